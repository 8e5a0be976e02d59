import { nearestVolume } from '../../core/food/kitchenVolume.js'
import type { Clock } from './clock.js'
import type { RecipeLanguage } from './cookedItem.js'
import type { StepSource } from './fillStep.js'
import { millilitersText, TSP_PER_CUP } from './liquids.js'
import type { Pot } from './pot.js'
import { type Cooking, stepFigures } from './stepFigures.js'
import { stepParts } from './stepParts.js'

/** How amounts of water are written, given in cups. */
function waterText(language: RecipeLanguage): (cups: number) => string {
  return (cups) =>
    millilitersText(cups, language) ?? nearestVolume(cups * TSP_PER_CUP, language.core.measure)?.text ?? ''
}

/** The sources of a dish's steps: its foods, the water and minutes that they take, and the shared sentences. */
export function createStepSource(
  pot: Pot,
  servings: number,
  clock: Clock,
  language: RecipeLanguage,
  isEarly = false,
): StepSource {
  const { recipe } = language
  const cooking: Cooking = {
    pot,
    servings,
    recipe,
    water: waterText(language),
    clock,
    isEarly,
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
