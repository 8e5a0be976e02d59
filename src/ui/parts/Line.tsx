import { styled } from '../styled.js'
import { space } from '../theme.js'

/** A picture or a box to tick, words that take the rest of the line, and what stands at its end. */
export const Line = styled('div')`
  display: grid;
  grid-auto-flow: column;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space.m};
`
