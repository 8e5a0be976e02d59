import type { ComponentProps } from 'react'
import { styled } from '../styled.js'
import { TOUCH_TARGET } from '../theme.js'
import { Button } from './Button.js'
import { Icon, type IconNode } from './Icon.js'

const Square = styled(Button)`
  flex: none;
  inline-size: ${TOUCH_TARGET};
  padding: 0;
`

interface IconButtonProps extends ComponentProps<typeof Button> {
  readonly icon: IconNode
  /** Its name for screen readers. */
  readonly 'aria-label': string
}

/** A square button that shows an icon only. */
export function IconButton({ icon, ...rest }: IconButtonProps) {
  return (
    <Square {...rest}>
      <Icon of={icon} />
    </Square>
  )
}
