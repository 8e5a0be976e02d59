import { useRef } from 'react'
import { useMessages } from '../../messages/MessagesContext.js'
import { usePlanner } from '../../store/PlannerContext.js'
import { FieldGroup } from './FieldGroup.js'
import { FoodsToAvoid } from './FoodsToAvoid.js'
import { RestrictionsField } from './RestrictionsField.js'
import { useRestrictionsReading } from './useRestrictionsReading.js'

const NOTHING: ReadonlySet<string> = new Set()

/** "Food": the restrictions text and the foods to avoid. Each shows what the other says. */
export function FoodFields() {
  const { groups } = useMessages().profile
  const text = usePlanner((state) => state.draft.dietaryRestrictions)
  const { read, isTooLong, write, keep } = useRestrictionsReading(text)
  const fields = useRef<HTMLElement>(null)
  const meant = read?.reading.meant ?? NOTHING
  /** Unticks a chip that the text has ticked. If only the visitor can reword it, the focus moves to the text. */
  const takeOut = (chip: string) => {
    const rest = read?.reading.without(chip, text)
    if (rest !== undefined) return write(rest)
    keep(chip)
    fields.current?.querySelector('textarea')?.focus()
  }
  return (
    <FieldGroup title={groups.food} ref={fields}>
      <RestrictionsField
        text={text}
        read={read}
        meant={meant}
        isTooLong={isTooLong}
        onWrite={write}
        onTakeOut={takeOut}
      />
      <FoodsToAvoid ruledOut={meant} onAllow={takeOut} />
    </FieldGroup>
  )
}
