import type { Messages } from '../../messages/en.js'
import type { PlannerActions, ShownPlan } from '../../store/plannerState.js'
import type { Format } from '../format.js'
import { printSheet } from '../print/printSheet.js'
import { grocerySheet } from './grocerySheet.js'

interface PrintContext {
  readonly messages: Messages
  readonly format: Format
  readonly nonce: string | undefined
  readonly actions: Pick<PlannerActions, 'notify' | 'report'>
}

/** Prints a plan's grocery list; where the browser lets nothing be printed, the visitor is told. */
export function printGroceries(plan: ShownPlan, { messages, format, nonce, actions }: PrintContext) {
  const isPrinted = printSheet(grocerySheet(plan, messages.groceries, format), nonce)
  if (isPrinted) actions.report({ type: 'list_printed' })
  else actions.notify({ code: 'print-blocked' })
}
