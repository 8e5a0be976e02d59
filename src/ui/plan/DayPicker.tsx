import { localDate } from '../../core/plan/localDate.js'
import { byClock } from '../../core/plan/mealTypes.js'
import { dayTargets } from '../../core/state/dayTargets.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { usePlanner, usePlannerActions } from '../../store/PlannerContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { useFormat } from '../format.js'
import { Button } from '../parts/Button.js'
import { Meter } from '../parts/Meter.js'
import { DishPicture } from '../pictures/DishPicture.js'
import { styled } from '../styled.js'
import { color, fromMedium, fromWide, space, text } from '../theme.js'
import { hasLongWeekdays } from './hasLongWeekdays.js'
import { barShare, numberStatus } from './macroBars.js'

const FADE = '36px'

/**
 * A row that scrolls sideways and fades at the end with more days. It is positioned, because the hidden texts of its last
 * days would widen the page otherwise.
 */
const scrolling = (dayPx: number) => `
  grid-template-columns: repeat(7, ${dayPx}px);
  margin-inline: calc(-1 * ${space.l});
  padding-block: 5px;
  padding-inline: ${space.l} ${FADE};
  position: relative;
  overflow-x: auto;
  scroll-padding-inline: ${space.l} ${FADE};
  scrollbar-width: none;
  mask-image: linear-gradient(to left, transparent, #000 ${FADE});
  &:dir(rtl) {
    mask-image: linear-gradient(to right, transparent, #000 ${FADE});
  }
`

/** All seven fit from 351 px on, or with long names from 461 px on. In a narrower widget the row scrolls. */
const Days = styled('div')`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: ${space.xs};
  ${fromMedium} {
    gap: ${space.s};
  }
  @container mp (max-width: 350px) {
    ${scrolling(52)}
  }
  @container mp (max-width: 460px) {
    &[data-long] {
      ${scrolling(60)}
    }
  }
`

const DayButton = styled(Button)`
  display: grid;
  justify-items: center;
  align-content: start;
  gap: 0;
  min-inline-size: 0;
  padding: 7px 0 ${space.s};
  border-color: ${color('line')};
  border-radius: 10px;
  font-size: ${text.tiny};
  font-weight: 400;
  line-height: 16px;
  white-space: nowrap;
  color: ${color('muted')};
  & > b {
    font-size: ${text.small};
    font-weight: 600;
    line-height: 17px;
    color: ${color('ink')};
  }
  & > time {
    white-space: normal;
  }
  &[aria-current] > time {
    text-decoration: underline;
    color: ${color('accent')};
  }
  & > svg {
    inline-size: 28px;
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
  ${fromWide} {
    grid-template-columns: auto 1fr;
    justify-items: start;
    align-items: baseline;
    column-gap: ${space.s};
    padding: ${space.m} 14px 14px;
    font-size: ${text.small};
    & > b {
      font-size: ${text.body};
      line-height: 20px;
    }
    & > time {
      justify-self: end;
    }
    & > svg {
      grid-column: 1 / -1;
      inline-size: 100%;
    }
  }
`

/** Only the dinner, if there is room for just one picture. */
const Dishes = styled('span')`
  display: flex;
  gap: 6px;
  margin-block: 6px 7px;
  & > :not(:last-of-type) {
    display: none;
  }
  ${fromWide} {
    grid-column: 1 / -1;
    flex-wrap: wrap;
    gap: 4px;
    block-size: 22px;
    margin-block: 10px;
    overflow: hidden;
    & > :not(:last-of-type) {
      display: block;
    }
  }
`

/**
 * Browsers leave a button under the fade that is in sight in part. By pointer, the row has to stay: the press would end
 * beside the button.
 */
function intoRow(button: Element) {
  if (button.matches(':focus-visible')) button.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** The seven day buttons, each with its dishes and its calories against the target. */
export function DayPicker({ plan }: { plan: ShownPlan }) {
  const messages = usePlanMessages().plan
  const format = useFormat()
  const { weekday, weekdayShort, shortDate, whole } = format
  const { selectDay, now } = usePlannerActions()
  const today = localDate(now())
  const isLong = hasLongWeekdays(plan.week.days, format)
  const chosen = usePlanner(({ dayIndex }) => (dayIndex in plan.week.days ? dayIndex : 0))
  return (
    <Days role="group" aria-label={messages.pickDay} data-long={isLong || undefined}>
      {plan.week.days.map((day, index) => {
        const { date, totals } = day
        const target = dayTargets(plan, date).calories
        const status = numberStatus('calories', totals.calories, target)
        const meals = byClock(day.meals)
        return (
          <DayButton
            key={date}
            aria-pressed={index === chosen}
            aria-current={date === today ? 'date' : undefined}
            aria-label={messages.dayButton(
              weekday(date),
              shortDate(date),
              whole(totals.calories),
              whole(target),
            )}
            aria-description={meals.map(({ name }) => name).join(', ')}
            onClick={() => selectDay(index)}
            onFocus={({ currentTarget }) => intoRow(currentTarget)}
          >
            <b>{weekdayShort(date)}</b>
            <time dateTime={date}>{shortDate(date)}</time>
            <Dishes>
              {meals.map((meal) => (
                <DishPicture key={meal.type} meal={meal} look="plain" />
              ))}
            </Dishes>
            <Meter share={barShare('calories', totals.calories, target)} cap={1} tone={status} heightPx={3} />
          </DayButton>
        )
      })}
    </Days>
  )
}
