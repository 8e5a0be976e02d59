import { emptyShelfCost } from '../../core/grocery/groceryList.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { grocerySections, planGroceries } from '../../store/selectors.js'
import { ShareListButton } from '../along/ShareListButton.js'
import { useFormat } from '../format.js'
import { Columns } from '../parts/Columns.js'
import { Note } from '../parts/Note.js'
import { Stack } from '../parts/Stack.js'
import { Text } from '../parts/Text.js'
import { Tips } from '../parts/Tips.js'
import { MadeForNote } from '../plan/MadeForNote.js'
import { useWidgetSettings } from '../WidgetSettings.js'
import { GroceryHeader } from './GroceryHeader.js'
import { GrocerySection } from './GrocerySection.js'
import { GrocerySummary } from './GrocerySummary.js'

/** The Grocery List tab. */
export function GroceryTab({ plan }: { plan: ShownPlan }) {
  const { groceries, core } = usePlanMessages()
  const { scaled, tips, allergens, notInCart } = groceries
  const { canAddToCart } = useWidgetSettings()
  const { money } = useFormat()
  const list = planGroceries(plan, core)
  const cupboardNote = [
    core.planText.emptyShelf(money(emptyShelfCost(list))),
    ...(canAddToCart ? [notInCart] : []),
  ].join(' ')
  return (
    <>
      <GroceryHeader plan={plan} />
      <Columns sizes="2fr 1fr">
        <Stack gap="l">
          <MadeForNote week={plan.week} />
          {list.scaled && (
            <Note kind="caution">{scaled(money(list.fullTotal), money(plan.basis.weeklyFoodBudget))}</Note>
          )}
          {grocerySections(list).map((section) => (
            <GrocerySection
              key={section.category}
              section={section}
              note={section.category === 'From the cupboard' ? cupboardNote : ''}
            />
          ))}
          <Text size="small" tone="muted">
            {allergens}
          </Text>
        </Stack>
        <Stack gap="l">
          <GrocerySummary list={list} />
          <ShareListButton plan={plan} />
          <Tips title={tips.title} tips={tips.list} />
        </Stack>
      </Columns>
    </>
  )
}
