/** Far shorter than a page lives, so that nobody gets a link that is about to expire. */
const KEPT_MS = 24 * 3_600_000
/** Each list has about 5 kB. */
const MOST_LISTS = 500

interface Kept {
  readonly link: Promise<string>
  readonly until: number
}

/**
 * Returns the same link for the same list. Instacart has no idempotency keys and asks callers to reuse links, and a
 * visitor may press twice, or the browser may lose our answer.
 */
export function createLinkCache(
  fetchLink: (list: string) => Promise<string>,
): (list: string) => Promise<string> {
  const links = new Map<string, Kept>()
  return (list) => {
    const known = links.get(list)
    if (known && known.until > performance.now()) return known.link
    const link = fetchLink(list)
    links.delete(list)
    links.set(list, { link, until: performance.now() + KEPT_MS })
    const [oldest] = links.keys()
    if (links.size > MOST_LISTS && oldest !== undefined) links.delete(oldest)
    // Whoever waits for it hears of a failure; the next order asks again. Another call may have taken its place meanwhile.
    link.catch(() => {
      if (links.get(list)?.link === link) links.delete(list)
    })
    return link
  }
}
