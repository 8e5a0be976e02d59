import { Check } from 'lucide'
import { memo, type ReactNode } from 'react'
import type { FoodUse } from '../../core/grocery/foodUses.js'
import type { WeekPlan } from '../../core/plan/weekPlan.js'
import type { PlanGroceries } from '../../core/state/groceriesOf.js'
import type { ListEdits } from '../../core/state/planState.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { SideColumn } from '../parts/SideColumn.js'
import { Stack } from '../parts/Stack.js'
import { Tips } from '../parts/Tips.js'
import { GrocerySummary } from './GrocerySummary.js'
import { StaysOver } from './StaysOver.js'

interface NotesProps {
  readonly week: WeekPlan
  readonly list: PlanGroceries
  readonly edits: ListEdits
  readonly uses: ReadonlyMap<string, readonly FoodUse[]>
}

/** A tick does not render these again. */
const Advice = memo(function Advice({ list, edits }: Pick<NotesProps, 'list' | 'edits'>) {
  const { tips } = usePlanMessages().groceries
  return (
    <>
      <GrocerySummary list={list} edits={edits} />
      <Tips title={tips.title} icon={Check} tips={tips.list} />
    </>
  )
})
const Leftovers = memo(StaysOver)

/** The notes beside the list. Below them are the buttons of the whole list. */
export function ListNotes({ children, edits, ...notes }: NotesProps & { readonly children: ReactNode }) {
  return (
    <SideColumn>
      <Stack gap="l">
        <Advice list={notes.list} edits={edits} />
      </Stack>
      <Stack gap="l">
        <Leftovers {...notes} />
        {children}
      </Stack>
    </SideColumn>
  )
}
