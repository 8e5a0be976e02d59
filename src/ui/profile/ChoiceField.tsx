import { useMessages } from '../../messages/MessagesContext.js'
import { usePlanner, usePlannerActions } from '../../store/PlannerContext.js'
import type { ProfileDraft } from '../../store/profileDraft.js'
import { Choice, type ChoiceProps } from './Choice.js'

type ChoiceFieldName = 'gender' | 'activityLevel' | 'goal' | 'mealsPerDay' | 'mealVariety'

type ChoiceFieldProps<Name extends ChoiceFieldName> = Pick<
  ChoiceProps<ProfileDraft[Name]>,
  'look' | 'choices'
> & { readonly field: Name }

/** A choice in the profile form. It renders again only if its own value changes. */
export function ChoiceField<Name extends ChoiceFieldName>({ field, ...rest }: ChoiceFieldProps<Name>) {
  const { labels } = useMessages().profile
  const chosen = usePlanner((state) => state.draft[field])
  const { editProfile } = usePlannerActions()
  return (
    <Choice
      legend={labels[field]}
      chosen={chosen}
      onChoose={(value) => editProfile({ [field]: value })}
      {...rest}
    />
  )
}
