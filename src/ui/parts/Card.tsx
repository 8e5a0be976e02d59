import styled from '@emotion/styled'
import { color, fromMedium, radius, space } from '../theme.js'

/** A raised surface that holds one thing. */
export const Card = styled.section`
  padding: ${space.l};
  border: 1px solid ${color('line')};
  border-radius: ${radius.card};
  background: ${color('surface')};
  box-shadow: ${color('shadow')};
  ${fromMedium} {
    padding: ${space.xl};
  }
`
