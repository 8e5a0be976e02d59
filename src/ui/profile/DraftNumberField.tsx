import { PROFILE_LIMITS } from '../../core/profile.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { usePlanner, usePlannerActions } from '../../store/PlannerContext.js'
import type { NumberField as NumberFieldName } from '../../store/profileDraft.js'
import { NumberField } from '../parts/NumberField.js'

/** Weight and budget: specification, section 5. */
const STEPS: Readonly<Record<NumberFieldName, number>> = {
  age: 1,
  heightFeet: 1,
  heightInches: 1,
  weight: 0.1,
  weeklyFoodBudget: 5,
}

interface DraftNumberFieldProps {
  readonly field: NumberFieldName
  readonly prefix?: string
  readonly stepButtons?: { readonly more: string; readonly less: string }
}

/** A number of the profile form; renders again only when its own text or error changes. */
export function DraftNumberField({ field, ...look }: DraftNumberFieldProps) {
  const { labels, errors } = useMessages().profile
  const value = usePlanner((state) => state.draft[field])
  const isFaulty = usePlanner((state) => state.errors[field] === true)
  const { editProfile } = usePlannerActions()
  return (
    <NumberField
      {...look}
      {...PROFILE_LIMITS[field]}
      step={STEPS[field]}
      label={labels[field]}
      value={value}
      error={isFaulty ? errors[field] : undefined}
      onChange={(text) => editProfile({ [field]: text })}
    />
  )
}
