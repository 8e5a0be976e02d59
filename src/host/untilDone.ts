import type { PlannerStore } from '../store/plannerStore.js'

/**
 * Work that is done once. If it fails, the next call tries it again, and so does each change of the screen, for which parts
 * load.
 */
export function untilDone(
  { subscribe }: PlannerStore,
  signal: AbortSignal,
  work: () => Promise<void>,
): () => Promise<void> {
  let running: Promise<void> | null = null
  const attempt = () => {
    running ??= work().catch((error: unknown) => {
      running = null
      throw error
    })
    return running
  }
  const stop = subscribe(({ phase }, before) => {
    if (phase !== before.phase) attempt().catch(() => null)
  })
  signal.addEventListener('abort', stop)
  return attempt
}
