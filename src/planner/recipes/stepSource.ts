import { CUPS_FROM_TSP, nearestVolume } from '../../core/food/kitchenVolume.js'
import type { Clock } from './clock.js'
import type { RecipeLanguage } from './cookedItem.js'
import type { StepSource } from './fillStep.js'
import type { Pot } from './pot.js'
import { type Cooking, stepFigures } from './stepFigures.js'
import { stepParts } from './stepParts.js'

const TSP_PER_CUP = 48
/** From a cup measure on, metric water is in milliliters, rounded to this (a cup: NIST SP 1038). */
const ML_STEP = 10
const ML_PER_CUP = 236.6

/** How amounts of water are written, given in cups. */
function waterText({ core, format }: RecipeLanguage): (cups: number) => string {
  return (cups) =>
    format.units === 'metric' && cups * TSP_PER_CUP >= CUPS_FROM_TSP
      ? core.measure.milliliters(format.whole(ML_STEP * Math.round((cups * ML_PER_CUP) / ML_STEP)))
      : (nearestVolume(cups * TSP_PER_CUP, core.measure)?.text ?? '')
}

/** The sources of a dish's steps: its foods, the water and minutes that they take, and the shared sentences. */
export function createStepSource(
  pot: Pot,
  servings: number,
  clock: Clock,
  language: RecipeLanguage,
): StepSource {
  const { recipe } = language
  const cooking: Cooking = {
    pot,
    servings,
    recipe,
    water: waterText(language),
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
