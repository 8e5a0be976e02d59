import { useCallback, useState } from 'react'
import { useMessages } from '../../messages/MessagesContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { Text } from '../parts/Text.js'
import { type LoadPart, useOnDemand } from '../useOnDemand.js'

const load = () => import('../shopping.chunk.js')

/** Loads the tabs beside the meals. */
export const loadShopping: LoadPart<Awaited<ReturnType<typeof load>>> = async () => {
  const part = await load()
  loadShopping.loaded = part
  return part
}

interface ShoppingTabProps {
  readonly plan: ShownPlan
  readonly of: 'groceries' | 'delivery'
}

/** One of the tabs beside the meals, or what became of its code. Each opening of a tab tries to load it. */
export function ShoppingTab({ plan, of }: ShoppingTabProps) {
  const { widget, notices } = useMessages()
  const [hasFailed, setFailed] = useState(false)
  const shopping = useOnDemand(
    loadShopping,
    true,
    useCallback(() => setFailed(true), []),
  )
  if (!shopping) return <Text role="status">{hasFailed ? notices.partNotLoaded : widget.loadingPart}</Text>
  return of === 'groceries' ? <shopping.GroceryTab plan={plan} /> : <shopping.DeliveryTab plan={plan} />
}
