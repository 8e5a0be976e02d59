import { groceriesToCsv } from '../../core/along/groceriesToCsv.js'
import { planToCalendar } from '../../core/along/planToCalendar.js'
import { planToCsv } from '../../core/along/planToCsv.js'
import { planToJson } from '../../core/along/planToJson.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { usePlannerActions } from '../../store/PlannerContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { conflictsOf, planGroceries } from '../../store/selectors.js'
import { useFormat } from '../format.js'
import { markedGroceries } from '../grocery/markedGroceries.js'
import { Button } from '../parts/Button.js'
import { Row } from '../parts/Row.js'
import { downloadText } from '../plan/downloadText.js'
import { useLoadedRecipes } from '../plan/useLoadedRecipes.js'
import { withMarkedNames } from './conflictWords.js'
import { SheetPart } from './SheetPart.js'
import { useAlongMessages } from './useAlongMessages.js'

/** A byte order mark. Without it, Excel reads the file in the local code page instead of UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

/** Saves the plan or the list as a file for another program. */
export function FileButtons({ plan }: { plan: ShownPlan }) {
  const { saved: messages, files: along } = useAlongMessages()
  const planWords = usePlanMessages()
  const { core: words } = planWords
  const format = useFormat()
  const { emit, now } = usePlannerActions()
  const loadRecipes = useLoadedRecipes(plan.week)
  const { tickedFoodIds } = plan
  const { week, recipesOf } = withMarkedNames(plan, useMessages())
  const { startDate } = week
  const { basis: eaters, eatenOut } = plan
  const options = { words, along, format }

  function save(...file: Parameters<typeof downloadText>) {
    downloadText(...file)
    emit({ type: 'plan_downloaded' })
  }
  async function saveCalendar() {
    const recipes = recipesOf(await loadRecipes())
    const text = planToCalendar(week, { ...options, eaters, eatenOut, madeAt: now(), recipes })
    save(`meal-plan-${startDate}.ics`, text, 'text/calendar')
  }
  const savePlanTable = () =>
    save(`meal-plan-${startDate}.csv`, BYTE_ORDER_MARK + planToCsv(week, { ...options, eaters }), 'text/csv')
  const saveGroceryTable = () => {
    const text = groceriesToCsv({ ...markedGroceries(plan, planWords), tickedFoodIds }, options)
    save(`grocery-list-${startDate}.csv`, BYTE_ORDER_MARK + text, 'text/csv')
  }
  const saveJson = () => {
    const text = planToJson(
      plan.week,
      { ...planGroceries(plan, words), tickedFoodIds },
      eaters,
      conflictsOf(plan),
    )
    save(`meal-plan-${startDate}.json`, text, 'application/json')
  }

  return (
    <SheetPart title={messages.title} hint={messages.calendarHint}>
      <Row>
        <Button onClick={() => void saveCalendar()}>{messages.calendar}</Button>
        <Button onClick={savePlanTable}>{messages.planTable}</Button>
        <Button onClick={saveGroceryTable}>{messages.groceryTable}</Button>
        <Button onClick={saveJson}>{messages.json}</Button>
      </Row>
    </SheetPart>
  )
}
