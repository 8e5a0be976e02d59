import { type ReactNode, useRef } from 'react'
import { useMessages } from '../../messages/MessagesContext.js'
import { usePlannerActions } from '../../store/PlannerContext.js'
import { Button } from '../parts/Button.js'
import { Heading } from '../parts/Heading.js'
import { Text } from '../parts/Text.js'
import { styled } from '../styled.js'
import { color, space } from '../theme.js'
import { useOwnId } from '../useOwnId.js'
import type { OverlayMode } from '../WidgetSettings.js'
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

/**
 * Sticks to the window, so that it stays visible in a long widget that is scrolled, and is as high as that. No container
 * has the window's height.
 */
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

interface LoadingOverlayProps {
  readonly mode: OverlayMode
  /** The progress of the week, and the place of the button below it. It loads on demand. */
  readonly children: ReactNode
}

/** Covers the page, or the widget alone, while a plan is generated. Escape and Cancel stop the generation. */
export function LoadingOverlay({ mode, children }: LoadingOverlayProps) {
  const { title, duration, cancel } = useMessages().loading
  const { cancelGeneration } = usePlannerActions()
  const titleRef = useRef<HTMLHeadingElement>(null)
  const dialog = useOpenDialog(mode, titleRef, cancelGeneration)
  const titleId = useOwnId()
  const durationId = useOwnId()
  return (
    <Overlay {...dialog} aria-labelledby={titleId} aria-describedby={durationId}>
      <Centre>
        <Heading size="screen" id={titleId} ref={titleRef} tabIndex={-1}>
          {title}
        </Heading>
        <Text id={durationId} tone="muted">
          {duration}
        </Text>
        {children}
        <Button onClick={cancelGeneration}>{cancel}</Button>
      </Centre>
    </Overlay>
  )
}
