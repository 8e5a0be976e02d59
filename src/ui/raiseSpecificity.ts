import type { StylisPlugin } from '@emotion/cache'

/** Matches every element and weighs as much as an id, which no class rule of a host outweighs. */
export const RANK = ':not(#_)'

const raiseSelector = (selector: string) =>
  selector.includes(RANK) ? selector : selector.replace(/^(\.mp-[\w-]+)/, `$1${RANK}${RANK}`)

/**
 * Lifts each of our class rules two ids up, so that a host's `.entry-content h2 {}` or `#page button {}` does not
 * reach in and nothing of ours needs `!important`. Rules that spell {@link RANK} themselves keep the rank they chose.
 */
export const raiseSpecificity: StylisPlugin = (element) => {
  if (element.type === 'rule' && Array.isArray(element.props))
    element.props = element.props.map(raiseSelector)
}
