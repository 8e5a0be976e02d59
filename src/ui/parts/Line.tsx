import { styled } from '../styled.js'
import { space } from '../theme.js'

/** One line: an icon or a checkbox, text that takes the remaining width, and optionally something at the end. */
export const Line = styled('div')`
  display: grid;
  grid-auto-flow: column;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space.m};
`
