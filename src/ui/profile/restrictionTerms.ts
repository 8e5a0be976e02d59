/** Words the quick chips write, all known to the reader of restrictions; their labels are in the catalogue. */
export const QUICK_RESTRICTIONS = [
  'vegan',
  'vegetarian',
  'keto',
  'high protein',
  'low carb',
  'gluten free',
  'dairy free',
  'nut free',
  'halal',
  'kosher',
] as const

const SEPARATORS = /[,;\n]/

/** "Gluten-free " and "gluten free" are one term. */
const normalized = (term: string) => term.trim().toLowerCase().replaceAll('-', ' ')

/** Whether one of the parts of a list such as "vegan, no peanuts" is exactly this term. */
export function hasTerm(text: string, term: string): boolean {
  return text.split(SEPARATORS).some((part) => normalized(part) === term)
}

/** The text with the term added at its end, or with the parts that are exactly this term taken out. */
export function toggleTerm(text: string, term: string): string {
  if (!hasTerm(text, term)) {
    const before = text.trim().replace(/[,;]$/, '')
    return before === '' ? term : `${before}, ${term}`
  }
  const others = text.split(SEPARATORS).filter((part) => normalized(part) !== term)
  return others
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ')
}
