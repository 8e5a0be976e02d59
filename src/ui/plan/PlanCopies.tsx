import type { ShownPlan } from '../../store/plannerState.js'
import { TakeAlongButton } from '../along/TakeAlongButton.js'
import { Surface } from '../parts/Surface.js'
import { styled } from '../styled.js'
import { PrintPlanButton } from './PrintPlanButton.js'

/** Side by side if there is room. Whatever opens is below both. */
const Entries = styled(Surface)`
  gap: 0;
  overflow: hidden;
  & > button:first-of-type {
    border: 0;
  }
  & > section {
    border-width: 1px 0 0;
    border-radius: 0;
    box-shadow: none;
  }
  @container mp (min-width: 640px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > button + button {
      border-width: 0;
      border-inline-start-width: 1px;
    }
    & > section {
      grid-column: 1 / -1;
    }
  }
`

/** The plan on paper, in files and as a link. */
export function PlanCopies({ plan }: { plan: ShownPlan }) {
  return (
    <Entries>
      <PrintPlanButton plan={plan} />
      <TakeAlongButton plan={plan} />
    </Entries>
  )
}
