import type { MealPlace } from '../../../core/state/planState.js'
import type { SwapOption } from '../../../core/state/swapOption.js'
import { usePlanner } from '../../../store/PlannerContext.js'
import type { ShownPlan } from '../../../store/plannerState.js'
import { shownPerson } from '../../../store/selectors.js'
import { Button } from '../../parts/Button.js'
import { DishPicture } from '../../pictures/DishPicture.js'
import { styled } from '../../styled.js'
import { color, space } from '../../theme.js'
import { smallLine } from '../smallLine.js'
import { useDifferences } from './useDifferences.js'
import { useMinutesDifference } from './useMinutesDifference.js'
import { useSwapMessages } from './useSwapMessages.js'

const Choice = styled(Button)`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr);
  align-content: space-between;
  align-items: center;
  justify-content: stretch;
  gap: ${space.xs} ${space.m};
  padding: ${space.m};
  border-color: ${color('control')};
  border-radius: 10px;
  text-align: start;
  ${smallLine}
`

/** Three figures side by side, or one below the other if they would not fit or the choices are side by side. */
const Figures = styled('span')`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: ${space.xs};
  margin-block-start: 6px;
  padding-block-start: ${space.s};
  border-block-start: 1px solid ${color('line')};
  & > span {
    flex: 1 0 30%;
    white-space: nowrap;
  }
  @container (min-width: 560px) {
    flex-direction: column;
    & > span {
      display: flex;
      flex-direction: row-reverse;
      justify-content: space-between;
      align-items: baseline;
      gap: ${space.s};
    }
  }
`

interface SwapChoiceProps {
  readonly before: ShownPlan
  readonly option: SwapOption
  readonly place: MealPlace
  /** The reason to choose it; empty if only its numbers speak for it. */
  readonly reason: string
  readonly onChoose: () => void
}

/** One of three dishes for a meal. The same differences show in the same order for each. */
export function SwapChoice({ before, option, place, reason, onChoose }: SwapChoiceProps) {
  const swaps = useSwapMessages()
  const minutesDifference = useMinutesDifference()
  const differences = useDifferences()
  const person = usePlanner(shownPerson)
  const { name, dishId, plan, tillDiffUsd, overBudgetUsd, minutesDiff } = option
  const { date, type } = place
  const over = differences.over(before, overBudgetUsd)
  const meal = plan.week.days
    .flatMap(({ meals }) => meals)
    .find((each) => each.name === name && each.type === type)
  const figures = [
    [differences.till(tillDiffUsd), swaps.atTheTill],
    [differences.protein(before, plan, date, person), swaps.protein],
    [minutesDifference(minutesDiff), swaps.untilReady],
    ...(over === null ? [] : [[over, swaps.overBudget] as const]),
  ] as const
  return (
    <Choice onClick={onChoose}>
      <DishPicture
        look="tile"
        meal={{ name, type, items: meal?.items ?? [], ...(dishId !== undefined && { dishId }) }}
      />
      <span>
        {name} <small>{reason}</small>
      </span>
      <Figures>
        {figures.map(([figure, of]) => (
          <span key={of}>
            <bdi>{figure}</bdi> <small>{of}</small>
          </span>
        ))}
      </Figures>
    </Choice>
  )
}
