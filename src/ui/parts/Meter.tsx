import styled from '@emotion/styled'
import { color, type ThemeToken } from '../theme.js'

const PERCENT = 100

const Bar = styled.svg`
  display: block;
  inline-size: 100%;
  max-inline-size: none;
  overflow: hidden;
  border-radius: 999px;
  &:dir(rtl) {
    transform: scaleX(-1);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`

const Track = styled.rect`
  fill: ${color('line')};
`

const Fill = styled('rect', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: ThemeToken }>`
  fill: ${({ tone }) => color(tone)};
  @media (forced-colors: active) {
    fill: Highlight;
  }
`

const Mark = styled.rect`
  fill: ${color('ink')};
`

interface MeterProps {
  /** Part of the target reached, 1 being all of it. */
  readonly share: number
  /** Where the bar ends, as a share: 1.5 shows up to 150%, with a mark at the target. */
  readonly cap: number
  readonly tone: ThemeToken
  readonly heightPx?: number
  /** Name and value for screen readers; without a name the bar is decoration beside its number. */
  readonly label?: string
  readonly valueText?: string
}

/** A bar of how much of a target is reached. */
export function Meter({ share, cap, tone, heightPx = 8, label, valueText }: MeterProps) {
  const shown = Number.isFinite(share) ? Math.min(Math.max(share, 0), cap) : 0
  const meaning = label
    ? {
        role: 'meter',
        'aria-label': label,
        'aria-valuemin': 0,
        'aria-valuemax': cap * PERCENT,
        'aria-valuenow': Math.round(shown * PERCENT),
        'aria-valuetext': valueText,
      }
    : { 'aria-hidden': true }
  return (
    <Bar height={heightPx} {...meaning}>
      <Track width="100%" height="100%" />
      <Fill width={`${(shown / cap) * PERCENT}%`} height="100%" tone={tone} />
      {cap > 1 && <Mark x={`${PERCENT / cap}%`} width="2" height="100%" />}
    </Bar>
  )
}
