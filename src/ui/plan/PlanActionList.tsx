import { Truck } from 'lucide'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { usePlannerActions } from '../../store/PlannerContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { Button } from '../parts/Button.js'
import { Icon } from '../parts/Icon.js'
import { Surface } from '../parts/Surface.js'
import { styled } from '../styled.js'
import { fromWide, space } from '../theme.js'
import { useWidgetSettings } from '../WidgetSettings.js'
import { ActionEntry } from './ActionEntry.js'
import { HistoryButtons } from './HistoryButtons.js'
import { usePlanButtons } from './usePlanButtons.js'

const List = styled(Surface)`
  gap: 0;
  overflow: hidden;
  & > [role='group'] > button:focus-visible {
    outline-offset: -3px;
  }
  ${fromWide} {
    display: none;
  }
`

const Main = styled('div')`
  display: grid;
  padding: ${space.l};
`

/** The actions of the plan, below its meals. Each has a line that says what it does. */
export function PlanActionList({ plan }: { plan: ShownPlan }) {
  const messages = usePlanMessages().plan
  const { tabs } = useWidgetSettings()
  const { selectTab } = usePlannerActions()
  const buttons = usePlanButtons(plan)
  return (
    <List role="group" aria-label={messages.actions}>
      {tabs.includes('delivery') && (
        <Main>
          <Button variant="primary" onClick={() => selectTab('delivery')}>
            <Icon of={Truck} />
            {messages.getDelivered}
          </Button>
        </Main>
      )}
      {buttons.map(({ name, meaning, icon, act }) => (
        <ActionEntry key={name} icon={icon} name={name} meaning={meaning} onClick={act} />
      ))}
      <HistoryButtons />
    </List>
  )
}
