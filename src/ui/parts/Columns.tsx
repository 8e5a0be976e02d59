import { styled } from '../styled.js'
import { fromWide, space } from '../theme.js'

/**
 * A stack of two or three parts. In a wide widget it has two columns of these `sizes`: the second part is beside the
 * first and the third.
 */
export const Columns = styled('div')<{ sizes: string }>`
  display: grid;
  align-items: start;
  gap: ${space.xl};
  & > * {
    min-inline-size: 0;
  }
  ${fromWide} {
    grid-template: auto 1fr / ${({ sizes }) => sizes};
    & > :nth-of-type(2) {
      grid-area: 1 / 2 / 3 / 3;
    }
  }
`
