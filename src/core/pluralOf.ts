/** A word without a vowel abbreviates a unit or a pack: `tbsp`, `kg`, `pk`. */
const INVARIANT = /(?:^| )(?:[^aeiouy]*|oz|gal|dozen|each|small|medium|large|mini|whole)$/i

/** The plural of an English noun from a food label, such as `slices` for `slice` or `bags of limes` for `bag of limes`. */
export function pluralOf(noun: string): string {
  const [head = '', ...rest] = noun.split(' of ')
  if (rest.length > 0) return [pluralOf(head), ...rest].join(' of ')
  if (INVARIANT.test(noun)) return noun
  if (/(?:s|x|z|ch|sh|tato|mato)$/.test(noun)) return `${noun}es`
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`
  if (/(?:hal|lea|loa)f$/.test(noun)) return `${noun.slice(0, -1)}ves`
  return `${noun}s`
}
