import styled from '@emotion/styled'
import { fromMedium, space } from '../theme.js'

/** Six columns that fields span: `narrow` of them in a narrow widget, `medium` from 480 px on. */
export const FormGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${space.l};
`

interface Span {
  readonly narrow: number
  readonly medium: number
}

/** A field's place in the {@link FormGrid}. */
export const Cell = styled('div', {
  shouldForwardProp: (prop) => prop !== 'narrow' && prop !== 'medium',
})<Span>`
  min-inline-size: 0;
  grid-column: span ${({ narrow }) => narrow};
  ${fromMedium} {
    grid-column: span ${({ medium }) => medium};
  }
`
