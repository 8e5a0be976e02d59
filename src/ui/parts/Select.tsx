import styled from '@emotion/styled'
import { ChevronDown } from 'lucide'
import type { ComponentProps } from 'react'
import { color, space } from '../theme.js'
import { controlStyle } from './controlStyle.js'
import { Icon } from './Icon.js'

const Box = styled.div`
  position: relative;
  & > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: ${space.m};
    block-size: 100%;
    color: ${color('muted')};
    pointer-events: none;
  }
`

const NativeSelect = styled.select`
  ${controlStyle}
  && {
    padding-inline-end: 40px;
    text-overflow: ellipsis;
    cursor: pointer;
  }
`

/** A native list to choose from; give it its label with {@link Field}. */
export function Select(props: ComponentProps<'select'>) {
  return (
    <Box>
      <NativeSelect {...props} />
      <Icon of={ChevronDown} />
    </Box>
  )
}
