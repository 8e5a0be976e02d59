import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Whether the browser prints the page. It draws the paper as soon as the event's listeners have returned, and therefore
 * the screen changes within them. Only the window has these events: a media query for print reports its change too late to
 * draw. The hook is for the plan's screen, so that a page without a plan has no listener of ours.
 */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const listeners = { beforeprint: true, afterprint: false }
    const controller = new AbortController()
    for (const [event, value] of Object.entries(listeners))
      window.addEventListener(event, () => flushSync(() => setPrinting(value)), controller)
    return () => controller.abort()
  }, [])
  return isPrinting
}
