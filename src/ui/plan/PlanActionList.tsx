import { ChevronRight, Truck } from 'lucide'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { usePlannerActions } from '../../store/PlannerContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { Button } from '../parts/Button.js'
import { Icon } from '../parts/Icon.js'
import { Surface } from '../parts/Surface.js'
import { styled } from '../styled.js'
import { color, fromWide, space, text } from '../theme.js'
import { useOwnId } from '../useOwnId.js'
import { useWidgetSettings } from '../WidgetSettings.js'
import { usePlanButtons } from './usePlanButtons.js'

const List = styled(Surface)`
  gap: 0;
  overflow: hidden;
  ${fromWide} {
    display: none;
  }
`

const Main = styled('div')`
  display: grid;
  padding: ${space.l};
`

const Entry = styled(Button)`
  display: grid;
  grid-template-columns: 20px 1fr 16px;
  justify-content: stretch;
  gap: 14px;
  min-block-size: 60px;
  padding: 11px ${space.l};
  border-width: 1px 0 0;
  border-color: ${color('line')};
  border-radius: 0;
  text-align: start;
  & > svg {
    color: ${color('muted')};
  }
  & > svg:dir(rtl):last-of-type {
    transform: scaleX(-1);
  }
  & small {
    display: block;
    font-size: ${text.small};
    font-weight: 400;
    line-height: 18px;
    color: ${color('muted')};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`

/** The actions of the plan after its meals, each with a line of what it does. */
export function PlanActionList({ plan }: { plan: ShownPlan }) {
  const messages = usePlanMessages().plan
  const { tabs } = useWidgetSettings()
  const { selectTab } = usePlannerActions()
  const buttons = usePlanButtons(plan)
  const id = useOwnId()
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
      {buttons.map(({ name, meaning, icon, act }, index) => (
        <Entry key={name} onClick={act} aria-label={name} aria-describedby={`${id}-${index}`}>
          <Icon of={icon} size={20} />
          <span>
            {name}
            <small id={`${id}-${index}`}>{meaning}</small>
          </span>
          <Icon of={ChevronRight} size={16} />
        </Entry>
      ))}
    </List>
  )
}
