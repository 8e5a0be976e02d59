import { type ReactNode, useRef, useState } from 'react'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { usePlanner } from '../../store/PlannerContext.js'
import { isAvoided } from '../../store/selectors.js'
import { ConfirmBox } from '../parts/ConfirmBox.js'

interface AvoidedTick {
  /** Absent if the visitor avoids none of the foods. */
  readonly tick: ReactNode
  /** Whether the foods may be bought. If not, the box says so and gets the focus. */
  readonly isConfirmed: () => boolean
}

/** A box to tick before the visitor buys foods that they avoid. Its tick ends when these are others. */
export function useAvoidedTick(
  items: readonly { readonly foodId: string; readonly name: string }[],
): AvoidedTick {
  const { confirm, error } = usePlanMessages().groceries.avoided
  const foods = usePlanner((state) => {
    const avoided = items.filter(({ foodId }) => isAvoided(state, foodId))
    return [...new Set(avoided.map(({ name }) => name))].join(', ')
  })
  const [ticked, setTicked] = useState('')
  const [refused, setRefused] = useState('')
  const box = useRef<HTMLInputElement>(null)
  const isTicked = ticked === foods
  return {
    tick: foods !== '' && (
      <ConfirmBox
        box={box}
        isTicked={isTicked}
        onTick={(isNowTicked) => setTicked(isNowTicked ? foods : '')}
        error={!isTicked && refused === foods && error}
      >
        {confirm(foods)}
      </ConfirmBox>
    ),
    isConfirmed: () => {
      if (isTicked) return true
      setRefused(foods)
      box.current?.focus()
      return false
    },
  }
}
