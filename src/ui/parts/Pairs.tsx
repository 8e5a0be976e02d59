import { styled } from '../styled.js'
import { fromMedium } from '../theme.js'
import { Stack } from './Stack.js'

/** A stack that becomes two columns from the medium width on. */
export const Pairs = styled(Stack)`
  ${fromMedium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
