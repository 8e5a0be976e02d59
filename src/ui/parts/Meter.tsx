import { ON_TRACK_GAP } from '../../core/nutrition/macroStatus.js'
import { styled } from '../styled.js'
import { color, type ThemeToken } from '../theme.js'
import { Bar, Drawing, TargetMark } from './Drawing.js'

const PERCENT = 100

const Track = styled(Drawing)`
  border-radius: 999px;
  background: ${color('sunken')};
  @media (forced-colors: active) {
    outline: 1px solid;
  }
`

interface MeterProps {
  /** The share of the target that is reached; 1 is all of it. */
  readonly share: number
  /** The share at which the bar ends. 1.5 leaves room beyond the target, up to 150%. */
  readonly cap: number
  readonly tone: ThemeToken
  readonly heightPx?: number
  /** Name and value for screen readers. A bar without a name is decoration beside its number. */
  readonly label?: string
  readonly valueText?: string
}

/** A bar that shows how much of a target is reached. It is full on target; a clear excess shows beyond a mark. */
export function Meter({ share, cap, tone, heightPx = 8, label, valueText }: MeterProps) {
  const shown = Math.min(share, cap)
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
  const target = shown > 1 + ON_TRACK_GAP ? PERCENT / shown : PERCENT
  return (
    <Track height={heightPx} {...meaning}>
      <Bar width={`${Math.min(shown, 1) * target}%`} height="100%" tone={tone} />
      {target < PERCENT && (
        <>
          <Bar x={`${target}%`} width={`${PERCENT - target}%`} height="100%" tone="high" />
          <TargetMark x={`${target}%`} width="2" height="100%" />
        </>
      )}
    </Track>
  )
}
