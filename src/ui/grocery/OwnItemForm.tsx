import { type ChangeEvent, useRef, useState } from 'react'
import { OWN_ITEM_LIMITS } from '../../core/grocery/ownItemLimits.js'
import { parseOwnItem } from '../../core/grocery/parseOwnItem.js'
import { newOwnItem } from '../../core/state/newOwnItem.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { usePlannerStore } from '../../store/PlannerContext.js'
import { usePlanActions } from '../../store/usePlanActions.js'
import { Button } from '../parts/Button.js'
import { FormArea } from '../parts/FormArea.js'
import { Text } from '../parts/Text.js'
import { TextInput } from '../parts/TextInput.js'
import { styled } from '../styled.js'
import { color, space } from '../theme.js'
import { useOwnId } from '../useOwnId.js'

/** Breaks before the words in the first field would be cut off. */
const Fields = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  padding: ${space.s} ${space.m} ${space.m};
  border-block-start: 1px solid ${color('line')};
  & > * {
    flex: 1 0 72px;
  }
  & > input:not([inputmode]) {
    flex: 99 1 164px;
    min-inline-size: 0;
  }
  & > input::placeholder {
    color: ${color('muted')};
    opacity: 1;
  }
  & > p {
    flex-basis: 100%;
  }
`

type Fault = 'name' | 'price' | 'full'

/** What the visitor types, and what is wrong with it once it is to be added. */
function useOwnItem() {
  const { changed } = usePlanMessages().groceries
  const { changePlan } = usePlanActions()
  const store = usePlannerStore()
  const [name, setName] = useState('')
  const [price, setPrice] = useState('')
  const [fault, setFault] = useState<Fault | null>(null)
  const nameField = useRef<HTMLInputElement>(null)
  const priceField = useRef<HTMLInputElement>(null)

  function add() {
    const { phase } = store.getState()
    if (phase.name !== 'plan') return
    const { listEdits } = phase.plan
    const entry = parseOwnItem(name, price)
    const problem =
      listEdits.ownItems.length >= OWN_ITEM_LIMITS.items ? 'full' : 'fault' in entry ? entry.fault : null
    setFault(problem)
    ;(problem === 'price' ? priceField : nameField).current?.focus()
    if (problem !== null || 'fault' in entry) return
    const item = newOwnItem(listEdits, entry)
    changePlan({ type: 'addOwn', item }, undefined, changed.onList(item.name))
    setName('')
    setPrice('')
  }

  /** What is typed next may well be right. */
  const typed = (set: (text: string) => void) => (event: ChangeEvent<HTMLInputElement>) => {
    setFault(null)
    set(event.currentTarget.value)
  }

  return {
    name: { ref: nameField, value: name, onChange: typed(setName) },
    price: { ref: priceField, value: price, onChange: typed(setPrice) },
    fault,
    add,
  }
}

/**
 * The field for an item of the visitor's own, such as `coffee` for 6 dollars. `coffee, $6` in one field works too.
 */
export function OwnItemForm() {
  const { own } = usePlanMessages().groceries
  const { name, price, fault, add } = useOwnItem()
  const errorId = useOwnId()
  const errors: Readonly<Record<Fault, string>> = {
    name: own.nameFault,
    price: own.priceFault,
    full: own.full,
  }

  const describe = (isFaulty: boolean) =>
    isFaulty ? { 'aria-invalid': true, 'aria-describedby': errorId } : undefined

  return (
    <FormArea onSubmit={add} aria-label={own.form}>
      <Fields>
        <TextInput
          {...name}
          form=""
          aria-label={own.name}
          placeholder={own.name}
          autoComplete="off"
          {...describe(fault === 'name' || fault === 'full')}
        />
        <TextInput
          {...price}
          form=""
          aria-label={own.price}
          placeholder={own.currency}
          inputMode="decimal"
          autoComplete="off"
          {...describe(fault === 'price')}
        />
        <Button onClick={add}>{own.add}</Button>
        {fault && (
          <Text size="small" tone="danger" strong id={errorId}>
            {errors[fault]}
          </Text>
        )}
      </Fields>
    </FormArea>
  )
}
