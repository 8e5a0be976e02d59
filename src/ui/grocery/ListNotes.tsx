import { Check } from 'lucide'
import { memo } from 'react'
import type { FoodUse } from '../../core/grocery/foodUses.js'
import type { WeekPlan } from '../../core/plan/weekPlan.js'
import type { PlanGroceries } from '../../core/state/groceriesOf.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { Tips } from '../parts/Tips.js'
import { GrocerySummary } from './GrocerySummary.js'
import { StaysOver } from './StaysOver.js'

interface ListNotesProps {
  readonly week: WeekPlan
  readonly list: PlanGroceries
  readonly uses: ReadonlyMap<string, readonly FoodUse[]>
}

/** The notes beside the list. A tick does not render them again. */
export const ListNotes = memo(function ListNotes({ week, list, uses }: ListNotesProps) {
  const { tips } = usePlanMessages().groceries
  return (
    <>
      <GrocerySummary list={list} />
      <Tips title={tips.title} icon={Check} tips={tips.list} />
      <StaysOver week={week} list={list} uses={uses} />
    </>
  )
})
