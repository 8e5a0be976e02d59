import * as z from 'zod/mini'

/** Longer answers are not read. A whole meal takes under 1,000 characters. */
const MAX_ANSWER_LENGTH = 100_000
/** More foods of one meal are not read. */
export const MAX_PROPOSED_FOODS = 30

/** A model's answers to stage 1 and to stage 2 (specification, section 7). The values inside are not checked yet. */
export const allocationAnswerSchema = z.object({ macros: z.unknown() })
export const mealAnswerSchema = z.object({ name: z.string(), foods: z.array(z.unknown()) })
export const proposedFoodSchema = z.object({ id: z.string(), grams: z.number() })

/** From the first to the last brace of a model's text (specification, section 7); null if there is no such part. */
export function objectText(text: string): string | null {
  const from = text.indexOf('{')
  const to = text.lastIndexOf('}')
  return text.length > MAX_ANSWER_LENGTH || from < 0 || to < from ? null : text.slice(from, to + 1)
}
