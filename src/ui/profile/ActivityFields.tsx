import { ACTIVITY_LEVELS, GOALS } from '../../core/profile.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { ChoiceField } from './ChoiceField.js'
import { FieldGroup } from './FieldGroup.js'

/** "Activity and goal". */
export function ActivityFields() {
  const { groups, activityLevel, goal } = useMessages().profile
  return (
    <FieldGroup title={groups.activityAndGoal}>
      <ChoiceField
        field="activityLevel"
        look="rows"
        choices={ACTIVITY_LEVELS.map((value) => ({ value, ...activityLevel[value] }))}
      />
      <ChoiceField field="goal" look="columns" choices={GOALS.map((value) => ({ value, ...goal[value] }))} />
    </FieldGroup>
  )
}
