import { styled } from '../styled.js'
import { color, fromMedium, inLowWindow, space } from '../theme.js'
import { Stack } from './Stack.js'

/** Holds the main action. In a narrow widget it sticks to the bottom of the screen, within reach of the thumb. */
export const FootBar = styled(Stack)`
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  padding: ${space.m} ${space.l};
  border-block-start: 1px solid ${color('line')};
  background: ${color('surface')};
  ${inLowWindow} {
    position: static;
  }
  ${fromMedium} {
    position: static;
    margin: 0;
    padding: 0;
    border: 0;
  }
`
