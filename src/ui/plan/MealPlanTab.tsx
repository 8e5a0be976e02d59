import { usePlanner } from '../../store/PlannerContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { SharedPlanNote } from '../along/SharedPlanNote.js'
import { TakeAlongButton } from '../along/TakeAlongButton.js'
import { Columns } from '../parts/Columns.js'
import { Stack } from '../parts/Stack.js'
import { DayMeals } from './DayMeals.js'
import { DayPicker } from './DayPicker.js'
import { HydrationTips } from './HydrationTips.js'
import { MacroCards } from './MacroCards.js'
import { PlanActions } from './PlanActions.js'
import { PlanNotes } from './PlanNotes.js'
import { PlanOverview } from './PlanOverview.js'
import { PrintPlanButton } from './PrintPlanButton.js'
import { WeekComparison } from './WeekComparison.js'
import { WeekNutrients } from './WeekNutrients.js'

/** The Meal Plan tab. */
export function MealPlanTab({ plan }: { plan: ShownPlan }) {
  const { days } = plan.week
  const dayIndex = usePlanner((state) => state.dayIndex)
  const day = days[dayIndex] ?? days[0]
  if (!day) return null
  return (
    <Stack gap="xl">
      <Stack gap="l">
        <PlanOverview plan={plan} />
        <SharedPlanNote plan={plan} />
        <PlanNotes plan={plan} />
      </Stack>
      <PlanActions plan={plan} />
      <Columns sizes="5fr 6fr">
        <Stack gap="l">
          <DayPicker plan={plan} shownDay={day} />
          <MacroCards plan={plan} day={day} />
        </Stack>
        <Stack>
          <DayMeals day={day} />
          <PrintPlanButton week={plan.week} />
          <TakeAlongButton plan={plan} />
        </Stack>
        <Stack gap="xl">
          <WeekComparison plan={plan} />
          {plan.profile && <HydrationTips gender={plan.profile.gender} />}
        </Stack>
      </Columns>
      <WeekNutrients plan={plan} />
    </Stack>
  )
}
