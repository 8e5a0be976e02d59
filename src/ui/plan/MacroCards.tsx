import type { DayPlan } from '../../core/plan/weekPlan.js'
import { useMessages } from '../../messages/MessagesContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { dayFiberG, planTargets } from '../../store/selectors.js'
import { useFormat } from '../format.js'
import { Heading } from '../parts/Heading.js'
import { Pairs } from '../parts/Pairs.js'
import { Stack } from '../parts/Stack.js'
import { Text } from '../parts/Text.js'
import { MacroCard } from './MacroCard.js'
import { MACRO_NAMES } from './macroNames.js'

/** What the day on show gives of each daily target. */
export function MacroCards({ plan, day }: { plan: ShownPlan; day: DayPlan }) {
  const messages = useMessages().plan
  const { whole } = useFormat()
  const targets = planTargets(plan)
  return (
    <Stack>
      <Heading as="h3" size="card">
        {messages.macros}
      </Heading>
      <Pairs>
        {MACRO_NAMES.map((macro) => (
          <MacroCard key={macro} macro={macro} current={day.totals[macro]} target={targets[macro]} />
        ))}
      </Pairs>
      <Text size="small" tone="muted">
        {messages.fiber(whole(dayFiberG(day)), whole(targets.fiber))}
      </Text>
    </Stack>
  )
}
