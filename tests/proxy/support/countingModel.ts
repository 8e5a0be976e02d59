import type { MealModel } from '../../../proxy/models/mealModel.js'
import { goodAnswer } from '../../ai/fakeModel.js'

/** A model that records its calls and answers as the test says. */
export function countingModel(
  answer: (prompt: string) => Promise<string> = async (prompt) => goodAnswer(prompt),
) {
  const calls: string[] = []
  const model: MealModel = {
    name: 'counting',
    maxTokens: () => 0,
    async answer({ text }) {
      calls.push(text)
      return { text: await answer(text), tokens: 0 }
    },
  }
  return { model, calls }
}
