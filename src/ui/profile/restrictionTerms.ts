/** The parts of a restrictions text, between its commas, semicolons and line ends. */
export const termsOf = (text: string) =>
  text
    .split(/[,;\n]/)
    .map((term) => term.trim())
    .filter(Boolean)

/** "Gluten-free" and "gluten free" are the same term. */
const isTerm = (term: string) => (part: string) => part.toLowerCase().replaceAll('-', ' ') === term

/** Whether a list such as "vegan, no peanuts" has exactly this term. */
export const hasTerm = (text: string, term: string): boolean => termsOf(text).some(isTerm(term))

/** Adds the term at the end of the text, or removes it from the text. */
export function toggleTerm(text: string, term: string): string {
  const terms = termsOf(text)
  const others = terms.filter((part) => !isTerm(term)(part))
  return (others.length < terms.length ? others : [...terms, term]).join(', ')
}
