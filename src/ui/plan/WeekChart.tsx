import type { Macros } from '../../core/nutrition/macros.js'
import type { WeekPlan } from '../../core/plan/weekPlan.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { useFormat } from '../format.js'
import { Bar, Drawing, TargetMark } from '../parts/Drawing.js'
import { Meter } from '../parts/Meter.js'
import { Stack } from '../parts/Stack.js'
import { Text } from '../parts/Text.js'
import { styled } from '../styled.js'
import { color, text } from '../theme.js'
import { DAILY_BAR_CAP, MACRO_TONE, WEEKLY_BAR_CAP } from './macroBars.js'

const HEIGHT_PX = 72
const PERCENT = 100
/** The width of a bar as a share of its day's column. */
const BAR_SHARE = 0.6

const Weekdays = styled('div')`
  display: flex;
  font-size: ${text.tiny};
  line-height: 1.2;
  text-align: center;
  color: ${color('muted')};
  & > span {
    flex: 1 1 0;
    min-inline-size: 0;
    overflow: hidden;
  }
`

interface WeekChartProps {
  readonly macro: keyof Macros
  readonly week: WeekPlan
  /** A day's target, kcal or grams. */
  readonly target: number
}

/** Seven bars of one macro with a line at the daily target, and the week's sum against seven times that target. */
export function WeekChart({ macro, week: { days, totals }, target }: WeekChartProps) {
  const messages = usePlanMessages().plan
  const { whole, weekdayShort } = useFormat()
  const weekTarget = target * days.length
  const column = PERCENT / days.length
  const tone = MACRO_TONE[macro]
  return (
    <Stack gap="s">
      <Text strong>{messages.macro[macro]}</Text>
      <Drawing height={HEIGHT_PX}>
        {days.map((day, index) => {
          const height = (Math.min(day.totals[macro] / target, DAILY_BAR_CAP) / DAILY_BAR_CAP) * PERCENT
          return (
            <Bar
              key={day.date}
              tone={tone}
              x={`${(index + (1 - BAR_SHARE) / 2) * column}%`}
              y={`${PERCENT - height}%`}
              width={`${BAR_SHARE * column}%`}
              height={`${height}%`}
              rx="2"
            />
          )
        })}
        <TargetMark y={`${PERCENT - PERCENT / DAILY_BAR_CAP}%`} width="100%" height="2" />
      </Drawing>
      <Weekdays>
        {days.map(({ date }) => (
          <span key={date}>{weekdayShort(date)}</span>
        ))}
      </Weekdays>
      <Meter share={totals[macro] / weekTarget} cap={WEEKLY_BAR_CAP} tone={tone} />
      <Text size="small" tone="muted">
        {messages.week.current(whole(totals[macro]), whole(weekTarget), messages.macroUnit[macro])}
      </Text>
    </Stack>
  )
}
