import { styled } from '../styled.js'
import { fromMedium } from '../theme.js'
import { Stack } from './Stack.js'

/** Things one below the other, and two by two where there is room. */
export const Pairs = styled(Stack)`
  ${fromMedium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
