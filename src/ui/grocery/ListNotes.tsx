import { memo } from 'react'
import type { FoodUse } from '../../core/grocery/foodUses.js'
import type { PlanGroceries } from '../../core/state/groceriesOf.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { Stack } from '../parts/Stack.js'
import { Tips } from '../parts/Tips.js'
import { GrocerySummary } from './GrocerySummary.js'
import { StaysOver } from './StaysOver.js'

interface ListNotesProps {
  readonly list: PlanGroceries
  readonly uses: ReadonlyMap<string, readonly FoodUse[]>
}

/** What stands beside the list. A tick renders nothing of it. */
export const ListNotes = memo(function ListNotes({ list, uses }: ListNotesProps) {
  const { tips } = usePlanMessages().groceries
  return (
    <Stack gap="l">
      <GrocerySummary list={list} />
      <Tips title={tips.title} tips={tips.list} />
      <StaysOver list={list} uses={uses} />
    </Stack>
  )
})
