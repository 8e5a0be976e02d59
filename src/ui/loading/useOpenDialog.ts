import { type KeyboardEvent, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import type { OverlayMode } from '../WidgetSettings.js'

/** Opens the dialog. Hosts may test in jsdom, which has none of the dialog's methods. */
function open(dialog: HTMLDialogElement, mode: OverlayMode) {
  if (mode === 'page') dialog.showModal?.()
  else dialog.show?.()
  dialog.open = true
}

/**
 * Marks the frame, whose style hides the screen below. A rule with `:has` would do the same, but made each change of a day
 * a quarter slower.
 */
const setCovered = (dialog: HTMLDialogElement, isCovered: boolean) =>
  dialog.parentElement?.toggleAttribute('data-covered', isCovered)

/**
 * Takes the caret out of the screen below. Browsers tell the keyboard of a phone where the caret is when the focus moves,
 * and to find it they lay out what is hidden. A text that is selected elsewhere in the page stays so.
 */
function leaveText(dialog: HTMLDialogElement) {
  // Only its own root tells where in a shadow root the caret is. Not all browsers have that.
  const root: Node & { getSelection?: () => Selection | null } = dialog.getRootNode()
  const own = root.getSelection?.()?.anchorNode
  const start = own ?? getSelection()?.anchorNode ?? null
  if (start === null || dialog.parentElement?.contains(start)) getSelection()?.removeAllRanges()
}

/** Makes the screen below inert in `widget` mode. A modal dialog makes the page inert by itself. */
function setInertBeneath(dialog: HTMLDialogElement, inert: boolean) {
  for (const sibling of dialog.parentElement?.children ?? []) {
    if (sibling !== dialog) sibling.toggleAttribute('inert', inert)
  }
}

/**
 * The props of a dialog that is open as long as it is rendered.
 * @param focusTarget the element that gets the focus. It must not be a button: the Enter key that submitted the form
 * may still be down and would press it.
 * @param onCancel called when the visitor presses Escape or goes back.
 */
export function useOpenDialog(
  mode: OverlayMode,
  focusTarget: RefObject<HTMLElement | null>,
  onCancel: () => void,
) {
  const ref = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    // First, so that the browser works out the styles of both once: opening makes it do so.
    setCovered(dialog, true)
    leaveText(dialog)
    open(dialog, mode)
    if (mode === 'widget') setInertBeneath(dialog, true)
    focusTarget.current?.focus({ preventScroll: true })
    return () => {
      setInertBeneath(dialog, false)
      setCovered(dialog, false)
      // A press of a button leaves the caret there. Where that disappears, the field that gets the focus would have none.
      leaveText(dialog)
      // Returns the focus to the element that had it before.
      dialog.close?.()
    }
  }, [mode, focusTarget])

  return {
    ref,
    // A host's dialog around the widget must stay open, so this Escape must reach neither the browser nor the page.
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      onCancel()
    },
    onCancel: (event: SyntheticEvent) => event.stopPropagation(),
    // A phone's back gesture closes a modal dialog without a key. The ref is null when React itself hides the screen.
    onClose: (event: SyntheticEvent) => {
      event.stopPropagation()
      if (ref.current?.open === false) onCancel()
    },
  }
}
