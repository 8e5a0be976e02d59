import { nearestVolume } from '../../core/food/kitchenVolume.js'
import type { Clock } from './clock.js'
import type { RecipeLanguage } from './cookedItem.js'
import type { StepSource } from './fillStep.js'
import type { Pot } from './pot.js'
import { type Cooking, stepFigures } from './stepFigures.js'
import { stepParts } from './stepParts.js'

const TSP_PER_CUP = 48

/** The sources of a dish's steps: its foods, the water and minutes that they take, and the shared sentences. */
export function createStepSource(
  pot: Pot,
  servings: number,
  clock: Clock,
  language: RecipeLanguage,
): StepSource {
  const { core, recipe } = language
  const cooking: Cooking = {
    pot,
    servings,
    recipe,
    water: (cups) => nearestVolume(cups * TSP_PER_CUP, core.measure)?.text ?? '',
    clock,
  }
  const figures = stepFigures(cooking)
  return {
    pot,
    clock,
    list: recipe.list,
    figure: (name) => figures[name]?.() ?? '',
    part: stepParts(cooking),
  }
}
