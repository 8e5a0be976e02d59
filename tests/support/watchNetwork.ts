import type { Page } from 'playwright-core'
import { vi } from 'vitest'

/** No request for so long means that all has loaded. */
const QUIET_MS = 500

/** Follows a page's requests from now on. Unlike `networkidle`, it waits again whenever something more loads. */
export function watchNetwork(page: Page) {
  const open = new Set<unknown>()
  let changedAt = Number.POSITIVE_INFINITY
  const change = (step: () => void) => {
    step()
    changedAt = performance.now()
  }
  page.on('request', (request) => change(() => open.add(request)))
  page.on('requestfinished', (request) => change(() => open.delete(request)))
  page.on('requestfailed', (request) => change(() => open.delete(request)))
  const isQuiet = () => open.size === 0 && performance.now() - changedAt > QUIET_MS
  return {
    /** Waits for a first request and until no other one follows. */
    untilQuiet: () => vi.waitUntil(isQuiet, { timeout: 30_000 }),
  }
}
