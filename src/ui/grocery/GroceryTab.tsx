import styled from '@emotion/styled'
import { Lightbulb } from 'lucide'
import { useMessages } from '../../messages/MessagesContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { grocerySections, planGroceries } from '../../store/selectors.js'
import { useFormat } from '../format.js'
import { Icon } from '../parts/Icon.js'
import { Note } from '../parts/Note.js'
import { Text } from '../parts/Text.js'
import { Tips } from '../parts/Tips.js'
import { fromWide, space } from '../theme.js'
import { GroceryHeader } from './GroceryHeader.js'
import { GrocerySection } from './GrocerySection.js'
import { GrocerySummary } from './GrocerySummary.js'

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space.xl};
  ${fromWide} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
`

/** The Grocery List tab. */
export function GroceryTab({ plan }: { plan: ShownPlan }) {
  const { groceries: messages } = useMessages()
  const { money } = useFormat()
  const list = planGroceries(plan)
  const { weeklyFoodBudget } = plan.profile
  return (
    <>
      <GroceryHeader plan={plan} />
      <Layout>
        <Column>
          {list.scaled && (
            <Note kind="caution">{messages.scaled(money(list.fullTotal), money(weeklyFoodBudget))}</Note>
          )}
          {grocerySections(list).map((section) => (
            <GrocerySection key={section.category} section={section} />
          ))}
          <Text size="small" tone="muted">
            {messages.allergens}
          </Text>
        </Column>
        <Column>
          <GrocerySummary list={list} />
          <Tips
            title={messages.tips.title}
            icon={<Icon of={Lightbulb} size={20} />}
            tips={messages.tips.list}
          />
        </Column>
      </Layout>
    </>
  )
}
