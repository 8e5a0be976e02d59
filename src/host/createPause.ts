/**
 * A third of the 50 ms from which a browser calls a task long, because a step takes a slow device several times as
 * long.
 */
const SLICE_MS = 16

function nextTask(): Promise<void> {
  // Some browsers have a scheduler that cannot yield.
  if (typeof scheduler !== 'undefined' && 'yield' in scheduler) return scheduler.yield()
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
 * Lets the browser handle what the visitor did, and draw.
 * @throws the signal's reason when that is aborted.
 */
export async function giveWay(signal: AbortSignal): Promise<void> {
  await nextTask()
  signal.throwIfAborted()
}

/**
 * A pause for work in steps: it gives way to the page when the work has taken long enough, and throws the signal's
 * reason when that is aborted. A worker would need permission in the host's content security policy.
 */
export function createPause(signal: AbortSignal): () => Promise<void> | undefined {
  let end = performance.now() + SLICE_MS
  return () => {
    signal.throwIfAborted()
    if (performance.now() < end) return undefined
    return giveWay(signal).then(() => {
      end = performance.now() + SLICE_MS
    })
  }
}
