import styled from '@emotion/styled'
import type { WeekPlan } from '../../core/plan/weekPlan.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { useFormat } from '../format.js'
import { Meter } from '../parts/Meter.js'
import { color, space, type ThemeToken, text } from '../theme.js'
import { DAILY_BAR_CAP, MACRO_TONE, type MacroName, WEEKLY_BAR_CAP } from './macroNames.js'

const HEIGHT_PX = 72
const PERCENT = 100
/** Part of a day's column that its bar takes. */
const BAR_SHARE = 0.6

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
`

const Name = styled.span`
  font-weight: 600;
`

const Amount = styled.span`
  font-size: ${text.small};
  color: ${color('muted')};
`

const Chart = styled.svg`
  display: block;
  inline-size: 100%;
  max-inline-size: none;
  &:dir(rtl) {
    transform: scaleX(-1);
  }
`

const Bar = styled('rect', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: ThemeToken }>`
  fill: ${({ tone }) => color(tone)};
  @media (forced-colors: active) {
    fill: CanvasText;
  }
`

const Target = styled.line`
  stroke: ${color('ink')};
  stroke-width: 1.5;
  stroke-dasharray: 4 3;
  @media (forced-colors: active) {
    stroke: Highlight;
  }
`

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  overflow: hidden;
  font-size: ${text.tiny};
  line-height: 1.2;
  text-align: center;
  color: ${color('muted')};
`

interface WeekChartProps {
  readonly macro: MacroName
  readonly week: WeekPlan
  /** A day's target, kcal or grams. */
  readonly target: number
}

/** Seven bars of one macro against the line of its daily target, and the week's sum against seven times that. */
export function WeekChart({ macro, week, target }: WeekChartProps) {
  const messages = useMessages().plan
  const { whole, weekdayShort } = useFormat()
  const weekTarget = target * week.days.length
  const column = PERCENT / week.days.length
  const shareOf = (amount: number) => Math.min(amount / target, DAILY_BAR_CAP) / DAILY_BAR_CAP
  const targetY = `${PERCENT * (1 - 1 / DAILY_BAR_CAP)}%`
  return (
    <Box>
      <Name>{messages.macro[macro]}</Name>
      <Chart height={HEIGHT_PX}>
        {week.days.map((day, index) => (
          <Bar
            key={day.date}
            tone={MACRO_TONE[macro]}
            x={`${(index + (1 - BAR_SHARE) / 2) * column}%`}
            y={`${PERCENT * (1 - shareOf(day.totals[macro]))}%`}
            width={`${column * BAR_SHARE}%`}
            height={`${PERCENT * shareOf(day.totals[macro])}%`}
            rx="2"
          />
        ))}
        <Target x1="0" x2="100%" y1={targetY} y2={targetY} />
      </Chart>
      <Days>
        {week.days.map((day) => (
          <span key={day.date}>{weekdayShort(day.date)}</span>
        ))}
      </Days>
      <Meter share={week.totals[macro] / weekTarget} cap={WEEKLY_BAR_CAP} tone={MACRO_TONE[macro]} />
      <Amount>
        {messages.week.current(whole(week.totals[macro]), whole(weekTarget), messages.macroUnit[macro])}
      </Amount>
    </Box>
  )
}
