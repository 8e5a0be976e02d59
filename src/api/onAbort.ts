/** What runs when each signal aborts. */
const heard = new WeakMap<AbortSignal, Set<() => void>>()

/**
 * Calls back when the signal aborts, with one listener for all who ask: Node warns of more than ten, and a week waits for
 * twelve calls at a time. An aborted signal calls nobody. Returns a function that no longer asks.
 */
export function onAbort(signal: AbortSignal, run: () => void): () => void {
  const known = heard.get(signal)
  const all = known ?? new Set()
  if (!known) {
    heard.set(signal, all)
    const runAll = () => {
      for (const each of all) each()
    }
    signal.addEventListener('abort', runAll, { once: true })
  }
  all.add(run)
  return () => void all.delete(run)
}
