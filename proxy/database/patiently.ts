import { setTimeout as sleep } from 'node:timers/promises'
import { isLocked } from './isLocked.js'

const PAUSE_MS = 10

/** Tries again while another process holds the lock, for up to `limitMs`. SQLite's own wait would block the thread. */
export async function patiently<Result>(
  limitMs: number,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  const end = performance.now() + limitMs
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isLocked(error) || performance.now() >= end) throw error
    }
    await sleep(PAUSE_MS)
  }
}
