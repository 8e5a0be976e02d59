import type { Macros, WeekPlan } from '../../core/plan/weekPlan.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { useFormat } from '../format.js'
import { VisuallyHidden } from '../parts/VisuallyHidden.js'
import { MACRO_NAMES } from './macroNames.js'

interface WeekTableProps {
  readonly week: WeekPlan
  readonly targets: Macros
}

/** The numbers behind the charts, for screen readers. */
export function WeekTable({ week, targets }: WeekTableProps) {
  const messages = useMessages().plan
  const { whole, longDate } = useFormat()
  const rows = [
    ...week.days.map((day) => ({ name: longDate(day.date), macros: day.totals, times: 1 })),
    { name: messages.week.target, macros: targets, times: 1 },
    { name: messages.week.total, macros: week.totals, times: 1 },
    { name: messages.week.weeklyTarget, macros: targets, times: week.days.length },
  ]
  return (
    <VisuallyHidden as="div">
      <table>
        <caption>{messages.week.table}</caption>
        <thead>
          <tr>
            <th scope="col">{messages.week.day}</th>
            {MACRO_NAMES.map((macro) => (
              <th key={macro} scope="col">
                {messages.macro[macro]} ({messages.macroUnit[macro]})
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, macros, times }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {MACRO_NAMES.map((macro) => (
                <td key={macro}>{whole(macros[macro] * times)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  )
}
