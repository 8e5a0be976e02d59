import { ChevronDown } from 'lucide'
import type { ComponentProps } from 'react'
import { styled } from '../styled.js'
import { space } from '../theme.js'
import { controlStyle } from './controlStyle.js'
import { Icon } from './Icon.js'

const Box = styled('div')`
  position: relative;
  & > select {
    ${controlStyle}
    padding-inline-end: 40px;
  }
  & > svg {
    position: absolute;
    inset-block-start: 13px;
    inset-inline-end: ${space.m};
    pointer-events: none;
  }
`

/** A native select; {@link Field} gives it its label. */
export function Select(props: ComponentProps<'select'>) {
  return (
    <Box>
      <select {...props} />
      <Icon of={ChevronDown} tone="muted" />
    </Box>
  )
}
