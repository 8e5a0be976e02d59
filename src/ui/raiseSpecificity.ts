import type { StylisPlugin } from '@emotion/cache'

/** Matches every element with the specificity of five ids: more than rules that start from ids of the page. */
export const RANK = ':not(#_#_#_#_#_)'

const RAISED = `${RANK}${RANK}`

function raiseSelector(selector: string): string {
  // Emotion builds some nested selectors from their parent's, which is raised already. A rank of our choice replaces
  // its rank.
  if (selector.includes(`${RAISED}${RANK}`)) return selector.replace(RAISED, '')
  // Our class need not come first: `input:checked + .mp-box`.
  return selector.includes(RANK) ? selector : selector.replace(/(\.mp-[\w-]+)/, `$1${RAISED}`)
}

/**
 * Raises each of our class rules by ten ids, so that a host's `.entry-content h2 {}` or `#page button {}` does not
 * reach in and we need no `!important`. Rules that contain {@link RANK} keep the rank they chose.
 */
export const raiseSpecificity: StylisPlugin = (element) => {
  if (element.type === 'rule' && Array.isArray(element.props))
    element.props = element.props.map(raiseSelector)
}
