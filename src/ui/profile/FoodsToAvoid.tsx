import { useRef } from 'react'
import { AVOIDABLE_FOODS, type AvoidableFood } from '../../core/food/avoidableFoods.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { usePlanner, usePlannerActions } from '../../store/PlannerContext.js'
import { FieldSet } from '../parts/FieldSet.js'
import { Text } from '../parts/Text.js'
import { ChipField } from './ChipField.js'

/** The major allergens, which visitors need most. They show before the other foods. */
const FIRST: readonly AvoidableFood[] = [
  'peanuts',
  'tree nuts',
  'eggs',
  'dairy',
  'fish',
  'shellfish',
  'gluten',
  'soy',
]
const IN_ORDER = [...new Set([...FIRST, ...AVOIDABLE_FOODS])]

interface FoodsToAvoidProps {
  /** The foods that the restrictions text rules out. */
  readonly ruledOut: ReadonlySet<string>
  /** Removes a food from the restrictions text. */
  readonly onAllow: (food: string) => void
}

/** "Foods to avoid": the 21 foods of the specification, section 3. A food that the text rules out looks ticked. */
export function FoodsToAvoid({ ruledOut, onAllow }: FoodsToAvoidProps) {
  const { profile, core } = useMessages()
  const { labels, avoidHint } = profile
  const ticked = usePlanner((state) => state.draft.foodRestrictions)
  const { editProfile } = usePlannerActions()
  const newest = useRef(ticked)
  newest.current = ticked
  const isOn = (food: string) => newest.current.some((other) => other === food) || ruledOut.has(food)
  const toggle = (food: string) => {
    if (ruledOut.has(food)) onAllow(food)
    newest.current = AVOIDABLE_FOODS.filter((other) =>
      other === food ? !isOn(food) : newest.current.includes(other),
    )
    editProfile({ foodRestrictions: newest.current })
  }
  return (
    <FieldSet legend={labels.foodRestrictions}>
      <ChipField
        sign="without"
        chips={Object.fromEntries(IN_ORDER.map((food) => [food, core.avoidableFood[food]]))}
        isOn={isOn}
        onToggle={toggle}
      />
      <Text size="small" tone="muted">
        {avoidHint}
      </Text>
    </FieldSet>
  )
}
