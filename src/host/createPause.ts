/** A third of the 50 ms after which a browser calls a task long: a slow device takes some times as long for a step. */
const SLICE_MS = 16

/** Gives way to what the visitor did, and to drawing. */
function giveWay(): Promise<void> {
  if (typeof scheduler !== 'undefined') return scheduler.yield()
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}

/**
 * A pause for work in steps: it gives way to the page when the work has taken long enough, and throws the signal's
 * reason when that is aborted. No worker, which would need a permission in a host's content security policy.
 */
export function createPause(signal: AbortSignal): () => Promise<void> | undefined {
  let end = performance.now() + SLICE_MS
  return () => {
    signal.throwIfAborted()
    if (performance.now() < end) return undefined
    return giveWay().then(() => {
      signal.throwIfAborted()
      end = performance.now() + SLICE_MS
    })
  }
}
