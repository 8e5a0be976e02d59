import { TimeLimitError } from './apiErrors.js'

/**
 * Runs work that stops on its signal, for at most `limitMs` milliseconds and no longer than `outer` allows.
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
  const timer = setTimeout(() => controller.abort(new TimeLimitError(limitMs)), limitMs)
  outer?.addEventListener('abort', forward, { once: true })
  try {
    return await Promise.race([run(signal), stopped])
  } finally {
    clearTimeout(timer)
    outer?.removeEventListener('abort', forward)
  }
}
