import styled from '@emotion/styled'
import { space } from '../theme.js'

/** Chips in rows. */
export const ChipList = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
`
