import { type ApiCall, TimeLimitError } from './apiErrors.js'
import { onAbort } from './onAbort.js'

/** Work that three sides can stop: its owner, a caller's signal, the clock. */
export interface StopSwitch {
  readonly signal: AbortSignal
  /** Stops the work; only the first reason counts. */
  stop(reason: unknown): void
  /** Stops the timer and stops listening to the caller's signal. Call it when the work is over. */
  release(): void
}

/**
 * A switch that aborts with `outer`'s reason when that is aborted, and with a {@link TimeLimitError} after `limitMs`
 * milliseconds (`undefined`: no limit). `call` is the call that the limit applies to, if there is only one.
 */
export function createStopSwitch(
  limitMs: number | undefined,
  outer: AbortSignal | undefined,
  call?: ApiCall,
): StopSwitch {
  const controller = new AbortController()
  const stop = (reason: unknown) => controller.abort(reason)
  const forward = () => stop(outer?.reason)
  const timer =
    limitMs === undefined ? undefined : setTimeout(() => stop(new TimeLimitError(limitMs, call)), limitMs)
  const leave = outer && onAbort(outer, forward)
  if (outer?.aborted) forward()
  const release = () => {
    clearTimeout(timer)
    leave?.()
  }
  return { signal: controller.signal, stop, release }
}

/**
 * Runs work for at most `limitMs` milliseconds (`undefined`: no limit) and no longer than `outer` allows. Work that
 * ignores its signal runs on, but nobody waits for it.
 * @throws {TimeLimitError} when the time is up.
 * @throws the reason of `outer` when that is aborted, by default an `AbortError`.
 */
export async function withTimeLimit<Result>(
  limitMs: number | undefined,
  outer: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<Result>,
  call?: ApiCall,
): Promise<Result> {
  outer?.throwIfAborted()
  const { signal, release } = createStopSwitch(limitMs, outer, call)
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
  try {
    return await Promise.race([run(signal), stopped])
  } finally {
    release()
  }
}
