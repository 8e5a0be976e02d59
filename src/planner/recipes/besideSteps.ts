import type { Clock } from './clock.js'
import type { RecipeLanguage } from './cookedItem.js'
import { fillStep } from './fillStep.js'
import { createPot, type Pot } from './pot.js'
import type { Pots } from './potSteps.js'
import { ROLES } from './roles.data.js'
import { createStepSource } from './stepSource.js'

interface BesideSteps {
  /** Eggs, which take longest. */
  readonly boiled: readonly string[]
  readonly cooked: readonly string[]
  readonly seasoned: readonly string[]
  readonly served: readonly string[]
}

/** All of them, one after the other. */
export const inOrder = ({ boiled, cooked, served, seasoned }: BesideSteps) => [
  ...boiled,
  ...cooked,
  ...served,
  ...seasoned,
]

/** Foods that no step has named: starches and proteins are cooked; the others are served as sides or season the dish. */
export function besideSteps(
  named: Pot,
  servings: number,
  clock: Clock,
  language: RecipeLanguage,
  pots?: Pots,
): BesideSteps {
  const { recipe } = language
  const items = named.unnamed(ROLES)
  named.name(items)
  const pot = createPot(items)
  const source = createStepSource(pot, servings, clock, language, pots)
  const fill = (templates: readonly string[]) => fillStep(templates.join(' / '), source)
  const boiled = fill(recipe.beside.boiled)
  const foods = fill(recipe.beside.cooked)
  const cooked = [...source.part('starch'), ...foods]
  const served = fill(recipe.beside.served)
  const rest = pot.unnamed(ROLES).map(({ amount }) => amount)
  return { boiled, cooked, served, seasoned: rest.length === 0 ? [] : [recipe.season(recipe.list(rest))] }
}
