import { NUTRIENTS } from '../../core/nutrition/macros.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { planTargets } from '../../store/selectors.js'
import { Pairs } from '../parts/Pairs.js'
import { Text } from '../parts/Text.js'
import { TitledCard } from '../parts/TitledCard.js'
import { WeekChart } from './WeekChart.js'
import { WeekTable } from './WeekTable.js'

/** Compares the week with seven times the daily targets: as charts, and as a table for screen readers. */
export function WeekComparison({ plan }: { plan: ShownPlan }) {
  const { title, hint } = usePlanMessages().plan.week
  const targets = planTargets(plan)
  return (
    <TitledCard title={title}>
      <Text size="small" tone="muted">
        {hint}
      </Text>
      <Pairs gap="xl" aria-hidden>
        {NUTRIENTS.map((macro) => (
          <WeekChart key={macro} macro={macro} week={plan.week} target={targets[macro]} />
        ))}
      </Pairs>
      <WeekTable week={plan.week} targets={targets} />
    </TitledCard>
  )
}
