import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Whether the browser prints the page. It draws the paper as soon as the event's listeners have returned, and therefore
 * the screen changes within them.
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
