import { type Macros, NUTRIENTS } from '../../core/nutrition/macros.js'
import type { WeekPlan } from '../../core/plan/weekPlan.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { useFormat } from '../format.js'
import { Table } from '../parts/Table.js'
import { VisuallyHidden } from '../parts/VisuallyHidden.js'

interface WeekTableProps {
  readonly week: WeekPlan
  readonly targets: Macros
}

/** The numbers of the charts as a table, for screen readers. */
export function WeekTable({ week, targets }: WeekTableProps) {
  const { week: messages, macro: names, macroUnit } = usePlanMessages().plan
  const { whole, longDate } = useFormat()
  const row = (name: string, macros: Macros, times = 1) => [
    name,
    ...NUTRIENTS.map((macro) => whole(macros[macro] * times)),
  ]
  return (
    <VisuallyHidden as="div">
      <Table
        caption={messages.table}
        head={[messages.day, ...NUTRIENTS.map((macro) => `${names[macro]} (${macroUnit[macro]})`)]}
        rows={[
          ...week.days.map(({ date, totals }) => row(longDate(date), totals)),
          row(messages.target, targets),
          row(messages.total, week.totals),
          row(messages.weeklyTarget, targets, week.days.length),
        ]}
      />
    </VisuallyHidden>
  )
}
