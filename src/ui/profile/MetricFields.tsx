import { allMessages } from '../../messages/allMessages.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { usePlanner, usePlannerActions } from '../../store/PlannerContext.js'
import { FieldRow } from './FieldRow.js'
import {
  heightError,
  heightInCm,
  METRIC_LIMITS,
  usHeight,
  usWeight,
  weightError,
  weightInKg,
} from './metricBody.js'
import { NumberInput } from './NumberInput.js'

/** Height and weight in metric units. The typed text is kept, and the profile gets the same in US units. */
export function MetricFields() {
  const { labels, errors } = allMessages(useMessages()).more
  const heightCm = usePlanner((state) => heightInCm(state.draft))
  const weightKg = usePlanner((state) => weightInKg(state.draft))
  const isHeightRefused = usePlanner((state) => Boolean(state.errors.heightFeet ?? state.errors.heightInches))
  const isWeightRefused = usePlanner((state) => state.errors.weight === true)
  const { editProfile } = usePlannerActions()
  return (
    <FieldRow fieldWidth="120px">
      <NumberInput
        label={labels.heightCm}
        fault={heightError(heightCm, errors)}
        isRefused={isHeightRefused}
        value={heightCm}
        onWrite={(text) => editProfile({ heightCm: text, ...usHeight(text) })}
        step={1}
        {...METRIC_LIMITS.heightCm}
      />
      <NumberInput
        label={labels.weightKg}
        fault={weightError(weightKg, errors)}
        isRefused={isWeightRefused}
        value={weightKg}
        onWrite={(text) => editProfile({ weightKg: text, weight: usWeight(text) })}
        step={0.1}
        {...METRIC_LIMITS.weightKg}
      />
    </FieldRow>
  )
}
