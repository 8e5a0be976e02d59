import type { MealParameters } from '../../../src/contract/promptParameters.js'
import { allocateTargets } from '../builtIn/allocateTargets.js'
import { answerMealPrompt } from '../builtIn/answerMealPrompt.js'
import type { MealModel } from '../mealModel.js'
import { ModelError } from '../modelError.js'
import type { ModelProvider } from '../modelProvider.js'

function meal(parameters: MealParameters, text: string) {
  const answer = answerMealPrompt(parameters, text)
  if (!answer) throw new ModelError('unusable', 'no dish for the main food')
  return answer
}

const builtInModel: MealModel = {
  name: 'the built-in planner',
  isBuiltIn: true,
  maxTokens: () => 0,
  async answer({ text, parameters }) {
    const answer = parameters.stage === 1 ? allocateTargets(parameters) : meal(parameters, text)
    return { text: JSON.stringify(answer), tokens: 0 }
  },
}

/**
 * Our own planner in place of a model: it needs no key, costs nothing and always gives the same answer to the same
 * prompt. The meals are real, but no AI made them; the server says so at the start and in `GET /api/health`.
 */
export const builtInProvider: ModelProvider = {
  variables: {},
  isSetUp: () => true,
  create: () => builtInModel,
}
