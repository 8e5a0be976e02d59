import styled from '@emotion/styled'
import { space } from '../theme.js'

/** Fields or groups one below the other. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
`
