import { type MouseEvent, useRef } from 'react'

/**
 * Handles clicks, and the presses before them, before anything else does. What the second click of a double click meets may
 * have come under the pointer with the first one, so only what was clicked first takes it, or the focus.
 */
export function useSteadyClicks() {
  const clicked = useRef<Element>(null)
  return (event: MouseEvent) => {
    const control = (event.target as Element).closest('a,button,label,summary')
    if (event.detail < 2) clicked.current = control
    else if (clicked.current !== control) {
      event.preventDefault()
      event.stopPropagation()
    }
  }
}
