import { allMessages } from '../../messages/allMessages.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { usePlanner, usePlannerActions } from '../../store/PlannerContext.js'
import { FieldRow } from './FieldRow.js'
import { heightInCm, isHeightWrong, METRIC_LIMITS, usHeight, usWeight, weightInKg } from './metricBody.js'
import { NumberInput } from './NumberInput.js'
import { numberError } from './numberError.js'

/** Height and weight in metric units. The typed text is kept, and the profile gets the same in US units. */
export function MetricFields() {
  const { profile, more } = allMessages(useMessages())
  const { labels, errors } = more
  const isWrongHeight = usePlanner((state) => isHeightWrong(state.draft, profile))
  const weight = usePlanner((state) => state.draft.weight)
  const heightCm = usePlanner((state) => heightInCm(state.draft))
  const weightKg = usePlanner((state) => weightInKg(state.draft))
  const isHeightRefused = usePlanner((state) => Boolean(state.errors.heightFeet ?? state.errors.heightInches))
  const isWeightRefused = usePlanner((state) => state.errors.weight === true)
  const { editProfile } = usePlannerActions()
  return (
    <FieldRow fieldWidth="120px">
      <NumberInput
        typedFor="heightCm"
        label={labels.heightCm}
        fault={isWrongHeight ? errors.heightCm : undefined}
        isRefused={isHeightRefused}
        value={heightCm}
        onWrite={(text) => editProfile({ heightCm: text, ...usHeight(text) })}
        step={1}
        {...METRIC_LIMITS.heightCm}
      />
      <NumberInput
        typedFor="weightKg"
        label={labels.weightKg}
        fault={numberError('weight', weight, profile) && errors.weightKg}
        isRefused={isWeightRefused}
        value={weightKg}
        onWrite={(text) => editProfile({ weightKg: text, weight: usWeight(text) })}
        step={0.1}
        {...METRIC_LIMITS.weightKg}
      />
    </FieldRow>
  )
}
