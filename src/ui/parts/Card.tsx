import { styled } from '../styled.js'
import { fromMedium, space } from '../theme.js'
import { Surface } from './Surface.js'

/** A surface that holds one thing. */
export const Card = styled(Surface)`
  padding: ${space.l};
  ${fromMedium} {
    padding: ${space.xl};
  }
`
