import { Calendar, Plus, ShoppingBasket, Truck } from 'lucide'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { usePlanner, usePlannerActions } from '../../store/PlannerContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import type { PlanTab } from '../../store/planTabs.js'
import { DeliveryTab } from '../delivery/DeliveryTab.js'
import { GroceryTab } from '../grocery/GroceryTab.js'
import { Button } from '../parts/Button.js'
import { Icon } from '../parts/Icon.js'
import { Tabs } from '../parts/Tabs.js'
import { styled } from '../styled.js'
import { fromMedium, fromWide, space, TOUCH_TARGET } from '../theme.js'
import { useWidgetSettings } from '../WidgetSettings.js'
import { EmptyPlan } from './EmptyPlan.js'
import { MealPlanTab } from './MealPlanTab.js'

const Screen = styled('div')`
  max-inline-size: 1200px;
  margin-inline: auto;
  padding: ${space.s} ${space.l} ${space.xl};
  ${fromMedium} {
    padding: ${space.l} ${space.xl} ${space.xxl};
  }
`

/** In a wide widget the bar shares a row with the tabs. */
const TopBar = styled('div')`
  position: relative;
  inline-size: fit-content;
  margin-inline-start: auto;
  ${fromWide} {
    margin-block-end: -${TOUCH_TARGET};
  }
`

const TABS = {
  plan: { icon: Calendar, Content: MealPlanTab },
  groceries: { icon: ShoppingBasket, Content: GroceryTab },
  delivery: { icon: Truck, Content: DeliveryTab },
} as const satisfies Readonly<Record<PlanTab, object>>

/** The plan screen with its tabs: the meals, their groceries and the delivery. */
export function PlanScreen({ plan }: { plan: ShownPlan }) {
  const messages = usePlanMessages().plan
  const tab = usePlanner((state) => state.tab)
  const { tabs } = useWidgetSettings()
  const { selectTab, startOver } = usePlannerActions()
  if (plan.week.days.length === 0)
    return (
      <Screen>
        <EmptyPlan />
      </Screen>
    )
  return (
    <Screen>
      <TopBar>
        <Button variant="quiet" onClick={startOver}>
          <Icon of={Plus} />
          {messages.newPlan}
        </Button>
      </TopBar>
      <Tabs
        label={messages.tabs}
        value={tabs.includes(tab) ? tab : (tabs[0] ?? tab)}
        onChange={selectTab}
        tabs={tabs.map((value) => {
          const { icon, Content } = TABS[value]
          return {
            value,
            label: messages.tab[value],
            icon: <Icon of={icon} />,
            content: <Content plan={plan} />,
          }
        })}
      />
    </Screen>
  )
}
