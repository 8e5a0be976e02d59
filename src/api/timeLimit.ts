import { TimeLimitError } from './apiErrors.js'

/** The longest delay a timer can hold (HTML standard: a signed 32-bit number of milliseconds). */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/**
 * Runs work that stops on its signal, for at most `limitMs` milliseconds (`Infinity`: no limit) and no longer than
 * `outer` allows. Work that does not heed its signal is left behind.
 * @throws {TimeLimitError} when the time is up.
 * @throws the reason of `outer` when that was aborted, an `AbortError` unless its owner gave another.
 */
export async function withTimeLimit<Result>(
  limitMs: number,
  outer: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  outer?.throwIfAborted()
  const controller = new AbortController()
  const { signal } = controller
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  const forward = () => controller.abort(outer?.reason)
  const giveUp = () => controller.abort(new TimeLimitError(limitMs))
  const timer = limitMs <= LONGEST_TIMER_MS ? setTimeout(giveUp, limitMs) : undefined
  outer?.addEventListener('abort', forward, { once: true })
  try {
    return await Promise.race([run(signal), stopped])
  } finally {
    clearTimeout(timer)
    outer?.removeEventListener('abort', forward)
  }
}
