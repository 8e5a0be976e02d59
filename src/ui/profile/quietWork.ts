/** Work behind the form runs in slices of this length, with rests in which the page can answer. */
const SLICE_MS = 10
const REST_MS = 4

const rest = () => new Promise<void>((resolve) => setTimeout(resolve, REST_MS))

/** The work that goes first, by the widget's store. */
const urgent = new WeakMap<object, Promise<unknown>>()

/** Lets work behind the form go before the other of its widget, which waits until it has ended. */
export function goFirst(store: object, work: Promise<unknown>): void {
  urgent.set(
    store,
    work.catch(() => null),
  )
}

/** A rest that lasts until the work that goes first in this widget has ended. */
export async function longRest(store: object): Promise<void> {
  await rest()
  await urgent.get(store)
}

/** A pause for work behind the form: it returns a promise to wait for when a slice is over. */
export function quietPause(take: () => Promise<void> = rest): () => Promise<void> | undefined {
  let end = performance.now() + SLICE_MS
  async function pause() {
    await take()
    end = performance.now() + SLICE_MS
  }
  return () => (performance.now() < end ? undefined : pause())
}
