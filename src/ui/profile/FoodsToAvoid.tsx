import styled from '@emotion/styled'
import { AVOIDABLE_FOODS, type AvoidableFood } from '../../core/food/avoidableFoods.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { usePlanner, usePlannerActions } from '../../store/PlannerContext.js'
import { ChipCheckbox } from '../parts/ChipCheckbox.js'
import { ChipList } from '../parts/ChipList.js'
import { FieldSet, Legend } from '../parts/FieldSet.js'
import { color, space, text } from '../theme.js'

const Note = styled.p`
  margin: ${space.s} 0 0;
  padding: 0;
  font: inherit;
  font-size: ${text.small};
  line-height: 1.5;
  color: ${color('muted')};
`

/** "Foods to avoid": the specification's 21 foods, section 3. */
export function FoodsToAvoid() {
  const { labels, avoidableFood, avoidHint } = useMessages().profile
  const ticked = usePlanner((state) => state.draft.foodRestrictions)
  const { editProfile } = usePlannerActions()
  const tick = (food: AvoidableFood, on: boolean) => {
    const foodRestrictions = AVOIDABLE_FOODS.filter((other) => (other === food ? on : ticked.includes(other)))
    editProfile({ foodRestrictions })
  }
  return (
    <FieldSet>
      <Legend>{labels.foodRestrictions}</Legend>
      <ChipList>
        {AVOIDABLE_FOODS.map((food) => (
          <ChipCheckbox
            key={food}
            label={avoidableFood[food]}
            checked={ticked.includes(food)}
            onChange={(on) => tick(food, on)}
          />
        ))}
      </ChipList>
      <Note>{avoidHint}</Note>
    </FieldSet>
  )
}
