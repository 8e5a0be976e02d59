import styled from '@emotion/styled'
import { useMessages } from '../../messages/MessagesContext.js'
import { usePlanner } from '../../store/PlannerContext.js'
import { color, radius, space, text } from '../theme.js'

/** Days in a plan (specification, section 3). */
const DAYS = 7

const Bar = styled.progress`
  display: block;
  appearance: none;
  inline-size: 100%;
  block-size: 10px;
  margin: 0;
  border: 0;
  border-radius: ${radius.chip};
  overflow: hidden;
  background: ${color('line')};
  color: ${color('accent')};
  &::-webkit-progress-bar {
    background: ${color('line')};
  }
  &::-webkit-progress-value {
    border-radius: ${radius.chip};
    background: ${color('accent')};
    transition: inline-size 300ms ease-out;
  }
  &::-moz-progress-bar {
    border-radius: ${radius.chip};
    background: ${color('accent')};
  }
  @media (prefers-reduced-motion: reduce) {
    &::-webkit-progress-value {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`

const Count = styled.p`
  margin: ${space.s} 0 0;
  padding: 0;
  font: inherit;
  font-size: ${text.body};
  font-weight: 600;
  line-height: 1.5;
  color: ${color('ink')};
`

/** How far the week is: a bar of the finished days and the day being made. */
export function DayProgress() {
  const { progress, day, allDaysReady } = useMessages().loading
  const daysDone = usePlanner(({ phase }) => (phase.name === 'generating' ? phase.daysDone : DAYS))
  return (
    <div>
      <Bar max={DAYS} value={daysDone} aria-label={progress} />
      <Count role="status">{daysDone < DAYS ? day(daysDone + 1, DAYS) : allDaysReady(DAYS)}</Count>
    </div>
  )
}
