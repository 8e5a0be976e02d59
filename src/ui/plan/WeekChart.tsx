import { NUTRIENTS_AND_FIBER } from '../../core/nutrition/macros.js'
import type { DayPlan } from '../../core/plan/weekPlan.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { useFormat } from '../format.js'
import { styled } from '../styled.js'
import { color, text } from '../theme.js'
import { hasLongWeekdays } from './hasLongWeekdays.js'
import { StatusIcon } from './StatusIcon.js'
import type { Miss } from './weekMisses.js'

const PERCENT = 100

const Grid = styled('div')`
  font-size: ${text.small};
  & > div {
    display: grid;
    grid-template-columns: 72px repeat(7, minmax(0, 1fr));
    align-items: center;
    justify-items: center;
    min-block-size: 36px;
  }
  & > div + div {
    border-block-start: 1px solid ${color('line')};
  }
  & > div:first-of-type {
    min-block-size: 24px;
    font-size: ${text.tiny};
    color: ${color('muted')};
    & b {
      font-weight: 400;
    }
  }
  & b {
    justify-self: start;
  }
`

const Dot = styled('i')`
  inline-size: 6px;
  block-size: 6px;
  border-radius: 50%;
  background: ${color('control')};
  @media (forced-colors: active) {
    background: CanvasText;
  }
`

const Mark = styled('span')`
  display: grid;
  justify-items: center;
  font-size: ${text.tiny};
  font-weight: 600;
  line-height: 14px;
  white-space: nowrap;
`

/**
 * Of longer names, the columns have room for the beginning: "seg" of "segunda". Where all begin alike, as in Hebrew, the
 * day of the month stands there.
 */
const LETTERS_OF_LONG = 3

interface WeekChartProps {
  readonly days: readonly DayPlan[]
  readonly misses: readonly Miss[]
}

/**
 * Each day's numbers: a dot on target, or an arrow whose size is the miss. Decorative, since a table has the same
 * numbers.
 */
export function WeekChart({ days, misses }: WeekChartProps) {
  const messages = usePlanMessages().plan
  const format = useFormat()
  const { weekdayShort, whole } = format
  const names = days.map(({ date }) => weekdayShort(date))
  const cut = hasLongWeekdays(days, format) ? names.map((name) => name.slice(0, LETTERS_OF_LONG)) : names
  const areApart = new Set(cut).size === days.length
  return (
    <Grid aria-hidden>
      <div>
        <b>
          <bdi>{messages.week.inPercent}</bdi>
        </b>
        {days.map(({ date }, day) => (
          <span key={date}>{areApart ? cut[day] : whole(Number(date.slice(-2)))}</span>
        ))}
      </div>
      {NUTRIENTS_AND_FIBER.map((name) => (
        <div key={name}>
          <b>{messages.macro[name]}</b>
          {days.map((day) => {
            const miss = misses.find((each) => each.day === day && each.name === name)
            if (!miss) return <Dot key={day.date} />
            return (
              <Mark key={day.date}>
                <StatusIcon status={miss.status} />
                <bdi>{messages.week.gap[miss.status](whole(Math.abs(miss.gap) * PERCENT))}</bdi>
              </Mark>
            )
          })}
        </div>
      ))}
    </Grid>
  )
}
