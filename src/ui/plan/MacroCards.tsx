import { ArrowDown, ArrowUp, Check } from 'lucide'
import { macroStatus } from '../../core/nutrition/macroStatus.js'
import { type Macros, NUTRIENTS } from '../../core/nutrition/macros.js'
import type { DayPlan } from '../../core/plan/weekPlan.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { dayFiberG, planTargets } from '../../store/selectors.js'
import { useFormat } from '../format.js'
import { Heading } from '../parts/Heading.js'
import { Icon } from '../parts/Icon.js'
import { Meter } from '../parts/Meter.js'
import { Pairs } from '../parts/Pairs.js'
import { Row } from '../parts/Row.js'
import { Stack } from '../parts/Stack.js'
import { Surface } from '../parts/Surface.js'
import { Text } from '../parts/Text.js'
import { styled } from '../styled.js'
import { color, space, text } from '../theme.js'
import { DAILY_BAR_CAP, MACRO_TONE } from './macroBars.js'

const STATUS_ICON = { low: ArrowDown, good: Check, high: ArrowUp } as const

const Tile = styled(Surface)`
  padding: ${space.m} ${space.l};
  & b {
    font-size: ${text.title};
    line-height: 1.2;
    color: ${color('ink')};
  }
`

interface MacroCardProps {
  readonly macro: keyof Macros
  /** kcal or grams. */
  readonly current: number
  readonly target: number
}

/** How much of one daily target the day reaches: as numbers, as a bar and as a word. */
function MacroCard({ macro, current, target }: MacroCardProps) {
  const messages = usePlanMessages().plan
  const { whole } = useFormat()
  const status = macroStatus(current, target)
  const statusText = messages.status[status]
  const label = messages.macro[macro]
  const unit = messages.macroUnit[macro]
  return (
    <Tile gap="xs" role="group" aria-label={label}>
      <Row spread>
        <Text strong>{label}</Text>
        <Row>
          <Icon of={STATUS_ICON[status]} size={16} tone={status} />
          <Text size="small" strong>
            {statusText}
          </Text>
        </Row>
      </Row>
      <Text tone="muted">
        <bdi>
          <b>{whole(current)}</b> / {whole(target)} {unit}
        </bdi>
      </Text>
      <Meter
        share={current / target}
        cap={DAILY_BAR_CAP}
        tone={MACRO_TONE[macro]}
        label={label}
        valueText={messages.barValue(whole(current), whole(target), unit, statusText)}
      />
    </Tile>
  )
}

/** How much of each daily target the selected day reaches. */
export function MacroCards({ plan, day }: { plan: ShownPlan; day: DayPlan }) {
  const messages = usePlanMessages().plan
  const { whole } = useFormat()
  const targets = planTargets(plan)
  return (
    <Stack>
      <Heading as="h3" size="card">
        {messages.macros}
      </Heading>
      <Pairs>
        {NUTRIENTS.map((macro) => (
          <MacroCard key={macro} macro={macro} current={day.totals[macro]} target={targets[macro]} />
        ))}
      </Pairs>
      <Text size="small" tone="muted">
        {messages.fiber(whole(dayFiberG(day)), whole(targets.fiber))}
      </Text>
    </Stack>
  )
}
