import { NUTRIENTS_AND_FIBER } from '../../core/nutrition/macros.js'
import { dayTargets } from '../../core/state/dayTargets.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { useFormat } from '../format.js'
import { Meter } from '../parts/Meter.js'
import { styled } from '../styled.js'
import { color, space, text } from '../theme.js'
import { barShare, dayNumbers, MACRO_TONE, sumNumbers, WEEKLY_BAR_CAP } from './macroBars.js'

/** All bars start and end at the same places, so that they can be compared. */
const Rows = styled('div')`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space.s};
  padding-block-start: ${space.m};
  border-block-start: 1px solid ${color('line')};
  font-size: ${text.small};
  & > div {
    display: contents;
  }
  & small {
    font-size: inherit;
    color: ${color('muted')};
  }
`

/** The week's sums against the week's targets. Decorative, since the table of the week has the same numbers. */
export function WeekTotals({ plan }: { plan: ShownPlan }) {
  const messages = usePlanMessages().plan
  const { whole } = useFormat()
  const { days } = plan.week
  const currents = sumNumbers(days.map(dayNumbers))
  const targets = sumNumbers(days.map(({ date }) => dayTargets(plan, date)))
  return (
    <Rows aria-hidden>
      {NUTRIENTS_AND_FIBER.map((name) => {
        const current = currents[name]
        const target = targets[name]
        return (
          <div key={name}>
            {messages.macro[name]}
            <Meter
              share={barShare(name, current, target)}
              cap={WEEKLY_BAR_CAP}
              tone={MACRO_TONE[name]}
              heightPx={6}
            />
            <bdi>
              {whole(current)}{' '}
              <small>
                / {whole(target)} {messages.macroUnit[name]}
              </small>
            </bdi>
          </div>
        )
      })}
    </Rows>
  )
}
