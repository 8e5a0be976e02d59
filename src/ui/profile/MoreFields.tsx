import { PROFILE_LIMITS } from '../../core/profile.js'
import { UNITS } from '../../core/units.js'
import { allMessages } from '../../messages/allMessages.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { usePlanner, usePlannerActions } from '../../store/PlannerContext.js'
import { useFormat } from '../format.js'
import { Stack } from '../parts/Stack.js'
import { Text } from '../parts/Text.js'
import { styled } from '../styled.js'
import { fromMedium, space } from '../theme.js'
import { Choice } from './Choice.js'
import { OtherPeople } from './OtherPeople.js'
import { OwnTargets } from './OwnTargets.js'
import { StartDay } from './StartDay.js'

const { min, max } = PROFILE_LIMITS.people
const PEOPLE = Array.from({ length: max - min + 1 }, (_, index) => min + index)

const Fields = styled(Stack)`
  padding: ${space.s} ${space.l} ${space.l};
  ${fromMedium} {
    padding: ${space.s} ${space.xl} ${space.xl};
  }
`

/** The fields inside "More choices". */
export function MoreFields() {
  const { labels, hints, units: unitNames } = allMessages(useMessages()).more
  const { units, whole } = useFormat()
  const people = usePlanner((state) => state.draft.people ?? min)
  const { choose, editProfile } = usePlannerActions()
  return (
    <Fields gap="l">
      <Stack gap="xs">
        <Choice
          legend={labels.people}
          look="segments"
          choices={PEOPLE.map((value) => ({ value, label: whole(value) }))}
          chosen={people}
          onChoose={(value) => editProfile({ people: value })}
        />
        <Text size="small" tone="muted">
          {hints.people}
        </Text>
      </Stack>
      <OtherPeople />
      <StartDay />
      <Choice
        legend={labels.units}
        look="columns"
        choices={UNITS.map((value) => ({ value, ...unitNames[value] }))}
        chosen={units}
        onChoose={(value) => choose({ units: value })}
      />
      <OwnTargets />
    </Fields>
  )
}
