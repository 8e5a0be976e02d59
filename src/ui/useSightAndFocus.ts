import { type RefObject, useEffect, useRef } from 'react'
import { focusedBeside } from './focusedBeside.js'

/**
 * Scrolls to the start of the widget and focuses it when its screen changes, but not before the visitor has used it.
 *
 * It scrolls as soon as the overlay opens. When the new week then moves the page below the widget, that part is out of
 * sight. If no week came, it scrolls back to what the visitor pressed.
 */
export function useSightAndFocus(
  frame: RefObject<HTMLElement | null>,
  isInUse: RefObject<boolean>,
  isCovered: boolean,
  shown: unknown,
) {
  const last = useRef({ isCovered, shown })
  useEffect(() => {
    const { current: was } = last
    const widget = frame.current
    const isOther = !shown !== !was.shown
    // What comes under the overlay is seen when it lifts.
    if (!widget || (was.isCovered ? isCovered : !isOther && !isCovered)) return
    last.current = { isCovered, shown }
    if (!isInUse.current) return
    if (isOther) widget.focus({ preventScroll: true })
    if (isOther || isCovered) widget.scrollIntoView()
    else if (was.shown === shown) focusedBeside(widget)?.scrollIntoView({ block: 'nearest' })
    else {
      // The overlay has just given the focus back to the button that asked for this week.
      widget.querySelector<HTMLElement>('[data-start]')?.focus({ preventScroll: true })
      widget.scrollIntoView()
    }
  })
}
