import { Stack } from '../parts/Stack.js'
import { styled } from '../styled.js'
import { fromMedium } from '../theme.js'

/** Remarks about the answers. Two lines have room from the start, on a phone three, so that nothing moves when they appear. */
export const StatusNotes = styled(Stack)`
  &[data-stays='true'] {
    min-block-size: 60px;
    ${fromMedium} {
      min-block-size: 40px;
    }
  }
`
