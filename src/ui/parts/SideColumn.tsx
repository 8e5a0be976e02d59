import { styled } from '../styled.js'
import { fromWide, space } from '../theme.js'

/** The least that a column counts as, so that a short one does not start lower than what it stands beside. */
const LEAST_HEIGHT = '960px'
/** Up to this height a column is seen whole in a window that is high enough. */
const WHOLE_HEIGHT = '1130px'

/**
 * Cards that stand beside the main column of a wide widget, the tallest second. The column is mostly longer than the window,
 * so it sticks by its lower edge. In a narrower widget its cards stand side by side, and on a phone one below the other.
 */
export const SideColumn = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.l};
  @container mp (min-width: 640px) {
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
