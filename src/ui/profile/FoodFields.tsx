import { useMessages } from '../../messages/MessagesContext.js'
import { FieldSet, GroupLegend } from '../parts/FieldSet.js'
import { FoodsToAvoid } from './FoodsToAvoid.js'
import { RestrictionsField } from './RestrictionsField.js'
import { Stack } from './Stack.js'

/** Group "Food": what must not be on the plate. */
export function FoodFields() {
  const { groups } = useMessages().profile
  return (
    <FieldSet>
      <GroupLegend>{groups.food}</GroupLegend>
      <Stack>
        <RestrictionsField />
        <FoodsToAvoid />
      </Stack>
    </FieldSet>
  )
}
