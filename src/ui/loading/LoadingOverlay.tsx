import { lazy, Suspense, useRef } from 'react'
import { useMessages } from '../../messages/MessagesContext.js'
import { usePlannerActions } from '../../store/PlannerContext.js'
import { Button } from '../parts/Button.js'
import { Heading } from '../parts/Heading.js'
import { Text } from '../parts/Text.js'
import { styled } from '../styled.js'
import { color, fromWide, space } from '../theme.js'
import { useOwnId } from '../useOwnId.js'
import type { OverlayMode } from '../WidgetSettings.js'
import { DayProgress } from './DayProgress.js'
import { SlowNote } from './SlowNote.js'
import { useOpenDialog } from './useOpenDialog.js'

/** It draws what the plan screen draws. Where that cannot load, no plan can be shown either, and the visitor reads so. */
const ArrivingWeek = lazy(() =>
  import('../planner.chunk.js').then(
    (chunk) => ({ default: chunk.ArrivingWeek }),
    () => ({ default: () => null }),
  ),
)

/** In `page` mode it lies in the top layer, in `widget` mode it fills the widget's box. */
const Overlay = styled('dialog')`
  inset: 0;
  z-index: 2;
  inline-size: 100%;
  block-size: 100%;
  max-inline-size: none;
  max-block-size: none;
  padding: 0;
  border: 0;
  background: ${color('canvas')};
  color: ${color('ink')};
`

/** Sticks to the viewport, so that it stays visible in a long widget that is scrolled. */
const Centre = styled('div')`
  position: sticky;
  inset-block-start: 0;
  display: grid;
  grid-template-columns: minmax(0, 420px);
  place-content: center;
  justify-items: center;
  gap: ${space.l};
  min-block-size: min(100%, 100vh);
  padding: ${space.xl};
  text-align: center;
`

/** Keeps the room of the seven days before they are loaded, in one column or beside each other. */
const Room = styled('div')`
  inline-size: 100%;
  min-block-size: 524px;
  ${fromWide} {
    inline-size: min(1152px, 100cqi - 48px);
    min-block-size: 324px;
  }
`

/** It has the focus for screen readers only, so it shows no focus ring. */
const Title = styled(Heading)`
  outline: none;
`

/** Covers the page, or the widget alone, while a plan is generated. Escape and Cancel stop the generation. */
export function LoadingOverlay({ mode }: { mode: OverlayMode }) {
  const { title, duration, cancel } = useMessages().loading
  const { cancelGeneration } = usePlannerActions()
  const titleRef = useRef<HTMLHeadingElement>(null)
  const dialog = useOpenDialog(mode, titleRef, cancelGeneration)
  const titleId = useOwnId()
  const durationId = useOwnId()
  return (
    <Overlay {...dialog} aria-labelledby={titleId} aria-describedby={durationId}>
      <Centre>
        <Title size="screen" id={titleId} ref={titleRef} tabIndex={-1}>
          {title}
        </Title>
        <Text id={durationId} tone="muted">
          {duration}
        </Text>
        <DayProgress />
        <Room>
          <Suspense>
            <ArrivingWeek />
          </Suspense>
        </Room>
        <SlowNote />
        <Button onClick={cancelGeneration}>{cancel}</Button>
      </Centre>
    </Overlay>
  )
}
