import { once } from '../../core/once.js'
import type { Clock } from './clock.js'
import type { RecipeLanguage } from './cookedItem.js'
import { rolesIn, type StepSource } from './fillStep.js'
import { forPan, halfOf } from './halfOf.js'
import { millilitersText, volumeText } from './liquids.js'
import type { Pot } from './pot.js'
import { isTaken, OWN_POTS, type Pots, potSteps } from './potSteps.js'
import { ROLES } from './roles.data.js'
import { type Cooking, stepFigures } from './stepFigures.js'
import { stepParts } from './stepParts.js'

/** How amounts of water are written, given in cups. */
function waterText(language: RecipeLanguage): (cups: number) => string {
  return (cups) => millilitersText(cups, language) ?? volumeText(cups, language)
}

/**
 * The sources of a dish's steps: its foods, the water and minutes that they take, and the shared sentences.
 * @param templates the steps that cook the dish: meat makes room only for what they cook
 */
export function createStepSource(
  pot: Pot,
  servings: number,
  clock: Clock,
  language: RecipeLanguage,
  pots: Pots = OWN_POTS,
  templates?: readonly string[],
): StepSource {
  const { recipe } = language
  const cooking: Cooking = {
    pot,
    servings,
    recipe,
    language,
    water: waterText(language),
    clock,
    cookedRoles: templates?.flatMap(rolesIn) ?? ROLES,
    pots,
    isTaken: (item) => isTaken(item, pots),
    cooked: (item, cook) => potSteps(item, pots, language, cook),
  }
  // Few sentences ask for a figure.
  const figures = once(() => stepFigures(cooking))
  return {
    pot,
    clock,
    list: recipe.list,
    half: (items) => halfOf(items, pot, recipe),
    forPan: (items) => forPan(items, pot, recipe),
    figure: (name) => figures()[name]?.() ?? '',
    part: stepParts(cooking),
  }
}
