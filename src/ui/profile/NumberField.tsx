import { PROFILE_LIMITS } from '../../core/profile.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { usePlanner, usePlannerActions } from '../../store/PlannerContext.js'
import { type NumericField, shownNumber } from '../../store/profileDraft.js'
import { NumberInput } from './NumberInput.js'
import { numberError } from './numberError.js'

/** Weight and budget: specification, section 5. */
const STEPS: Readonly<Record<NumericField, number>> = {
  age: 1,
  heightFeet: 1,
  heightInches: 1,
  weight: 0.1,
  weeklyFoodBudget: 5,
}

interface NumberFieldProps {
  readonly field: NumericField
  readonly prefix?: string
  readonly stepButtons?: { readonly more: string; readonly less: string }
}

/** A number in the profile form. It renders again only if its own text or error changes. */
export function NumberField({ field, ...rest }: NumberFieldProps) {
  const messages = useMessages().profile
  const { labels, errors } = messages
  const value = usePlanner((state) => shownNumber(state.draft[field]))
  const isFaulty = usePlanner((state) => state.errors[field] === true)
  const { editProfile } = usePlannerActions()
  return (
    <NumberInput
      label={labels[field]}
      error={isFaulty ? (numberError(field, value, messages) ?? errors[field]) : undefined}
      value={value}
      onWrite={(text) => editProfile({ [field]: text })}
      step={STEPS[field]}
      {...PROFILE_LIMITS[field]}
      {...rest}
    />
  )
}
