import { useEffect } from 'react'
import { NEXT_PARTS } from './nextParts.js'

/** In a browser that cannot say when it is quiet. */
const QUIET_AFTER_MS = 2000

/** The browser's wish to save data, where it can tell (Chromium). */
const savesData = () =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true

/**
 * Loads quietly what a visitor is likely to press next, one part after the other, so that a network that is lost later
 * costs nothing: a store's walls, or a train. The first failure ends it, because some browsers do not ask again for a
 * file that failed. What is missing loads when it is asked for.
 */
export function useNextParts(isCovered: boolean) {
  useEffect(() => {
    if (isCovered || savesData()) return
    let isCurrent = true
    async function load() {
      for (const part of NEXT_PARTS) if (isCurrent && navigator.onLine) await part()
    }
    const begin = () => load().catch(() => null)
    if ('requestIdleCallback' in globalThis) requestIdleCallback(begin)
    else setTimeout(begin, QUIET_AFTER_MS)
    return () => {
      isCurrent = false
    }
  }, [isCovered])
}
