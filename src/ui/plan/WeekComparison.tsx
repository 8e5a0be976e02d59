import styled from '@emotion/styled'
import { useMessages } from '../../messages/MessagesContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { planTargets } from '../../store/selectors.js'
import { Card } from '../parts/Card.js'
import { Heading } from '../parts/Heading.js'
import { Text } from '../parts/Text.js'
import { fromMedium, space } from '../theme.js'
import { MACRO_NAMES } from './macroNames.js'
import { WeekChart } from './WeekChart.js'
import { WeekTable } from './WeekTable.js'

const Section = styled(Card)`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
`

const Charts = styled.div`
  display: grid;
  gap: ${space.xl};
  ${fromMedium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

/** The week against seven times the daily targets: as pictures, and as a table for screen readers. */
export function WeekComparison({ plan }: { plan: ShownPlan }) {
  const { week } = useMessages().plan
  const targets = planTargets(plan)
  return (
    <Section>
      <div>
        <Heading as="h3" size="card">
          {week.title}
        </Heading>
        <Text size="small" tone="muted">
          {week.hint}
        </Text>
      </div>
      <Charts aria-hidden>
        {MACRO_NAMES.map((macro) => (
          <WeekChart key={macro} macro={macro} week={plan.week} target={targets[macro]} />
        ))}
      </Charts>
      <WeekTable week={plan.week} targets={targets} />
    </Section>
  )
}
