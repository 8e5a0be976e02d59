/** Builds use this instead of Babel's helper, which does the same for browsers that lack it. */
export default Object.assign
