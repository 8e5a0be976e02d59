import type { MealParameters } from '../../src/contract/promptParameters.js'
import { composeMeal } from './builtIn/composeMeal.js'
import { splitTargets } from './builtIn/splitTargets.js'
import type { MealModel } from './mealModel.js'
import { ModelError } from './modelError.js'

function meal(parameters: MealParameters, text: string) {
  const composed = composeMeal(parameters, text)
  if (!composed) throw new ModelError('unusable', 'no dish for the main food')
  return composed
}

/**
 * Our own planner in the place of a model: needs no key, costs nothing, and the same prompt always gets the same answer.
 * What it answers is real, but no AI made it; the server says so at the start and in `GET /api/health`.
 */
export const builtInModel: MealModel = {
  kind: 'builtin',
  name: 'the built-in planner',
  maxTokens: () => 0,
  async answer({ text, parameters }) {
    const answer = parameters.stage === 1 ? splitTargets(parameters) : meal(parameters, text)
    return { text: JSON.stringify(answer), tokens: 0 }
  },
}
