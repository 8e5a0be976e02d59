import type { DayPlan } from '../../core/plan/weekPlan.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { usePlannerActions } from '../../store/PlannerContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { planTargets } from '../../store/selectors.js'
import { useFormat } from '../format.js'
import { Button } from '../parts/Button.js'
import { Meter } from '../parts/Meter.js'
import { styled } from '../styled.js'
import { color, fromMedium, space, text } from '../theme.js'
import { DAILY_BAR_CAP } from './macroBars.js'

/** In a narrow widget the row scrolls sideways. The columns are sized so that the next day is partly visible. */
const Days = styled('div')`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 22%;
  gap: ${space.s};
  margin-inline: -${space.l};
  padding: 5px ${space.l};
  overflow-x: auto;
  scroll-padding-inline: ${space.l};
  scroll-snap-type: x proximity;
  scrollbar-width: none;
  ${fromMedium} {
    grid-auto-columns: minmax(0, 1fr);
    margin: 0;
    padding: 0;
    overflow: visible;
  }
`

const DayButton = styled(Button)`
  display: grid;
  gap: ${space.xs};
  padding: ${space.m} ${space.s};
  scroll-snap-align: start;
  font-size: ${text.small};
  font-weight: 400;
  white-space: nowrap;
  color: ${color('muted')};
  & b {
    font-size: ${text.body};
    color: ${color('ink')};
  }
  &[aria-pressed='true'] {
    border-color: ${color('accent')};
    background: ${color('accentSoft')};
    box-shadow: inset 0 0 0 1px ${color('accent')};
    color: ${color('ink')};
    @media (forced-colors: active) {
      outline: 3px solid Highlight;
    }
  }
`

interface DayPickerProps {
  readonly plan: ShownPlan
  readonly shownDay: DayPlan
}

/** The seven day buttons, each with its calories against the target. */
export function DayPicker({ plan, shownDay }: DayPickerProps) {
  const messages = usePlanMessages().plan
  const { weekday, weekdayShort, shortDate, whole } = useFormat()
  const { selectDay } = usePlannerActions()
  const target = planTargets(plan).calories
  return (
    <Days role="group" aria-label={messages.pickDay}>
      {plan.week.days.map((day, index) => {
        const { date, totals } = day
        return (
          <DayButton
            key={date}
            aria-pressed={day === shownDay}
            aria-label={messages.dayButton(
              weekday(date),
              shortDate(date),
              whole(totals.calories),
              whole(target),
            )}
            onClick={() => selectDay(index)}
          >
            <b>{weekdayShort(date)}</b>
            {shortDate(date)}
            <Meter share={totals.calories / target} cap={DAILY_BAR_CAP} tone="accent" heightPx={4} />
          </DayButton>
        )
      })}
    </Days>
  )
}
