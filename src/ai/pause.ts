import { onAbort } from '../api/onAbort.js'

/** Waits until the time is over or the signal aborts. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      leave()
      resolve()
    }
    const timer = setTimeout(end, ms)
    const leave = onAbort(signal, end)
    if (signal.aborted) end()
  })
