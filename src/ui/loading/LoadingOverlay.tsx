import { CookingPot } from 'lucide'
import { type KeyboardEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
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

/** Opens the dialog. Hosts may test in jsdom, which has none of the dialog's methods. */
function open(dialog: HTMLDialogElement, mode: OverlayMode) {
  if (mode === 'page') dialog.showModal?.()
  else dialog.show?.()
  dialog.open = true
}

/** Makes the screen beneath inert in `widget` mode; a modal dialog does this to the page by itself. */
function setInertBeneath(dialog: HTMLDialogElement, inert: boolean) {
  for (const sibling of dialog.parentElement?.children ?? []) {
    if (sibling !== dialog) sibling.toggleAttribute('inert', inert)
  }
}

/** Covers the page, or the widget alone, while a plan is generated. Escape and Cancel stop the generation. */
export function LoadingOverlay({ mode }: { mode: OverlayMode }) {
  const { title, duration, cancel } = useMessages().loading
  const { cancelGeneration } = usePlannerActions()
  const dialogRef = useRef<HTMLDialogElement>(null)
  const titleRef = useRef<HTMLHeadingElement>(null)
  const titleId = useOwnId()
  const durationId = useOwnId()

  useLayoutEffect(() => {
    const dialog = dialogRef.current
    if (!dialog) return
    open(dialog, mode)
    if (mode === 'widget') setInertBeneath(dialog, true)
    // The Cancel button must not have the focus: an Enter key still held from the submit would press it.
    titleRef.current?.focus({ preventScroll: true })
    return () => {
      setInertBeneath(dialog, false)
      // Returns the focus to the element that had it before.
      dialog.close?.()
    }
  }, [mode])

  // A host's dialog around the widget must stay open, so neither the browser nor the page may see this Escape.
  const cancelOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    cancelGeneration()
  }
  // A phone's back gesture closes a modal dialog without a key. The ref is null when React itself hides the screen.
  const cancelOnClose = (event: SyntheticEvent) => {
    event.stopPropagation()
    if (dialogRef.current?.open === false) cancelGeneration()
  }
  return (
    <Overlay
      ref={dialogRef}
      aria-labelledby={titleId}
      aria-describedby={durationId}
      onKeyDown={cancelOnEscape}
      onCancel={(event) => event.stopPropagation()}
      onClose={cancelOnClose}
    >
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
