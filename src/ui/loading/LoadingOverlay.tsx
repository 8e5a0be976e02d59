import styled from '@emotion/styled'
import { CookingPot } from 'lucide'
import { type KeyboardEvent, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'
import { useMessages } from '../../messages/MessagesContext.js'
import { usePlannerActions } from '../../store/PlannerContext.js'
import { Button } from '../parts/Button.js'
import { Heading } from '../parts/Heading.js'
import { Icon } from '../parts/Icon.js'
import { iconStyle } from '../parts/iconStyle.js'
import { color, radius, space } from '../theme.js'
import type { OverlayMode } from '../WidgetSettings.js'
import { DayProgress } from './DayProgress.js'

/** Over the page it lies in the top layer; within the widget it fills the widget's box. */
const Overlay = styled.dialog`
  position: fixed;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  max-inline-size: none;
  max-block-size: none;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: auto;
  background: ${color('canvas')};
  color: ${color('ink')};
  &[data-mode='widget'] {
    position: absolute;
    z-index: 2;
    overflow: visible;
  }
`

/** Stays in sight where a long widget is scrolled. */
const Centre = styled.div`
  position: sticky;
  inset-block-start: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space.l};
  grid-template-columns: minmax(0, 400px);
  min-block-size: min(100%, 100vh);
  padding: ${space.xl};
  text-align: center;
`

const Emblem = styled.div`
  display: grid;
  place-items: center;
  inline-size: 72px;
  block-size: 72px;
  border-radius: ${radius.chip};
  background: ${color('accentSoft')};
  color: ${color('accent')};
  ${iconStyle('36px')}
`

/** Takes the focus for screen readers; there is nothing to press on it. */
const Title = styled(Heading)`
  outline: none;
`

const Duration = styled.p`
  margin: 0;
  padding: 0;
  font: inherit;
  line-height: 1.5;
  color: ${color('muted')};
`

const Wide = styled.div`
  inline-size: 100%;
`

/** Opens the dialog; where the browser has no modal dialogs, it still covers the page. */
function open(dialog: HTMLDialogElement, mode: OverlayMode) {
  if (mode === 'page' && typeof dialog.showModal === 'function') dialog.showModal()
  else dialog.open = true
}

/** Within the widget nothing makes the screen beneath inert, as a modal dialog does with the page. */
function setInertBeneath(dialog: HTMLDialogElement, inert: boolean) {
  for (const sibling of dialog.parentElement?.children ?? []) {
    if (sibling !== dialog && sibling instanceof HTMLElement) sibling.inert = inert
  }
}

/** What has the focus in the element's own tree, which a shadow root hides from `document.activeElement`. */
function focusedBeside(element: Element): HTMLElement | null {
  const root = element.getRootNode()
  const focused = 'activeElement' in root ? root.activeElement : null
  return focused instanceof HTMLElement ? focused : null
}

/** Covers the page, or the widget alone, while a plan is generated. Escape and Cancel stop the generation. */
export function LoadingOverlay({ mode }: { mode: OverlayMode }) {
  const { title, duration, cancel } = useMessages().loading
  const { cancelGeneration } = usePlannerActions()
  const dialogRef = useRef<HTMLDialogElement>(null)
  const titleRef = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const durationId = useId()

  useLayoutEffect(() => {
    const dialog = dialogRef.current
    if (!dialog) return
    const before = focusedBeside(dialog)
    open(dialog, mode)
    if (mode === 'widget') setInertBeneath(dialog, true)
    // Not the Cancel button: a held Enter key would press it at once.
    titleRef.current?.focus({ preventScroll: true })
    return () => {
      if (typeof dialog.close === 'function') dialog.close()
      else dialog.open = false
      setInertBeneath(dialog, false)
      if (before?.isConnected) before.focus({ preventScroll: true })
    }
  }, [mode])

  const cancelOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') cancelGeneration()
  }
  // A phone's back gesture closes a modal dialog without any key.
  const cancelOnClose = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (!event.currentTarget.open) cancelGeneration()
  }
  return (
    <Overlay
      ref={dialogRef}
      data-mode={mode}
      aria-labelledby={titleId}
      aria-describedby={durationId}
      onKeyDown={cancelOnEscape}
      onClose={cancelOnClose}
    >
      <Centre>
        <Emblem>
          <Icon of={CookingPot} />
        </Emblem>
        <Title size="screen" id={titleId} ref={titleRef} tabIndex={-1}>
          {title}
        </Title>
        <Duration id={durationId}>{duration}</Duration>
        <Wide>
          <DayProgress />
        </Wide>
        <Button onClick={cancelGeneration}>{cancel}</Button>
      </Centre>
    </Overlay>
  )
}
