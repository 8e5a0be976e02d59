import type { Recipe } from '../../core/plan/recipeFor.js'
import type { Meal, MealItem } from '../../core/plan/weekPlan.js'
import type { DishFamily } from '../dishes/dishFamily.js'
import { METHODS } from '../dishes/methods.js'
import { type CookedItem, cookedItem, type RecipeLanguage } from './cookedItem.js'
import { dayBefore } from './dayBefore.js'
import { fillStep } from './fillStep.js'
import { findFamily } from './findFamily.js'
import { methodFor, usualMinutes } from './methodFor.js'
import { createPot, type Pot } from './pot.js'
import { PROTEINS, ROLES, STARCHES } from './roles.data.js'
import { sidesOf } from './sidesOf.js'
import { createStepSource } from './stepSource.js'
import { tipFor } from './tipFor.js'
import { toShortSteps } from './toShortSteps.js'

/** Days that leftovers keep if the book does not say, and at most (USDA FSIS: three to four days). */
const KEEPS_DAYS = 3
const MOST_DAYS = 4
/** Of one person. A week from outside may claim anything. */
const MOST_SERVINGS = 14
/** Minutes from the end of the slowest food to the table. */
const LAST_MINUTES = 5
const REHEAT = { minutes: 5, minutesAtWork: 3 } as const

/** Sides that are eaten as they are. Each is cut or opened on its own day. */
const isFresh = ({ role }: CookedItem) => ![...STARCHES, ...PROTEINS].some((cooked) => cooked === role)

/** Foods that no step has named: starches and proteins are cooked; the others are served as sides or season the dish. */
function besideSteps(named: Pot, servings: number, language: RecipeLanguage): string[] {
  const { recipe } = language
  const items = named.unnamed(ROLES)
  named.name(items)
  const pot = createPot(items)
  const source = createStepSource(pot, servings, language)
  const foods = fillStep(recipe.beside.join(' / '), source)
  const cooked = [...source.part('starch'), ...source.part('pan')]
  const rest = pot.unnamed(ROLES)
  const season =
    rest.length === 0 ? [] : [recipe.season.replace('{all}', recipe.list(rest.map(({ amount }) => amount)))]
  return [...cooked, ...season, ...foods]
}

function leftoverRecipe(
  meal: Meal,
  isCold: boolean,
  people: number,
  language: RecipeLanguage,
): Recipe | undefined {
  const { leftoverOf } = meal
  if (!leftoverOf) return undefined
  const { core, recipe, format } = language
  const words = isCold ? recipe.leftoverCold : recipe.leftoverHot
  const step = words(format.weekday(leftoverOf.date), core.mealType[leftoverOf.type].toLowerCase())
  return { ...REHEAT, servings: people, steps: [step] }
}

/** The dish of the book for a meal, with the items that are its sides. */
function dishOf({
  dishId,
  type,
  items,
}: Meal): { family: DishFamily; sides: readonly MealItem[] } | undefined {
  const family = dishId === undefined ? undefined : findFamily(dishId, type)
  const sides = family && sidesOf(family, items)
  return family && sides ? { family, sides } : undefined
}

/** See `recipeFor`. */
export function writeRecipe(meal: Meal, language: RecipeLanguage, people: number): Recipe {
  const { recipe, format } = language
  const dish = dishOf(meal)
  const method = dish?.family.method ?? methodFor(meal)
  const leftover = leftoverRecipe(meal, METHODS[method].isCold, people, language)
  if (leftover) return leftover

  const batch = Math.min(MOST_SERVINGS, Math.max(1, Math.round(meal.cook?.servings ?? 1)))
  const servings = batch * people
  const sides = dish?.sides ?? []
  const main = meal.items
    .filter((item) => !sides.includes(item))
    .map((item) => cookedItem(item, servings, language))
  const beside = sides.map((item) => {
    const one = cookedItem(item, people, language)
    return isFresh(one) ? one : cookedItem(item, servings, language)
  })

  const pot = createPot(main)
  const sidePot = createPot(beside)
  const source = createStepSource(pot, servings, language)
  const sideSource = createStepSource(sidePot, servings, language)
  // Patties are shaped of the dough itself. Pulses soak before all else.
  const dough = method === 'patties' ? [] : source.part('dough')
  const soaked = dough.length > 0 ? source.part('pulse') : []
  const first = [...source.part('thaw'), ...soaked, ...dough, ...sideSource.part('starch')]
  const steps = recipe.method[method].map((template) => fillStep(template, source))
  const extra = besideSteps(pot, servings, language)
  const served = besideSteps(sidePot, servings, language)
  const saidTip = dish ? tipFor(dish.family, meal.items) : ''
  const tip = saidTip && recipe.tip(saidTip)
  const bayLeaf = meal.items.some(({ food }) => food.id === 'bay-leaf') ? [recipe.bayLeaf] : []
  const forDays = (meal.cook?.forDates ?? []).map(format.weekday)
  const keepsDays = Math.min(MOST_DAYS, dish?.family.keepsDays || KEEPS_DAYS)
  const keep = batch > 1 && forDays.length > 0 ? [recipe.keep(servings, forDays, keepsDays)] : []

  const before = dayBefore([...main, ...beside], method, recipe)

  const [all, atWork] = dish ? [dish.family.minutes, dish.family.minutesAtWork] : usualMinutes(method)
  const slowest = Math.max(source.slowest(), sideSource.slowest())
  return {
    minutes: Math.max(all, slowest === 0 ? 0 : slowest + LAST_MINUTES),
    minutesAtWork: atWork,
    servings,
    steps: toShortSteps([first, ...steps, [...extra, ...bayLeaf], served], tip, keep),
    ...(before.length > 0 && { dayBefore: before }),
  }
}
