import { type RefObject, useEffect, useRef } from 'react'
import { focusedBeside } from './focusedBeside.js'

/**
 * Moves sight and focus to the start of the widget when its screen changes, but not before the visitor has used it.
 *
 * Sight moves as soon as the overlay opens: by the time that the week moves what is below the widget, that is out of sight.
 * It goes back to what the visitor pressed if no week came.
 */
export function useSightAndFocus(
  frame: RefObject<HTMLElement | null>,
  isInUse: RefObject<boolean>,
  isCovered: boolean,
  shown: unknown,
) {
  const last = useRef({ isCovered, shown, before: shown })
  useEffect(() => {
    const { current: was } = last
    const widget = frame.current
    const isOther = !shown !== !was.shown
    if (!widget || (!isOther && was.isCovered === isCovered)) return
    last.current = { isCovered, shown, before: isCovered ? shown : was.before }
    if (!isInUse.current) return
    if (isOther) widget.focus({ preventScroll: true })
    if (isOther || isCovered) widget.scrollIntoView()
    else if (was.before === shown) {
      const focused = focusedBeside(widget)
      if (focused && widget.contains(focused)) focused.scrollIntoView({ block: 'nearest' })
    } else {
      // The overlay has just given the focus back to the button that asked for this week.
      widget.querySelector<HTMLElement>('[data-start]')?.focus({ preventScroll: true })
      widget.scrollIntoView()
    }
  })
}
