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

/** Over the page it lies in the top layer; within the widget it fills the widget's box. */
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

/** Stays in sight where a long widget is scrolled. */
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

/** Takes the focus for screen readers; there is nothing to press on it. */
const Title = styled(Heading)`
  outline: none;
`

/** Opens the dialog, also where a host tests in jsdom, which knows none of its methods. */
function open(dialog: HTMLDialogElement, mode: OverlayMode) {
  if (mode === 'page') dialog.showModal?.()
  else dialog.show?.()
  dialog.open = true
}

/** Within the widget nothing makes the screen beneath inert, as a modal dialog does with the page. */
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
    // Not the Cancel button: a held Enter key would press it at once.
    titleRef.current?.focus({ preventScroll: true })
    return () => {
      setInertBeneath(dialog, false)
      // Gives the focus back to what had it before.
      dialog.close?.()
    }
  }, [mode])

  // A host's dialog around the widget is not to close with it, be it by the browser or by a handler of the page.
  const cancelOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    cancelGeneration()
  }
  // A phone's back gesture closes a modal dialog without any key. React empties the ref where it hides the screen itself.
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
        <Button onClick={cancelGeneration}>{cancel}</Button>
      </Centre>
    </Overlay>
  )
}
