import type { PlannerStore } from '../store/plannerStore.js'

/** More than a visitor needs to read a notice of two lines. */
export const READING_MS = 6000

/**
 * Says a quiet sentence about what is kept. Only the newest notice is open. So the sentence waits until another notice
 * could be read, and is said again if another one covers it too soon.
 */
export function sayUntilRead({ getState }: PlannerStore, text: string, signal: AbortSignal) {
  const say = () => {
    if (signal.aborted) return
    getState().actions.notify({ code: 'keeping', text })
    setTimeout(() => {
      const covered = getState().notices.slice(0, -1)
      if (covered.some((notice) => notice.code === 'keeping' && notice.text === text)) say()
    }, READING_MS)
  }
  if (getState().notices.length === 0) say()
  else setTimeout(say, READING_MS)
}
