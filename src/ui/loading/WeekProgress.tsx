import { startTransition, useEffect, useState } from 'react'
import { styled } from '../styled.js'
import { color, fromWide, space, TOUCH_TARGET } from '../theme.js'
import { ArrivingWeek } from './ArrivingWeek.js'
import { DayProgress } from './DayProgress.js'
import { SlowNote } from './SlowNote.js'

const WIDE_WEEK = 'min(1152px, 100cqi - 48px)'

/** The button below the week, with the space around it. */
const BUTTON_PLACE = `(${TOUCH_TARGET} + 2 * ${space.l})`

/** Keeps the room of the seven days before they arrive, in one column or beside each other. */
const Room = styled('div')`
  inline-size: 100%;
  min-block-size: 524px;
  ${fromWide} {
    inline-size: ${WIDE_WEEK};
    min-block-size: 324px;
  }
`

/**
 * Stays in sight where the week is taller than the window: the note, and the ground of the button that follows, which
 * lies on its lower edge.
 */
const Foot = styled('div')`
  position: sticky;
  inset-block-end: 0;
  display: grid;
  justify-items: center;
  gap: ${space.m};
  inline-size: 100%;
  margin-block-end: calc(-1 * ${BUTTON_PLACE});
  padding-block-end: calc(${BUTTON_PLACE});
  background: ${color('canvas')};
  box-shadow: 0 0 ${space.s} ${space.s} ${color('canvas')};
  & + button {
    position: sticky;
    inset-block-end: ${space.l};
  }
  ${fromWide} {
    inline-size: ${WIDE_WEEK};
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
      <Foot>
        <SlowNote />
      </Foot>
    </>
  )
}
