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
  const text = usePlanner((state) => state.draft[field])
  const isRefused = usePlanner((state) => state.errors[field] === true)
  const { editProfile } = usePlannerActions()
  return (
    <NumberInput
      typedFor={field}
      label={messages.labels[field]}
      fault={numberError(field, text, messages)}
      isRefused={isRefused}
      value={shownNumber(text)}
      onWrite={(typed) => editProfile({ [field]: typed })}
      onHeight={field === 'heightFeet' ? editProfile : undefined}
      step={STEPS[field]}
      {...PROFILE_LIMITS[field]}
      {...rest}
    />
  )
}
