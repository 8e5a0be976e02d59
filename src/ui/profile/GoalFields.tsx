import { ACTIVITY_LEVELS, GOALS } from '../../core/profile.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { usePlanner, usePlannerActions } from '../../store/PlannerContext.js'
import { FieldSet, GroupLegend } from '../parts/FieldSet.js'
import { RadioCards } from '../parts/RadioCards.js'
import { Stack } from './Stack.js'

/** Group "Activity and goal". */
export function GoalFields() {
  const { groups, labels, activityLevel: levels, goal: goals } = useMessages().profile
  const activityLevel = usePlanner((state) => state.draft.activityLevel)
  const goal = usePlanner((state) => state.draft.goal)
  const { editProfile } = usePlannerActions()
  return (
    <FieldSet>
      <GroupLegend>{groups.activityAndGoal}</GroupLegend>
      <Stack>
        <RadioCards
          legend={labels.activityLevel}
          choices={ACTIVITY_LEVELS.map((value) => ({ value, ...levels[value] }))}
          value={activityLevel}
          onChange={(value) => editProfile({ activityLevel: value })}
        />
        <RadioCards
          columns={3}
          legend={labels.goal}
          choices={GOALS.map((value) => ({ value, ...goals[value] }))}
          value={goal}
          onChange={(value) => editProfile({ goal: value })}
        />
      </Stack>
    </FieldSet>
  )
}
