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
    if (isCovered) widget.scrollIntoView()
    else if (was.shown === shown) {
      const focused = focusedBeside(widget)
      if (focused && widget.contains(focused)) focused.scrollIntoView({ block: 'nearest' })
    } else {
      // A plan takes the focus to its heading from here.
      widget.focus({ preventScroll: true })
      widget.scrollIntoView()
    }
  })
}
