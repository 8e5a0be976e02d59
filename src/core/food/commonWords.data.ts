/** Common English words one or two letters away from a word of the vocabulary. They are never corrected to it. */
export const COMMON_WORDS: ReadonlySet<string> = new Set([])
