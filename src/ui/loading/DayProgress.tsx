import { useState } from 'react'
import { DAYS_PER_WEEK } from '../../core/plan/daysPerWeek.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { usePlanner } from '../../store/PlannerContext.js'
import { Stack } from '../parts/Stack.js'
import { Text } from '../parts/Text.js'
import { styled } from '../styled.js'
import { color, radius } from '../theme.js'

const Box = styled(Stack)`
  justify-self: stretch;
`

const Progress = styled('progress')`
  appearance: none;
  inline-size: 100%;
  block-size: 10px;
  border: 0;
  border-radius: ${radius.chip};
  overflow: hidden;
  background: ${color('line')};
  &::-webkit-progress-bar {
    background: none;
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

/** The progress of the week: a bar of the finished days, and the day that is being made. */
export function DayProgress() {
  const { progress, day, allDaysReady } = useMessages().loading
  const [shown, setShown] = useState(0)
  // While the overlay goes without a new week, it stays as it was.
  const daysDone = usePlanner(({ phase }) => {
    if (phase.name === 'generating') return phase.daysDone
    return phase.name === 'plan' && phase.isNew ? DAYS_PER_WEEK : shown
  })
  if (daysDone !== shown) setShown(daysDone)
  return (
    <Box gap="s">
      <Progress max={DAYS_PER_WEEK} value={daysDone} aria-label={progress} />
      <Text role="status" strong>
        {daysDone < DAYS_PER_WEEK ? day(daysDone + 1, DAYS_PER_WEEK) : allDaysReady(DAYS_PER_WEEK)}
      </Text>
    </Box>
  )
}
