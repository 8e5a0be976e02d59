const INVARIANT: ReadonlySet<string> = new Set(['', 'tsp', 'tbsp', 'oz', 'lb', 'dozen', 'each'])
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['half', 'halves'],
  ['loaf', 'loaves'],
  ['leaf', 'leaves'],
  ['cookie', 'cookies'],
])
const IRREGULAR_PLURALS: ReadonlyMap<string, string> = new Map(
  Array.from(IRREGULAR, ([singular, plural]) => [plural, singular]),
)

/** The plural of an English noun as it stands on food labels, such as `slices` for `slice`. */
export function pluralOf(noun: string): string {
  if (INVARIANT.has(noun)) return noun
  const irregular = IRREGULAR.get(noun)
  if (irregular !== undefined) return irregular
  if (/(?:s|x|z|ch|sh|tato|mato)$/.test(noun)) return `${noun}es`
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`
  return `${noun}s`
}

/** The singular of an English plural as it stands on food labels; other words stay as they are. */
export function singularOf(plural: string): string {
  const irregular = IRREGULAR_PLURALS.get(plural)
  if (irregular !== undefined) return irregular
  if (/(?:ss|x|z|ch|sh|tato|mato)es$/.test(plural)) return plural.slice(0, -2)
  if (/[^aeiou]ies$/.test(plural)) return `${plural.slice(0, -3)}y`
  return plural.endsWith('s') && !plural.endsWith('ss') ? plural.slice(0, -1) : plural
}
