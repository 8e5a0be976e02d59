import { memo, useDeferredValue, useMemo, useState } from 'react'
import { dayFor, everybody } from '../../core/plan/eaters.js'
import type { DayPlan } from '../../core/plan/weekPlan.js'
import { usePlanner } from '../../store/PlannerContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { SharedPlanNote } from '../along/SharedPlanNote.js'
import { SideColumn } from '../parts/SideColumn.js'
import { Stack } from '../parts/Stack.js'
import { styled } from '../styled.js'
import { fromWide, space } from '../theme.js'
import { DailyTargets } from './DailyTargets.js'
import { DayHeading } from './DayHeading.js'
import { DayMeals } from './DayMeals.js'
import { DayNumberLine } from './DayNumberLine.js'
import { DayPicker } from './DayPicker.js'
import { HydrationTips } from './HydrationTips.js'
import { MadeForNote } from './MadeForNote.js'
import { OverBudgetNote } from './OverBudgetNote.js'
import { PlanActionList } from './PlanActionList.js'
import { PlanActionRow } from './PlanActionRow.js'
import { PlanCopies } from './PlanCopies.js'
import { PlanOverview } from './PlanOverview.js'
import { PlanWishes } from './PlanWishes.js'
import { PortionsFor } from './PortionsFor.js'
import { InTurn, TURNS } from './Turns.js'
import { DayRecipes, useRecipes } from './useRecipes.js'
import { WeekComparison } from './WeekComparison.js'
import { WeekNutrients } from './WeekNutrients.js'

/** One column. In a wide widget the targets and the week are at the start, beside the meals. */
const Halves = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  align-items: start;
  ${fromWide} {
    grid-template: 'side meals' auto 'side more' 1fr / 336px minmax(0, 1fr);
    gap: ${space.l} ${space.xl};
    & > :nth-of-type(1) {
      grid-area: meals;
    }
    & > :nth-of-type(2) {
      grid-area: side;
    }
  }
`

const Remarks = styled(Stack)`
  &:not(:empty) {
    margin-block-end: ${space.l};
  }
`

/** The Meal Plan tab. On a phone the days, the day's numbers and its meals come first. */
export function MealPlanTab({ plan }: { plan: ShownPlan }) {
  // The pressed button answers first. React then draws the day in slices.
  const dayIndex = useDeferredValue(usePlanner((state) => state.dayIndex))
  return <ShownDay plan={plan} dayIndex={dayIndex} />
}

interface ShownDayProps {
  readonly plan: ShownPlan
  readonly dayIndex: number
}

/** A day in the portions of one of those who eat, and the plan with this person's targets. */
function useEaten(plan: ShownPlan, day: DayPlan | undefined, person: number) {
  return useMemo(() => {
    const targets = plan.basis.otherTargets?.[person - 1]
    if (!day || !targets) return { plan, day }
    return { plan: { ...plan, basis: { ...plan.basis, targets } }, day: dayFor(day, plan.basis, person) }
  }, [plan, day, person])
}

const ShownDay = memo(function ShownDay({ plan, dayIndex }: ShownDayProps) {
  const { days } = plan.week
  const day = days[dayIndex] ?? days[0]
  const [recipes, setRecipes] = useRecipes()
  const [chosen, setPerson] = useState(0)
  // Undo may lead back to a plan for fewer.
  const person = everybody(plan.basis).includes(chosen) ? chosen : 0
  const eaten = useEaten(plan, day, person)
  if (!day || !eaten.day) return null
  const written = day.meals.flatMap((meal) => recipes.recipeOf(meal) ?? [])
  const minutesAtWork = written.reduce((sum, recipe) => sum + recipe.minutesAtWork, 0)
  return (
    <>
      <PlanOverview plan={plan} />
      <Remarks gap="s">
        <SharedPlanNote plan={plan} />
        <MadeForNote week={plan.week} />
        <OverBudgetNote plan={plan} />
      </Remarks>
      <PlanActionRow plan={plan} />
      <DayPicker plan={plan} />
      <DayNumberLine plan={eaten.plan} day={eaten.day} />
      <DayHeading plan={plan} day={day} minutesAtWork={written.length > 0 ? minutesAtWork : null} />
      <Halves>
        <Stack gap="l">
          <PortionsFor basis={plan.basis} person={person} onChoose={setPerson} />
          <DayMeals plan={plan} day={day} person={person} recipes={recipes} />
        </Stack>
        <SideColumn>
          <InTurn turn={TURNS.side}>
            <DailyTargets plan={eaten.plan} day={eaten.day} person={person} />
            <WeekComparison plan={plan} />
            {plan.profile && <HydrationTips gender={plan.profile.gender} />}
          </InTurn>
        </SideColumn>
        <Stack gap="l">
          <InTurn turn={TURNS.rest}>
            <PlanWishes plan={plan} />
            <WeekNutrients plan={plan} />
            <PlanCopies plan={plan} />
            <PlanActionList plan={plan} />
            <DayRecipes
              week={plan.week}
              meals={day.meals}
              hasFailed={recipes.hasFailed}
              onWritten={setRecipes}
            />
          </InTurn>
        </Stack>
      </Halves>
    </>
  )
})
