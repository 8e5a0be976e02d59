import styled from '@emotion/styled'
import type { DayPlan } from '../../core/plan/weekPlan.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { usePlannerActions } from '../../store/PlannerContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { planTargets } from '../../store/selectors.js'
import { useFormat } from '../format.js'
import { Meter } from '../parts/Meter.js'
import { VisuallyHidden } from '../parts/VisuallyHidden.js'
import { color, focusRing, fromMedium, radius, space, text } from '../theme.js'
import { DAILY_BAR_CAP } from './macroNames.js'

/** In a narrow widget the row scrolls sideways; the columns are cut so that the next day looks out at the edge. */
const Row = styled.div`
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

const DayButton = styled.button`
  position: relative;
  display: grid;
  align-content: center;
  gap: ${space.xs};
  min-inline-size: 0;
  min-block-size: 68px;
  margin: 0;
  padding: ${space.s};
  border: 1px solid ${color('control')};
  border-radius: ${radius.control};
  background: ${color('surface')};
  box-shadow: none;
  scroll-snap-align: start;
  font: inherit;
  font-size: ${text.small};
  line-height: 1.2;
  letter-spacing: normal;
  text-transform: none;
  text-align: center;
  color: ${color('muted')};
  cursor: pointer;
  &:hover {
    background: ${color('accentSoft')};
  }
  &[aria-pressed='true'] {
    border-color: ${color('accent')};
    background: ${color('accentSoft')};
    box-shadow: inset 0 0 0 1px ${color('accent')};
    color: ${color('ink')};
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      outline: 3px solid Highlight;
    }
  }
  ${focusRing}
`

const Weekday = styled.span`
  font-size: ${text.body};
  font-weight: 700;
  color: ${color('ink')};
`

const ShortDate = styled.span`
  white-space: nowrap;
`

interface DayPickerProps {
  readonly plan: ShownPlan
  readonly shownDay: DayPlan
}

/** The seven days, each with its calories against the target. */
export function DayPicker({ plan, shownDay }: DayPickerProps) {
  const messages = useMessages().plan
  const format = useFormat()
  const { selectDay } = usePlannerActions()
  const { calories: target } = planTargets(plan)
  return (
    <Row role="group" aria-label={messages.pickDay}>
      {plan.week.days.map((day, index) => (
        <DayButton
          key={day.date}
          type="button"
          aria-pressed={day === shownDay}
          onClick={() => selectDay(index)}
        >
          <VisuallyHidden>
            {messages.dayButton(
              format.weekday(day.date),
              format.shortDate(day.date),
              format.whole(day.totals.calories),
              format.whole(target),
            )}
          </VisuallyHidden>
          <Weekday aria-hidden>{format.weekdayShort(day.date)}</Weekday>
          <ShortDate aria-hidden>{format.shortDate(day.date)}</ShortDate>
          <Meter share={day.totals.calories / target} cap={DAILY_BAR_CAP} tone="accent" heightPx={4} />
        </DayButton>
      ))}
    </Row>
  )
}
