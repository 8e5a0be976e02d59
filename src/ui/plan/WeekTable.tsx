import { NUTRIENTS_AND_FIBER } from '../../core/nutrition/macros.js'
import type { DayPlan } from '../../core/plan/weekPlan.js'
import { dayTargets } from '../../core/state/dayTargets.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { planTargets } from '../../store/selectors.js'
import { useFormat } from '../format.js'
import { Table } from '../parts/Table.js'
import { VisuallyHidden } from '../parts/VisuallyHidden.js'
import { type DayNumbers, dayNumbers, sumNumbers } from './macroBars.js'

/** The numbers of the charts as a table, for screen readers. A day with a meal eaten out has a target of its own. */
export function WeekTable({ plan }: { plan: ShownPlan }) {
  const { week: messages, macro: names, macroUnit } = usePlanMessages().plan
  const { whole, longDate } = useFormat()
  const { days } = plan.week
  const row = (name: string, numbers: DayNumbers) => [
    name,
    ...NUTRIENTS_AND_FIBER.map((number) => whole(numbers[number])),
  ]
  const targets = planTargets(plan)
  const targetsOf = ({ date }: DayPlan) => dayTargets(plan, date)
  const hasOwnTarget = (day: DayPlan) => targetsOf(day).calories !== targets.calories
  return (
    <VisuallyHidden as="div">
      <Table
        caption={messages.table}
        head={[
          messages.day,
          ...NUTRIENTS_AND_FIBER.map((number) => `${names[number]} (${macroUnit[number]})`),
        ]}
        rows={[
          ...days.map((day) => row(longDate(day.date), dayNumbers(day))),
          row(messages.target, targets),
          ...days
            .filter(hasOwnTarget)
            .map((day) => row(messages.targetOf(longDate(day.date)), targetsOf(day))),
          row(messages.total, sumNumbers(days.map(dayNumbers))),
          row(messages.weeklyTarget, sumNumbers(days.map(targetsOf))),
        ]}
      />
    </VisuallyHidden>
  )
}
