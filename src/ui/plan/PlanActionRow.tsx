import { Truck } from 'lucide'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { usePlannerActions } from '../../store/PlannerContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { Button } from '../parts/Button.js'
import { Icon } from '../parts/Icon.js'
import { styled } from '../styled.js'
import { color, fromWide, space } from '../theme.js'
import { useWidgetSettings } from '../WidgetSettings.js'
import { HistoryButtons } from './HistoryButtons.js'
import { usePlanButtons } from './usePlanButtons.js'

/**
 * Shows in a wide widget. Other widths show the list below the meals, so that the focus order matches the visual
 * order in both.
 */
const Row = styled('div')`
  display: none;
  ${fromWide} {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.xs};
    margin-block-end: 20px;
  }
`

const Quiet = styled(Button)`
  padding-inline: ${space.m};
  color: ${color('ink')};
  & > svg {
    color: ${color('muted')};
  }
`

/** The action buttons of the plan, after its title. */
export function PlanActionRow({ plan }: { plan: ShownPlan }) {
  const messages = usePlanMessages().plan
  const { tabs } = useWidgetSettings()
  const { selectTab } = usePlannerActions()
  const buttons = usePlanButtons(plan)
  return (
    <Row role="group" aria-label={messages.actions}>
      {tabs.includes('delivery') && (
        <Button variant="primary" onClick={() => selectTab('delivery')}>
          <Icon of={Truck} />
          {messages.getDelivered}
        </Button>
      )}
      {buttons.map(({ name, icon, act }) => (
        <Quiet key={name} variant="quiet" onClick={act}>
          <Icon of={icon} />
          {name}
        </Quiet>
      ))}
      <HistoryButtons look="icons" />
    </Row>
  )
}
