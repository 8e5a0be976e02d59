import { Calendar, Plus, ShoppingBasket, Truck } from 'lucide'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { usePlanner, usePlannerActions } from '../../store/PlannerContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import type { PlanTab } from '../../store/planTabs.js'
import { DeliveryTab } from '../delivery/DeliveryTab.js'
import { GroceryTab } from '../grocery/GroceryTab.js'
import { Button } from '../parts/Button.js'
import { Icon } from '../parts/Icon.js'
import { Notices } from '../parts/Notices.js'
import { Tabs } from '../parts/Tabs.js'
import { styled } from '../styled.js'
import { color, fromMedium, space, TOUCH_TARGET, text } from '../theme.js'
import { useWidgetSettings } from '../WidgetSettings.js'
import { EmptyPlan } from './EmptyPlan.js'
import { MealPlanTab } from './MealPlanTab.js'

const Screen = styled('div')`
  max-inline-size: 1200px;
  margin-inline: auto;
  padding: ${space.xs} ${space.l} ${space.xl};
  ${fromMedium} {
    padding: ${space.xs} ${space.xl} ${space.xxl};
  }
`

/** Where the label does not fit beside the tabs, it gives way to its icon. */
const NewPlan = styled(Button)`
  flex: none;
  padding-inline: 6px;
  margin-inline-end: -6px;
  font-size: ${text.small};
  white-space: nowrap;
  color: ${color('muted')};
  & > svg {
    display: none;
  }
  @container mp (max-width: 384px) {
    inline-size: ${TOUCH_TARGET};
    padding: 0;
    margin-inline-end: -${space.m};
    & > span {
      position: absolute;
      inline-size: 1px;
      overflow: hidden; /* else it sticks out and the page scrolls sideways */
      clip-path: inset(50%);
    }
    & > svg {
      display: block;
    }
  }
  ${fromMedium} {
    padding-inline: ${space.m};
    margin-inline-end: -${space.m};
    font-size: ${text.body};
    & > svg {
      display: block;
    }
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
        <Notices />
        <EmptyPlan />
      </Screen>
    )
  return (
    <Screen>
      <Tabs
        label={messages.tabs}
        end={
          <NewPlan variant="quiet" onClick={startOver}>
            <Icon of={Plus} />
            <span>{messages.newPlan}</span>
          </NewPlan>
        }
        notices={<Notices />}
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
