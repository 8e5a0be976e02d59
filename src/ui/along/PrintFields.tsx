import { useState } from 'react'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { useFormat } from '../format.js'
import { grocerySheet } from '../grocery/printGroceries.js'
import { Button } from '../parts/Button.js'
import { Row } from '../parts/Row.js'
import { Text } from '../parts/Text.js'
import { planSheet } from '../plan/printPlan.js'
import { useLoadedRecipes } from '../plan/useLoadedRecipes.js'
import { printSheet } from '../print/printSheet.js'
import { useWidgetSettings } from '../WidgetSettings.js'
import { SheetPart } from './SheetPart.js'
import { TickBox } from './TickBox.js'
import { useAlongMessages } from './useAlongMessages.js'

/** Prints the plan, in one column or two, with the recipes and the list if they are ticked. */
export function PrintFields({ plan }: { plan: ShownPlan }) {
  const { print: words } = useAlongMessages()
  const messages = usePlanMessages()
  const format = useFormat()
  const page = useWidgetSettings()
  const loadRecipes = useLoadedRecipes(plan.week)
  const [ticked, setTicked] = useState({ recipes: true, groceries: false, columns: true })
  const [isBlocked, setIsBlocked] = useState(false)
  const tick = (part: keyof typeof ticked) => ({
    label: words[part],
    isTicked: ticked[part],
    onTick: (isTicked: boolean) => setTicked({ ...ticked, [part]: isTicked }),
  })

  async function print() {
    const recipes = ticked.recipes ? await loadRecipes() : new Map()
    const sheet = planSheet(plan, { messages, format, recipes })
    const list = ticked.groceries ? grocerySheet(plan, messages, format).content : []
    const columns = ticked.columns ? 2 : 1
    setIsBlocked(!printSheet({ ...sheet, columns, content: [...sheet.content, ...list] }, page))
  }

  return (
    <SheetPart title={words.title}>
      <TickBox {...tick('recipes')} />
      <TickBox {...tick('groceries')} />
      <TickBox {...tick('columns')} />
      <Row>
        <Button onClick={() => void print()}>{words.print}</Button>
      </Row>
      <Text size="small" role="status">
        {isBlocked && words.blocked}
      </Text>
    </SheetPart>
  )
}
