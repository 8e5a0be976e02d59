import { memo, useDeferredValue, useMemo } from 'react'
import { ownProfile } from '../../core/nutrition/otherTargets.js'
import { mealsOutOf } from '../../core/plan/withMealsOut.js'
import { usePlanner, usePlannerActions } from '../../store/PlannerContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { planGroceries, shownPerson } from '../../store/selectors.js'
import { SharedPlanNote } from '../along/SharedPlanNote.js'
import { SideColumn } from '../parts/SideColumn.js'
import { Stack } from '../parts/Stack.js'
import { styled } from '../styled.js'
import { fromWide, space } from '../theme.js'
import { ChangedAnswersNote } from './ChangedAnswersNote.js'
import { DailyTargets } from './DailyTargets.js'
import { DayHeading } from './DayHeading.js'
import { DayMeals } from './DayMeals.js'
import { DayNumberLine } from './DayNumberLine.js'
import { DayPicker } from './DayPicker.js'
import { eatenPlan } from './eatenPlan.js'
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
import { WeekOverNote } from './WeekOverNote.js'

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

const ShownDay = memo(function ShownDay({ plan, dayIndex }: ShownDayProps) {
  const { week, basis, profile } = plan
  const index = dayIndex in week.days ? dayIndex : 0
  const day = week.days[index]
  const [recipes, setRecipes] = useRecipes()
  const person = usePlanner(shownPerson)
  const { selectPerson } = usePlannerActions()
  const eaten = useMemo(() => eatenPlan(plan, person), [plan, person])
  const eatenDay = eaten.week.days[index]
  if (!day || !eatenDay) return null
  // Of someone who eats a share of the visitor's portions, no more is known.
  const body = profile && person > 0 ? ownProfile(profile, person) : profile
  const { total, tillTotal, scaled } = planGroceries(plan)
  const written = day.meals.flatMap((meal) => recipes.recipeOf(meal) ?? [])
  const minutesAtWork = written.reduce((sum, recipe) => sum + recipe.minutesAtWork, 0)
  return (
    <>
      <PlanOverview plan={eaten} cost={total} tillCost={scaled ? null : tillTotal} />
      <Remarks gap="s">
        <SharedPlanNote plan={plan} />
        <ChangedAnswersNote plan={plan} />
        <MadeForNote week={week} />
        <WeekOverNote week={week} />
        <OverBudgetNote plan={plan} />
      </Remarks>
      <PlanActionRow plan={plan} />
      <DayPicker plan={eaten} />
      <DayNumberLine plan={eaten} day={eatenDay} />
      <DayHeading plan={plan} day={day} minutesAtWork={written.length > 0 ? minutesAtWork : null} />
      <Halves>
        <Stack gap="l">
          <PortionsFor basis={basis} person={person} onChoose={selectPerson} />
          <DayMeals plan={plan} day={day} person={person} recipes={recipes} />
        </Stack>
        <SideColumn>
          <InTurn turn={TURNS.side}>
            <DailyTargets plan={eaten} day={eatenDay} person={person} />
            <WeekComparison plan={eaten} cost={total} person={person} />
            {profile && <HydrationTips gender={body?.gender} />}
          </InTurn>
        </SideColumn>
        <Stack gap="l">
          <InTurn turn={TURNS.rest}>
            <PlanWishes plan={plan} />
            {profile && (
              <WeekNutrients
                week={body ? eaten.week : week}
                of={body ?? profile}
                unknown={body ? null : person}
                mealsOut={mealsOutOf(plan.eatenOut).length}
              />
            )}
            <PlanCopies plan={plan} />
            <PlanActionList plan={plan} />
            <DayRecipes week={week} meals={day.meals} hasFailed={recipes.hasFailed} onWritten={setRecipes} />
          </InTurn>
        </Stack>
      </Halves>
    </>
  )
})
