import { styled } from '../styled.js'
import { color } from '../theme.js'
import { Line } from './Line.js'

/** A {@link Line} whose whole area ticks its checkbox. */
export const TickLine = styled(Line.withComponent('label'))`
  cursor: pointer;
  &:hover {
    background: ${color('accentSoft')};
  }
`
