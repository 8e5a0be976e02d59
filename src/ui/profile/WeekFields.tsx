import { MEAL_VARIETIES, PROFILE_LIMITS } from '../../core/profile.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { useFormat } from '../format.js'
import { Stack } from '../parts/Stack.js'
import { ChoiceField } from './ChoiceField.js'
import { FieldGroup } from './FieldGroup.js'
import { FieldRow } from './FieldRow.js'
import { NumberField } from './NumberField.js'
import { StatusNotes } from './StatusNotes.js'
import { useTargetsPreview } from './useTargetsPreview.js'

const { min: FEWEST_MEALS, max: MOST_MEALS } = PROFILE_LIMITS.mealsPerDay
const MEAL_COUNTS = Array.from({ length: MOST_MEALS - FEWEST_MEALS + 1 }, (_, index) => FEWEST_MEALS + index)

/** "Your week": budget, meals per day and variety. */
export function WeekFields() {
  const { groups, budget, mealVariety } = useMessages().profile
  const { whole } = useFormat()
  const { isFilledIn, known } = useTargetsPreview()
  return (
    <FieldGroup title={groups.week}>
      <Stack gap="s">
        <FieldRow fieldWidth="150px">
          <NumberField field="weeklyFoodBudget" prefix="$" stepButtons={budget} />
          <ChoiceField
            field="mealsPerDay"
            look="segments"
            choices={MEAL_COUNTS.map((value) => ({ value, label: whole(value) }))}
          />
        </FieldRow>
        {/* What a week costs at least, at the field of the budget: that is where it is needed. */}
        <StatusNotes gap="s" role="status" data-stays={isFilledIn}>
          {known && <known.parts.LeastCostOnDemand preview={known.preview} />}
        </StatusNotes>
      </Stack>
      <ChoiceField
        field="mealVariety"
        look="columns"
        choices={MEAL_VARIETIES.map((value) => ({ value, ...mealVariety[value] }))}
      />
    </FieldGroup>
  )
}
