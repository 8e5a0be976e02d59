import { ACTIVITY_LEVELS, GOALS } from '../../core/profile.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { FieldSet } from '../parts/FieldSet.js'
import { ChoiceField } from './ChoiceField.js'

/** "Activity and goal". */
export function ActivityFields() {
  const { groups, activityLevel, goal } = useMessages().profile
  return (
    <FieldSet isGroup legend={groups.activityAndGoal}>
      <ChoiceField
        field="activityLevel"
        look="rows"
        choices={ACTIVITY_LEVELS.map((value) => ({ value, ...activityLevel[value] }))}
      />
      <ChoiceField field="goal" look="columns" choices={GOALS.map((value) => ({ value, ...goal[value] }))} />
    </FieldSet>
  )
}
