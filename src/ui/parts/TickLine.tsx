import { styled } from '../styled.js'
import { color } from '../theme.js'
import { Line } from './Line.js'

/** A {@link Line} that ticks its checkbox wherever it is pressed. */
export const TickLine = styled(Line.withComponent('label'))`
  cursor: pointer;
  &:hover {
    background: ${color('accentSoft')};
  }
`
