import { styled } from '../styled.js'
import { fromWide, space, WIDE } from '../theme.js'

/** A column up to this height can be seen whole if the window is high enough, which no container knows. */
const WHOLE_HEIGHT = '1130px'
/**
 * A shorter column takes the same room, as far as the main one has it: its lower edge sticks, and its upper edge would
 * start below that of the main column in a high window.
 */
const LEAST_HEIGHT = `min(${WHOLE_HEIGHT}, 100%)`

const twoColumns = `@container mp (min-width: 700px) and (not (min-width: ${WIDE}))`

/**
 * Cards beside the main column of a wide widget. They are usually longer than the window, so their lower edge sticks. In
 * a narrower widget they are side by side, and on a phone one below the other. A card with `data-tall` stands beside all
 * others; without one, the last of an odd number takes the whole row.
 */
export const SideColumn = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.l};
  ${twoColumns} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
    & > :last-of-type:nth-of-type(odd) {
      grid-column: 1 / -1;
    }
    &:has(> [data-tall='true']) {
      grid-template-rows: auto 1fr;
      & > :nth-of-type(n) {
        grid-column: 1;
      }
      & > [data-tall='true']:nth-of-type(n) {
        grid-area: 1 / 2 / 3 / 3;
      }
    }
  }
  ${fromWide} {
    position: sticky;
    inset-block-end: max(${space.l}, 100vh - ${WHOLE_HEIGHT});
    align-self: end;
    min-block-size: ${LEAST_HEIGHT};
  }
`
