import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { lineFoods, planGroceries, weekFoodUses } from '../../store/selectors.js'
import { SharedPlanNote } from '../along/SharedPlanNote.js'
import { ShareListButton } from '../along/ShareListButton.js'
import { useFormat } from '../format.js'
import { Columns } from '../parts/Columns.js'
import { Note } from '../parts/Note.js'
import { Stack } from '../parts/Stack.js'
import { Text } from '../parts/Text.js'
import { HistoryButtons } from '../plan/HistoryButtons.js'
import { MadeForNote } from '../plan/MadeForNote.js'
import { avoidedNote } from './avoidedNote.js'
import { GroceryHeader } from './GroceryHeader.js'
import { GroceryLines } from './GroceryLines.js'
import { LeftLine } from './LeftLine.js'
import { ListNotes } from './ListNotes.js'
import { OrderedNote } from './OrderedNote.js'
import { scaledText } from './scaledText.js'
import { TakenOff } from './TakenOff.js'

/** The Grocery List tab. */
export function GroceryTab({ plan }: { plan: ShownPlan }) {
  const messages = usePlanMessages()
  const { core } = messages
  const format = useFormat()
  const { week, basis, foods } = plan
  const budget = plan.withoutBudget ? null : basis.weeklyFoodBudget
  const list = planGroceries(plan, core)
  const uses = weekFoodUses(week)
  return (
    <>
      <GroceryHeader list={list} uses={uses} weeklyFoodBudget={budget} />
      <LeftLine list={list} />
      <Columns sizes="minmax(0, 3fr) minmax(0, 1fr)">
        <Stack gap="l">
          <SharedPlanNote plan={plan} />
          <OrderedNote plan={plan} />
          <MadeForNote week={week} />
          {list.scaled && (
            <Note kind="caution">{scaledText(list, basis.weeklyFoodBudget, messages, format)}</Note>
          )}
          <GroceryLines list={list} uses={uses} foodOf={lineFoods(foods)} />
          <TakenOff items={list.removed} />
          <Text size="small" tone="muted">
            {avoidedNote(plan, messages, format)}
          </Text>
        </Stack>
        <ListNotes week={week} list={list} edits={plan.listEdits} uses={uses}>
          <ShareListButton plan={plan} />
          <HistoryButtons />
        </ListNotes>
      </Columns>
    </>
  )
}
