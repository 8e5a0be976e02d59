import { MEAL_VARIETIES, PROFILE_LIMITS } from '../../core/profile.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { usePlanner, usePlannerActions } from '../../store/PlannerContext.js'
import { useFormat } from '../format.js'
import { FieldSet, GroupLegend } from '../parts/FieldSet.js'
import { RadioCards } from '../parts/RadioCards.js'
import { SegmentedControl } from '../parts/SegmentedControl.js'
import { DraftNumberField } from './DraftNumberField.js'
import { Cell, FormGrid } from './FormGrid.js'

const { min: FEWEST_MEALS, max: MOST_MEALS } = PROFILE_LIMITS.mealsPerDay
const MEAL_COUNTS = Array.from({ length: MOST_MEALS - FEWEST_MEALS + 1 }, (_, index) => FEWEST_MEALS + index)

/** Group "Your week": what it may cost and how it is shared out. */
export function WeekFields() {
  const { groups, labels, budget, mealVariety: varieties } = useMessages().profile
  const { whole } = useFormat()
  const mealsPerDay = usePlanner((state) => state.draft.mealsPerDay)
  const mealVariety = usePlanner((state) => state.draft.mealVariety)
  const { editProfile } = usePlannerActions()
  return (
    <FieldSet>
      <GroupLegend>{groups.week}</GroupLegend>
      <FormGrid>
        <Cell narrow={6} roomy={3}>
          <DraftNumberField field="weeklyFoodBudget" prefix="$" stepButtons={budget} />
        </Cell>
        <Cell narrow={6} roomy={3}>
          <SegmentedControl
            legend={labels.mealsPerDay}
            choices={MEAL_COUNTS.map((value) => ({ value, label: whole(value) }))}
            value={mealsPerDay}
            onChange={(value) => editProfile({ mealsPerDay: value })}
          />
        </Cell>
        <Cell narrow={6} roomy={6}>
          <RadioCards
            columns={3}
            legend={labels.mealVariety}
            choices={MEAL_VARIETIES.map((value) => ({ value, ...varieties[value] }))}
            value={mealVariety}
            onChange={(value) => editProfile({ mealVariety: value })}
          />
        </Cell>
      </FormGrid>
    </FieldSet>
  )
}
