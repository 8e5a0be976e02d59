import { useDeferredValue } from 'react'
import { usePlanner } from '../../store/PlannerContext.js'
import { isBodyFilledIn } from '../../store/profileDraft.js'
import { styled } from '../styled.js'
import { fromMedium, space } from '../theme.js'
import { useTargetsPreview } from './useTargetsPreview.js'

/** Reserves room for two lines, on a phone for three, so that nothing moves when they appear. */
const Room = styled('div')`
  &[data-stays='true'] {
    min-block-size: 60px;
    margin-block-start: ${space.s};
    ${fromMedium} {
      min-block-size: 40px;
    }
  }
`

/** What a week costs at least, at the field of the budget: that is where it is needed. */
export function BudgetNote() {
  const draft = useDeferredValue(usePlanner((state) => state.draft))
  const known = useTargetsPreview(draft)
  return (
    <Room role="status" data-stays={isBodyFilledIn(draft)}>
      {known && <known.parts.LeastCostOnDemand preview={known.preview} />}
    </Room>
  )
}
