import { CookingPot } from 'lucide'
import { useRef } from 'react'
import { useMessages } from '../../messages/MessagesContext.js'
import { usePlannerActions } from '../../store/PlannerContext.js'
import { Button } from '../parts/Button.js'
import { Heading } from '../parts/Heading.js'
import { Icon } from '../parts/Icon.js'
import { Text } from '../parts/Text.js'
import { styled } from '../styled.js'
import { color, radius, space } from '../theme.js'
import { useOwnId } from '../useOwnId.js'
import type { OverlayMode } from '../WidgetSettings.js'
import { DayProgress } from './DayProgress.js'
import { SlowNote } from './SlowNote.js'
import { useOpenDialog } from './useOpenDialog.js'

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
  grid-template-columns: minmax(0, 400px);
  place-content: center;
  justify-items: center;
  gap: ${space.l};
  min-block-size: min(100%, 100vh);
  padding: ${space.xl};
  text-align: center;
`

const Emblem = styled('div')`
  padding: 18px;
  border-radius: ${radius.chip};
  background: ${color('accentSoft')};
  line-height: 0;
  color: ${color('accent')};
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
        <Emblem>
          <Icon of={CookingPot} size={36} />
        </Emblem>
        <Title size="screen" id={titleId} ref={titleRef} tabIndex={-1}>
          {title}
        </Title>
        <Text id={durationId} tone="muted">
          {duration}
        </Text>
        <DayProgress />
        <SlowNote />
        <Button onClick={cancelGeneration}>{cancel}</Button>
      </Centre>
    </Overlay>
  )
}
