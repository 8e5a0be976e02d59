import { TriangleAlert } from 'lucide'
import { useEffect, useState } from 'react'
import type { DailyTargets } from '../../core/nutrition/dailyTargets.js'
import type { LeastCost } from '../../core/plan/leastCost.js'
import { relaxedLimitLabel } from '../../core/plan/planLimit.js'
import { PROFILE_LIMITS } from '../../core/profile.js'
import { allMessages } from '../../messages/allMessages.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { usePlanner } from '../../store/PlannerContext.js'
import { typedNumber } from '../../store/profileDraft.js'
import { useFormat } from '../format.js'
import { IconText } from '../parts/IconText.js'
import { Stack } from '../parts/Stack.js'
import { Text } from '../parts/Text.js'
import { useLeastCost } from './useLeastCost.js'
import { useWeekAhead } from './useWeekAhead.js'

/** How far the least cost may be off, as a share of it: what `bench/leastCost.ts` asks of it. */
const INACCURACY = 0.1

/** The budget is judged when it has not changed for this long: a screen reader would say a sentence at each key. */
const SETTLED_MS = 500

/** The changes that help, in a sentence; empty if none was found. */
function useHelp({ help, needsAll }: LeastCost): string {
  const { core, answers } = allMessages(useMessages())
  const { whole } = useFormat()
  const [first] = help
  if (first === undefined) return ''
  if (help.length === 1 && first.kind === 'mealsPerDay')
    return answers.leastCost.mealMore(whole(first.mealsPerDay))
  const changes = help.map((limit) => relaxedLimitLabel(limit, core))
  return answers.leastCost.help(changes, needsAll)
}

/** Warns of too few calories, in place of a cost. */
function TooLittle({ cost }: { cost: LeastCost }) {
  const { leastCost } = allMessages(useMessages()).answers
  const { percent } = useFormat()
  const help = useHelp(cost) || leastCost.moreFoods
  return (
    <IconText size="small" icon={TriangleAlert} iconTone="low">
      {`${leastCost.tooLittle(percent(Math.floor(cost.reached * 100) / 100))} ${help}`}
    </IconText>
  )
}

/** The budget when it is typed; undefined if there is none. `useSettled` is part of the first load, which this would split. */
function useTypedBudget(): number | undefined {
  const typed = usePlanner((state) => typedNumber(state.draft.weeklyFoodBudget, 'weeklyFoodBudget'))
  const [budget, setBudget] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(setBudget, SETTLED_MS, typed)
    return () => clearTimeout(timer)
  }, [typed])
  return budget
}

/** The cost and the budget: one quiet line if the budget is enough. */
function CostLines({ cost }: { cost: LeastCost }) {
  const { leastCost } = allMessages(useMessages()).answers
  const { whole } = useFormat()
  const budget = useTypedBudget()
  const costUsd = Math.ceil(cost.costUsd)
  const till = whole(Math.ceil(cost.tillUsd))
  // Its field says what is wrong with it.
  if (budget !== undefined && budget < PROFILE_LIMITS.weeklyFoodBudget.min) return null
  if (budget !== undefined && budget < costUsd) {
    return (
      <>
        <IconText size="small" icon={TriangleAlert} iconTone="low">
          {leastCost.short(whole(budget), whole(costUsd), whole(Math.ceil(costUsd - budget)))}
        </IconText>
        <Text size="small" tone="muted">
          {leastCost.till(till)}
        </Text>
      </>
    )
  }
  const least = leastCost.noBudget(whole(costUsd), till)
  const verdict =
    budget !== undefined && budget < costUsd * (1 + INACCURACY) ? leastCost.fitsBarely : leastCost.fits
  return (
    <Text size="small" tone="muted">
      {budget === undefined ? least : `${verdict(whole(budget))} ${least}`}
    </Text>
  )
}

/** Warns of numbers that most days of any week miss. */
function MissedNumbers({ cost }: { cost: LeastCost }) {
  const { answers, profile } = allMessages(useMessages())
  const help = useHelp(cost)
  const numbers = cost.missed.map((nutrient) => profile.targets[nutrient])
  return (
    <IconText size="small" icon={TriangleAlert} iconTone="low">
      {`${answers.leastCost.missed(numbers)} ${help}`.trim()}
    </IconText>
  )
}

/** The least that a week for these targets and foods could cost, and the numbers that no week reaches. */
export function LeastCostNote({ targets }: { targets: DailyTargets }) {
  useWeekAhead()
  const { leastCost } = allMessages(useMessages()).answers
  const { cost, isSlow } = useLeastCost(targets)
  if (cost === null) {
    return (
      <Text size="small" tone="muted">
        {isSlow && leastCost.working}
      </Text>
    )
  }
  // The cost of a week with too few calories would mislead.
  const isFed = cost.isEnough && !cost.missed.includes('calories')
  return (
    <Stack gap="xs">
      {!cost.isEnough && <TooLittle cost={cost} />}
      {isFed && <CostLines cost={cost} />}
      {cost.isEnough && cost.missed.length > 0 && <MissedNumbers cost={cost} />}
    </Stack>
  )
}
