import { generateMealsResponseSchema } from './calls.js'

/**
 * The model's text in an answer: the first block of type `text`, else `content[0].text` (specification, section 7).
 * `undefined` if the answer holds no text.
 */
export function answerText(answer: unknown): string | undefined {
  const { content = [] } = generateMealsResponseSchema.safeParse(answer).data ?? {}
  const typed = content.find(({ type, text }) => type === 'text' && text !== undefined)
  return (typed ?? content[0])?.text
}
