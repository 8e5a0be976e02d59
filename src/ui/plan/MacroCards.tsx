import styled from '@emotion/styled'
import type { DayPlan } from '../../core/plan/weekPlan.js'
import { useMessages } from '../../messages/MessagesContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { dayFiberG, planTargets } from '../../store/selectors.js'
import { useFormat } from '../format.js'
import { Heading } from '../parts/Heading.js'
import { Text } from '../parts/Text.js'
import { fromMedium, space } from '../theme.js'
import { MacroCard } from './MacroCard.js'
import { MACRO_NAMES } from './macroNames.js'

const Section = styled.section`
  display: grid;
  gap: ${space.m};
`

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
  ${fromMedium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space.m};
  }
`

/** What the day on show gives of each daily target. */
export function MacroCards({ plan, day }: { plan: ShownPlan; day: DayPlan }) {
  const messages = useMessages().plan
  const { whole } = useFormat()
  const targets = planTargets(plan)
  return (
    <Section>
      <Heading as="h3" size="card">
        {messages.macros}
      </Heading>
      <Cards>
        {MACRO_NAMES.map((macro) => (
          <MacroCard key={macro} macro={macro} current={day.totals[macro]} target={targets[macro]} />
        ))}
      </Cards>
      <Text size="small" tone="muted">
        {messages.fiber(whole(dayFiberG(day)), whole(targets.fiber))}
      </Text>
    </Section>
  )
}
