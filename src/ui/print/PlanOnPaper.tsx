import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { useFormat } from '../format.js'
import { grocerySheet } from '../grocery/printGroceries.js'
import { planSheet } from '../plan/printPlan.js'
import { styled } from '../styled.js'
import { COLUMN_STYLES, nodeOf, SHEET_STYLES } from './writeSheet.js'

const Paper = styled('div')`
  ${COLUMN_STYLES}
  ${SHEET_STYLES}
  color: #000;
  background: #fff;
  @media screen {
    display: none;
  }
`

const NO_RECIPES = new Map()

/** A whole plan as it prints with the host's page: all its days, and the grocery list. */
export function PlanOnPaper({ plan }: { plan: ShownPlan }) {
  const messages = usePlanMessages()
  const format = useFormat()
  const sheets = [
    planSheet(plan, { messages, format, recipes: NO_RECIPES }),
    grocerySheet(plan, messages, format),
  ]
  const nodes = sheets.flatMap(({ content }) => content.map((markup) => nodeOf(markup, document)))
  return <Paper ref={(paper: HTMLElement | null) => paper?.replaceChildren(...nodes)} />
}
