import styled from '@emotion/styled'
import { fromRoomy } from '../parts/fromRoomy.js'
import { space } from '../theme.js'

/** Six columns that fields span: `narrow` of them in a narrow widget, `roomy` where there is room. */
export const FormGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${space.l};
`

interface Span {
  readonly narrow: number
  readonly roomy: number
}

/** A field's place in the {@link FormGrid}. */
export const Cell = styled('div', {
  shouldForwardProp: (prop) => prop !== 'narrow' && prop !== 'roomy',
})<Span>`
  min-inline-size: 0;
  grid-column: span ${({ narrow }) => narrow};
  ${fromRoomy} {
    grid-column: span ${({ roomy }) => roomy};
  }
`
