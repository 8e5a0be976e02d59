import type { RecipeWords } from '../../core/recipeWords.data.js'
import { minutesIn } from './clock.js'
import { introduced } from './servedSteps.js'

/** A side is cooked while a dish cooks for so long. */
const WAIT_MINUTES = 8

/** The last long sentence, or what goes on beside it already; negative if there is none. */
export function lastWait(sentences: readonly string[]): number {
  const long = sentences.findLastIndex((sentence) => minutesIn(sentence) >= WAIT_MINUTES)
  return long >= 0 && sentences[long + 1]?.startsWith('Meanwhile') ? long + 1 : long
}

/**
 * The steps of a dish with what is cooked beside it, after one of its sentences. After a pan of
 * its own, the next one says that it is about the dish again: nobody stirs its egg whites into that.
 * @param isPanned whether what is beside it has a pan
 */
export function withMeanwhile(
  steps: readonly (readonly string[])[],
  after: number,
  beside: readonly string[],
  isPanned: boolean,
  { alongside, goOn }: RecipeWords,
): readonly (readonly string[])[] {
  if (after < 0 || beside.length === 0) return steps
  let at = -1
  return steps.map((step) =>
    step.flatMap((sentence) => {
      at += 1
      if (at === after) return [sentence, ...introduced(alongside, beside)]
      return isPanned && at === after + 1 ? [`${goOn} ${sentence}`] : [sentence]
    }),
  )
}
