import { NUTRIENTS_AND_FIBER } from '../../core/nutrition/macros.js'
import type { DayPlan } from '../../core/plan/weekPlan.js'
import { dayTargets } from '../../core/state/dayTargets.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { useFormat } from '../format.js'
import { VisuallyHidden } from '../parts/VisuallyHidden.js'
import { styled } from '../styled.js'
import { color, fromWide, onTiny, space, text } from '../theme.js'
import { dayNumbers, numberStatus } from './macroBars.js'
import { StatusIcon } from './StatusIcon.js'

/** Hidden in a wide widget, where the targets are in sight. */
const Line = styled('dl')`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  margin: ${space.m} 0 0;
  ${fromWide} {
    display: none;
  }
  ${onTiny} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  & > div {
    position: relative;
    display: flex;
    flex-direction: column-reverse;
    text-align: center;
  }
  & > div + div {
    border-inline-start: 1px solid ${color('line')};
  }
  & dt {
    font-size: ${text.tiny};
    line-height: 16px;
    color: ${color('muted')};
  }
  & dd {
    margin: 0;
    line-height: 20px;
    font-weight: 700;
    white-space: nowrap;
  }
  & small {
    font-size: ${text.tiny};
    font-weight: 400;
    color: ${color('muted')};
  }
  & svg {
    margin-inline-start: 2px;
    vertical-align: -3px;
  }
`

/** The day's five numbers in one line, with an arrow at each that misses its target. */
export function DayNumberLine({ plan, day }: { plan: ShownPlan; day: DayPlan }) {
  const messages = usePlanMessages().plan
  const { whole } = useFormat()
  const targets = dayTargets(plan, day.date)
  const numbers = dayNumbers(day)
  return (
    <Line>
      {NUTRIENTS_AND_FIBER.map((name) => {
        const status = numberStatus(name, numbers[name], targets[name])
        return (
          <div key={name}>
            <dt>{messages.macro[name]}</dt>
            <dd>
              <bdi>
                {whole(numbers[name])} {name !== 'calories' && <small>{messages.macroUnit[name]}</small>}
              </bdi>
              {status !== 'good' && (
                <>
                  <StatusIcon status={status} />
                  <VisuallyHidden>{messages.status[status]}</VisuallyHidden>
                </>
              )}
            </dd>
          </div>
        )
      })}
    </Line>
  )
}
