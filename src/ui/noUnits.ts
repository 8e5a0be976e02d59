/**
 * The CSS properties whose numbers get no `px`. Builds use this instead of `@emotion/unitless`: our styles are texts with
 * their units written out, never objects, so nothing is looked up.
 */
export default {}
