import type { Clock } from './clock.js'
import type { RecipeLanguage } from './cookedItem.js'
import { fillStep } from './fillStep.js'
import { createPot, type Pot } from './pot.js'
import type { Pots } from './potSteps.js'
import { ROLES } from './roles.data.js'
import { createStepSource } from './stepSource.js'

/** Foods that no step has named: starches and proteins are cooked; the others are served as sides or season the dish. */
export function besideSteps(
  named: Pot,
  servings: number,
  clock: Clock,
  language: RecipeLanguage,
  pots?: Pots,
): string[] {
  const { recipe } = language
  const items = named.unnamed(ROLES)
  named.name(items)
  const pot = createPot(items)
  const source = createStepSource(pot, servings, clock, language, pots)
  const foods = fillStep(recipe.beside.join(' / '), source)
  const cooked = source.part('starch')
  const rest = pot.unnamed(ROLES)
  const season =
    rest.length === 0 ? [] : [recipe.season.replace('{all}', recipe.list(rest.map(({ amount }) => amount)))]
  return [...cooked, ...foods, ...season]
}
