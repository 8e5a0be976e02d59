/**
 * Runs work with a signal that aborts when the caller's does, or after `limitMs`.
 *
 * `AbortSignal.any([caller, AbortSignal.timeout(limitMs)])` would not do: Node 20 may collect the timeout before it
 * fires. The timer here holds the controller, and the controller its signal, until the work ends.
 */
export async function withDeadline<Result>(
  limitMs: number,
  caller: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController()
  const leave = () => controller.abort(caller.reason)
  const timer = setTimeout(() => controller.abort(new Error('out of time')), limitMs)
  caller.addEventListener('abort', leave)
  if (caller.aborted) leave()
  try {
    return await work(controller.signal)
  } finally {
    clearTimeout(timer)
    caller.removeEventListener('abort', leave)
  }
}
