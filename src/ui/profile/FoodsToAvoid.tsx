import { AVOIDABLE_FOODS, type AvoidableFood } from '../../core/food/avoidableFoods.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { usePlanner, usePlannerActions } from '../../store/PlannerContext.js'
import { Chip, ChipList } from '../parts/Chip.js'
import { FieldSet } from '../parts/FieldSet.js'
import { Text } from '../parts/Text.js'
import { useEarlyAnswer } from './useEarlyAnswer.js'

/** "Foods to avoid": the 21 foods of the specification, section 3. */
export function FoodsToAvoid() {
  const { profile, core } = useMessages()
  const { labels, avoidHint } = profile
  const ticked = usePlanner((state) => state.draft.foodRestrictions)
  const { editProfile } = usePlannerActions()
  const toggle = (food: AvoidableFood) =>
    editProfile({
      foodRestrictions: AVOIDABLE_FOODS.filter((other) => (other === food) !== ticked.includes(other)),
    })
  const early = useEarlyAnswer<HTMLDivElement>((chips) => {
    const boxes = [...chips.querySelectorAll('input')]
    const foodRestrictions = AVOIDABLE_FOODS.filter((_, index) => boxes[index]?.checked)
    if (foodRestrictions.join() !== ticked.join()) editProfile({ foodRestrictions })
  })
  return (
    <FieldSet legend={labels.foodRestrictions}>
      <ChipList ref={early}>
        {AVOIDABLE_FOODS.map((food) => (
          <Chip
            key={food}
            kind="checkbox"
            label={core.avoidableFood[food]}
            on={ticked.includes(food)}
            onToggle={() => toggle(food)}
          />
        ))}
      </ChipList>
      <Text size="small" tone="muted">
        {avoidHint}
      </Text>
    </FieldSet>
  )
}
