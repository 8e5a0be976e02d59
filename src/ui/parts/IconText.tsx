import type { IconNode } from 'lucide'
import type { ComponentProps } from 'react'
import { styled } from '../styled.js'
import { space, type ThemeToken } from '../theme.js'
import { Icon } from './Icon.js'
import { Text } from './Text.js'

/** The icon stands in the middle of the first line. */
const Flow = styled(Text)`
  display: flex;
  gap: ${space.s};
  overflow-wrap: anywhere;
  & > svg {
    block-size: 1lh;
  }
`

interface IconTextProps extends ComponentProps<typeof Text> {
  readonly icon: IconNode
  /** The icon's colour, if it differs from the text's. */
  readonly iconTone?: ThemeToken
}

/** A text with an icon before its first line. */
export function IconText({ icon, iconTone, children, ...rest }: IconTextProps) {
  return (
    <Flow {...rest}>
      <Icon of={icon} {...(iconTone && { tone: iconTone })} />
      <span>
        <bdi>{children}</bdi>
      </span>
    </Flow>
  )
}
