/** Props that only the styles of our elements read. */
const STYLE_PROPS = new Set(['as', 'theme', 'fieldWidth', 'gap', 'macro', 'spread', 'tone', 'variant'])

/**
 * Whether a styled element passes a prop on to the DOM. Builds put this in place of `@emotion/is-prop-valid`, whose list
 * of all attributes is 2 kB of the first load.
 */
export default function isDomProp(name: string): boolean {
  return !STYLE_PROPS.has(name)
}
