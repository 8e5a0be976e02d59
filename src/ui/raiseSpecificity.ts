import type { StylisPlugin } from '@emotion/cache'

/** Matches every element and weighs as much as five ids, more than rules that begin at the id of a page's part. */
export const RANK = ':not(#_#_#_#_#_)'

const RAISED = `${RANK}${RANK}`

function raiseSelector(selector: string): string {
  // Emotion builds some nested selectors from the parent's, which is raised by then: a chosen rank lies on top of it.
  if (selector.includes(`${RAISED}${RANK}`)) return selector.replace(RAISED, '')
  // Ours need not stand first: `input:checked + .mp-box`.
  return selector.includes(RANK) ? selector : selector.replace(/(\.mp-[\w-]+)/, `$1${RAISED}`)
}

/**
 * Lifts each of our class rules ten ids up, so that a host's `.entry-content h2 {}` or `#page button {}` does not
 * reach in and nothing of ours needs `!important`. Rules that spell {@link RANK} themselves keep the rank they chose.
 */
export const raiseSpecificity: StylisPlugin = (element) => {
  if (element.type === 'rule' && Array.isArray(element.props))
    element.props = element.props.map(raiseSelector)
}
