import { nearestVolume } from '../../core/food/kitchenVolume.js'
import type { RecipeLanguage } from './cookedItem.js'
import type { StepSource } from './fillStep.js'
import type { Pot } from './pot.js'
import { type Cooking, stepFigures } from './stepFigures.js'
import { stepParts } from './stepParts.js'

const TSP_PER_CUP = 48

/** A source of steps that remembers how long its slowest food takes alone. */
export interface RecipeSource extends StepSource {
  readonly slowest: () => number
}

/** The sources of a dish's steps: its foods, the water and minutes that they take, and the shared sentences. */
export function createStepSource(pot: Pot, servings: number, language: RecipeLanguage): RecipeSource {
  const { core, recipe } = language
  let slowest = 0
  const cooking: Cooking = {
    pot,
    servings,
    recipe,
    water: (cups) => nearestVolume(cups * TSP_PER_CUP, core.measure)?.text ?? '',
    took: (minutes) => {
      slowest = Math.max(slowest, minutes)
      return `${minutes}`
    },
  }
  const figures = stepFigures(cooking)
  return {
    slowest: () => slowest,
    pot,
    list: recipe.list,
    figure: (name) => figures[name]?.() ?? '',
    part: stepParts(cooking),
  }
}
