/** The browser's own measurements of the page since the last `reset`. */
export interface Watched {
  /** The slowest event, from input to next paint; 0 if all took less than 16 ms, the least that is reported. */
  slowestEventMs: number
  /** The longest task; 0 if none took 50 ms, the least that is reported. */
  longestTaskMs: number
  layoutShift: number
  /** The elements that moved, those that moved most first. */
  readonly moved: string[]
}

const nothing = (): Watched => ({ slowestEventMs: 0, longestTaskMs: 0, layoutShift: 0, moved: [] })
let watched = nothing()

/** The entries that TypeScript's DOM library does not know. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRect
    readonly currentRect: DOMRect
  }[]
}
interface InteractionTiming extends PerformanceEventTiming {
  readonly interactionId: number
}

const isShift = (entry: PerformanceEntry): entry is LayoutShift => entry.entryType === 'layout-shift'
const isEvent = (entry: PerformanceEntry): entry is InteractionTiming => entry.entryType === 'event'

function describe({ value, sources }: LayoutShift): string {
  const parts = sources.map(({ node, previousRect, currentRect }) => {
    const text = node?.textContent?.slice(0, 30) ?? ''
    return `${node?.nodeName.toLowerCase()} "${text}" ${Math.round(previousRect.y)} → ${Math.round(currentRect.y)}`
  })
  return `${value.toFixed(3)}: ${parts.join('; ')}`
}

function take(entry: PerformanceEntry): void {
  if (isShift(entry)) {
    if (entry.hadRecentInput) return
    watched.layoutShift += entry.value
    watched.moved.push(describe(entry))
  } else if (isEvent(entry)) {
    if (entry.interactionId > 0) watched.slowestEventMs = Math.max(watched.slowestEventMs, entry.duration)
  } else watched.longestTaskMs = Math.max(watched.longestTaskMs, entry.duration)
}

const observer = new PerformanceObserver((list) => list.getEntries().forEach(take))
const events: PerformanceObserverInit & { readonly durationThreshold: number } = {
  type: 'event',
  durationThreshold: 16,
}
observer.observe(events)
observer.observe({ type: 'longtask' })
observer.observe({ type: 'layout-shift', buffered: true })

export function readWatched(): Watched {
  observer.takeRecords().forEach(take)
  return watched
}

export function resetWatched(): void {
  observer.takeRecords()
  watched = nothing()
}
