import { styled } from '../styled.js'
import { fromMedium, space } from '../theme.js'
import { Surface } from './Surface.js'

/** A padded surface. */
export const Card = styled(Surface)`
  padding: ${space.l};
  ${fromMedium} {
    padding: ${space.xl};
  }
`
