import { usePlanner } from '../../store/PlannerContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { SharedPlanNote } from '../along/SharedPlanNote.js'
import { TakeAlongButton } from '../along/TakeAlongButton.js'
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
import { PlanActionList } from './PlanActionList.js'
import { PlanActionRow } from './PlanActionRow.js'
import { PlanNotes } from './PlanNotes.js'
import { PlanOverview } from './PlanOverview.js'
import { PrintPlanButton } from './PrintPlanButton.js'
import { useRecipes } from './useRecipes.js'
import { WeekComparison } from './WeekComparison.js'
import { WeekNutrients } from './WeekNutrients.js'

/** One column; in a wide widget the targets and the week stand at the start, beside the meals. */
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

/** Between one column and the wide widget, the targets and the week stand side by side. */
const Side = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  @container mp (min-width: 640px) {
    grid-template: auto 1fr / repeat(2, minmax(0, 1fr));
    align-items: start;
    & > :nth-of-type(2) {
      grid-area: 1 / 2 / 3 / 3;
    }
  }
  ${fromWide} {
    grid-template: none / minmax(0, 1fr);
    & > :nth-of-type(2) {
      grid-area: auto;
    }
  }
`

/** The Meal Plan tab: on a phone the days, the day's numbers and its meals come first. */
export function MealPlanTab({ plan }: { plan: ShownPlan }) {
  const { days } = plan.week
  const dayIndex = usePlanner((state) => state.dayIndex)
  const day = days[dayIndex] ?? days[0]
  const recipes = useRecipes(day?.meals ?? [])
  if (!day) return null
  const written = day.meals.flatMap((meal) => recipes.recipeOf(meal) ?? [])
  const minutesAtWork = written.reduce((sum, recipe) => sum + recipe.minutesAtWork, 0)
  return (
    <>
      <PlanOverview plan={plan} />
      <Remarks gap="s">
        <SharedPlanNote plan={plan} />
        <MadeForNote week={plan.week} />
        <PlanNotes plan={plan} />
      </Remarks>
      <PlanActionRow plan={plan} />
      <DayPicker plan={plan} shownDay={day} />
      <DayNumberLine plan={plan} day={day} />
      <DayHeading plan={plan} day={day} minutesAtWork={written.length > 0 ? minutesAtWork : null} />
      <Halves>
        <Stack gap="l">
          <DayMeals plan={plan} day={day} recipes={recipes} />
          <PrintPlanButton week={plan.week} />
          <TakeAlongButton plan={plan} />
        </Stack>
        <Side>
          <DailyTargets plan={plan} day={day} />
          <WeekComparison plan={plan} />
          {plan.profile && <HydrationTips gender={plan.profile.gender} />}
        </Side>
        <Stack gap="l">
          <WeekNutrients plan={plan} />
          <PlanActionList plan={plan} />
        </Stack>
      </Halves>
    </>
  )
}
