import type { ReactNode } from 'react'
import { styled } from '../styled.js'
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

interface FieldSetProps {
  readonly legend: string
  readonly children: ReactNode
}

/** One field made of several controls: a `fieldset` without the browser's border. */
export function FieldSet({ legend, children }: FieldSetProps) {
  return (
    <Frame gap="s">
      <Legend>{legend}</Legend>
      {children}
    </Frame>
  )
}
