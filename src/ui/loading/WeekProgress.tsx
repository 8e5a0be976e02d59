import { startTransition, useEffect, useState } from 'react'
import { styled } from '../styled.js'
import { fromWide } from '../theme.js'
import { ArrivingWeek } from './ArrivingWeek.js'
import { DayProgress } from './DayProgress.js'
import { SlowNote } from './SlowNote.js'

/** Keeps the room of the seven days before they arrive, in one column or beside each other. */
const Room = styled('div')`
  inline-size: 100%;
  min-block-size: 524px;
  ${fromWide} {
    inline-size: min(1152px, 100cqi - 48px);
    min-block-size: 324px;
  }
`

/** The progress of the week. It uses parts of the plan screen, and loads with them when the form is first touched. */
export function WeekProgress() {
  const [hasWeek, setHasWeek] = useState(false)
  // The days are most of it. They come after the overlay, so that the click is answered sooner.
  useEffect(() => startTransition(() => setHasWeek(true)), [])
  return (
    <>
      <DayProgress />
      <Room>{hasWeek && <ArrivingWeek />}</Room>
      <SlowNote />
    </>
  )
}
