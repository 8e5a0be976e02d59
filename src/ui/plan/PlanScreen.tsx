import { Calendar, type IconNode, Plus, ShoppingBasket, Truck } from 'lucide'
import { type ReactNode, useDeferredValue, useEffect, useMemo } from 'react'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { usePlanner, usePlannerActions } from '../../store/PlannerContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import type { PlanTab } from '../../store/planTabs.js'
import { Button } from '../parts/Button.js'
import { Icon } from '../parts/Icon.js'
import { Notices } from '../parts/Notices.js'
import { Tabs } from '../parts/Tabs.js'
import { loadShopping } from '../planParts.js'
import { usePrinting } from '../print/usePrinting.js'
import { styled } from '../styled.js'
import { color, fromMedium, space, TOUCH_TARGET, text } from '../theme.js'
import { useWidgetSettings } from '../WidgetSettings.js'
import { EmptyPlan } from './EmptyPlan.js'
import { MealPlanTab } from './MealPlanTab.js'
import { ShoppingTab } from './ShoppingTab.js'
import { Turns } from './Turns.js'
import { WeekReady } from './WeekReady.js'

const Screen = styled('div')`
  max-inline-size: 1200px;
  margin-inline: auto;
  padding: ${space.xs} ${space.l} ${space.xl};
  ${fromMedium} {
    padding: ${space.xs} ${space.xl} ${space.xxl};
  }
  @media print {
    &[data-on-paper='true'] {
      display: none;
    }
  }
`

/** The label, if it fits beside the tabs; otherwise its icon. Hidden text that sticks out would widen the page. */
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
    margin-inline-end: calc(-1 * ${space.m});
    & > span {
      position: absolute;
      inline-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & > svg {
      display: block;
    }
  }
  ${fromMedium} {
    padding-inline: ${space.m};
    margin-inline-end: calc(-1 * ${space.m});
    font-size: ${text.body};
    & > svg {
      display: block;
    }
  }
`

interface PlanTabParts {
  readonly icon: IconNode
  readonly content: (plan: ShownPlan) => ReactNode
}

const TABS: Readonly<Record<PlanTab, PlanTabParts>> = {
  plan: { icon: Calendar, content: (plan) => <MealPlanTab plan={plan} /> },
  groceries: {
    icon: ShoppingBasket,
    content: (plan) => <ShoppingTab key="groceries" of="groceries" plan={plan} />,
  },
  delivery: { icon: Truck, content: (plan) => <ShoppingTab key="delivery" of="delivery" plan={plan} /> },
}

interface PlanScreenProps {
  readonly plan: ShownPlan
  /** Whether an overlay covers it while another week is made. */
  readonly isCovered: boolean
}

/** The plan screen with its tabs: the meals, their groceries and the delivery. */
export function PlanScreen({ plan, isCovered }: PlanScreenProps) {
  const messages = usePlanMessages().plan
  const tab = usePlanner((state) => state.tab)
  const { tabs } = useWidgetSettings()
  const open = tabs.includes(tab) ? tab : (tabs[0] ?? tab)
  // The pressed tab answers first. React then draws its content in slices.
  const shown = useDeferredValue(open)
  const content = useMemo(() => TABS[shown].content(plan), [shown, plan])
  const { selectTab, startOver } = usePlannerActions()
  // Until the tabs' code has loaded, the screen prints as it is.
  const shopping = loadShopping.loaded
  const isPrinting = usePrinting() && shopping !== undefined
  useEffect(() => {
    if (isCovered) return
    // If that fails, the tab that needs it says so.
    loadShopping().then(
      (part) => part.loadNextParts(),
      () => null,
    )
  }, [isCovered])
  if (plan.week.days.length === 0)
    return (
      <Screen>
        <Notices />
        <EmptyPlan />
      </Screen>
    )
  return (
    <>
      {isPrinting && <shopping.PlanOnPaper plan={plan} />}
      <Screen data-on-paper={isPrinting}>
        <Turns isCovered={isCovered}>
          <WeekReady isCovered={isCovered} />
          <Tabs
            label={messages.tabs}
            end={
              <NewPlan variant="quiet" title={messages.newPlanMeaning} onClick={startOver}>
                <Icon of={Plus} />
                <span>{messages.newPlan}</span>
              </NewPlan>
            }
            notices={<Notices />}
            value={open}
            shown={shown}
            onChange={selectTab}
            tabs={tabs.map((value) => ({
              value,
              label: messages.tab[value],
              icon: <Icon of={TABS[value].icon} />,
            }))}
          >
            {content}
          </Tabs>
        </Turns>
      </Screen>
    </>
  )
}
