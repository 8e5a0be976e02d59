import type { Clock } from './clock.js'
import type { RecipeLanguage } from './cookedItem.js'
import { fillStep } from './fillStep.js'
import { createPot, type Pot, rolesOf } from './pot.js'
import type { Pots } from './potSteps.js'
import { ROLES } from './roles.data.js'
import { createStepSource } from './stepSource.js'

interface BesideSteps {
  /** Whether some of it needs a pan of its own. */
  readonly isPanned: boolean
  /** Eggs, which take longest. */
  readonly boiled: readonly string[]
  readonly cooked: readonly string[]
  /** Eggs that warm in the sauce of a portion. */
  readonly laidIn: readonly string[]
  readonly seasoned: readonly string[]
  readonly served: readonly string[]
}

const NOTHING: BesideSteps = { isPanned: false, boiled: [], cooked: [], laidIn: [], seasoned: [], served: [] }

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
  if (items.length === 0) return NOTHING
  named.name(items)
  const ofSauce = items.filter(({ isOfSauce }) => isOfSauce)
  const pot = createPot(items.filter((item) => !ofSauce.includes(item)))
  const sourceOf = (some: Pot) => createStepSource(some, servings, clock, language, pots)
  const source = sourceOf(pot)
  const fill = (templates: readonly string[], from = source) => fillStep(templates.join(' / '), from)
  const boiled = [...fill(recipe.beside.boiled, sourceOf(createPot(ofSauce))), ...fill(recipe.beside.boiled)]
  const foods = fill(recipe.beside.cooked)
  const cooked = [...source.part('starch'), ...foods]
  const laidIn = ofSauce.map(({ again }) => recipe.addEggs(again))
  for (const sentence of laidIn) clock.passes(sentence)
  const served = fill(recipe.beside.served)
  const rest = pot.unnamed(ROLES).map(({ amount }) => amount)
  return {
    isPanned: pot.all(rolesOf('panned')).length > 0,
    boiled,
    cooked,
    laidIn,
    served,
    seasoned: rest.length === 0 ? [] : [recipe.season(recipe.list(rest))],
  }
}
