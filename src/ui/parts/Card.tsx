import styled from '@emotion/styled'
import { fromMedium, space } from '../theme.js'
import { Surface } from './Surface.js'

/** A surface that holds one thing. */
export const Card = styled(Surface)`
  padding: ${space.l};
  ${fromMedium} {
    padding: ${space.xl};
  }
`
