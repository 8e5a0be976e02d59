/** Props that only our elements' styles read. */
const STYLE_PROPS = new Set(['as', 'theme', 'fieldWidth', 'gap', 'macro', 'spread', 'tone', 'variant'])

/**
 * Whether a styled element passes a prop on to the DOM. Builds use this instead of `@emotion/is-prop-valid`, whose
 * list of all attributes would add 2 kB to the first load.
 */
export default function isDomProp(name: string): boolean {
  return !STYLE_PROPS.has(name)
}
