import { styled } from '../styled.js'
import { fromWide, space } from '../theme.js'

/** The least height of the column, so that a short one does not start lower than the main column. */
const LEAST_HEIGHT = '960px'
/** A column up to this height can be seen whole if the window is high enough. */
const WHOLE_HEIGHT = '1130px'

/**
 * Cards beside the main column of a wide widget, the tallest second. This column is usually longer than the window, so
 * its lower edge sticks. In a narrower widget its cards are side by side, and on a phone one below the other.
 */
export const SideColumn = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.l};
  @container mp (min-width: 700px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
    &:has(> :nth-of-type(3)) {
      grid-template-rows: auto 1fr;
      & > :nth-of-type(2) {
        grid-area: 1 / 2 / 3 / 3;
      }
    }
  }
  ${fromWide} {
    position: sticky;
    inset-block-end: max(${space.l}, 100vh - ${WHOLE_HEIGHT});
    align-self: end;
    min-block-size: ${LEAST_HEIGHT};
    &,
    &:has(> :nth-of-type(3)) {
      grid-template: none / minmax(0, 1fr);
      & > :nth-of-type(2) {
        grid-area: auto;
      }
    }
  }
`
