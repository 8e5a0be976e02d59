import type { ReactNode } from 'react'
import { styled } from '../styled.js'
import { space, text } from '../theme.js'
import { labelStyle } from './controlStyle.js'
import { Stack } from './Stack.js'

const Frame = styled(Stack.withComponent('fieldset'))`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`

const Legend = styled('legend')`
  ${labelStyle}
`

const GroupLegend = styled(Legend)`
  margin-block-end: ${space.l};
  font-size: ${text.title};
  font-weight: 700;
  line-height: 1.2;
`

interface FieldSetProps {
  readonly legend: string
  /** True for a group of fields under a heading, false for one field made of several controls. */
  readonly isGroup?: boolean
  readonly children: ReactNode
}

/** A `fieldset` without the browser's border. */
export function FieldSet({ legend, isGroup, children }: FieldSetProps) {
  const Title = isGroup ? GroupLegend : Legend
  return (
    <Frame gap={isGroup ? 'xl' : 's'}>
      <Title>{legend}</Title>
      {children}
    </Frame>
  )
}
