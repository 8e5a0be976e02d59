import { Printer } from 'lucide'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { usePlannerActions } from '../../store/PlannerContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { useFormat } from '../format.js'
import { loadShopping } from '../planParts.js'
import { useWidgetSettings } from '../WidgetSettings.js'
import { ActionEntry } from './ActionEntry.js'
import { useLoadedRecipes } from './useLoadedRecipes.js'
import { useOrSay } from './useOrSay.js'

/** Prints the week with its recipes, or without them if they fail to load. */
export function PrintPlanButton({ plan }: { plan: ShownPlan }) {
  const messages = usePlanMessages()
  const format = useFormat()
  const page = useWidgetSettings()
  const { notify, withdrawNotices } = usePlannerActions()
  const loadRecipes = useLoadedRecipes(plan.week)
  const orSay = useOrSay('MealPlanner: the plan could not be printed.')

  async function print() {
    const [{ printPlan }, recipes] = await Promise.all([loadShopping(), loadRecipes()])
    const isPrinted = printPlan(plan, page, { messages, format, recipes })
    withdrawNotices('printing')
    if (!isPrinted) notify({ code: 'print-blocked' })
  }

  return (
    <ActionEntry
      icon={Printer}
      name={messages.plan.recipe.print}
      meaning={messages.plan.meaning.print}
      onClick={orSay(print)}
    />
  )
}
