import type { Food } from '../core/food/food.js'
import { type DishTemplate, type FoodOption, readOption } from './dishTemplate.js'
import { DISH_WORDS } from './dishWords.data.js'

/** A template with every slot filled: what goes on one plate. Equal names mean equal dishes. */
export interface Dish {
  readonly name: string
  /** The slots' foods, all of them part of what the name promises. */
  readonly foods: readonly Food[]
  /** Seasoning that may be left out. */
  readonly extras: readonly Food[]
  readonly template: DishTemplate
}

/** The word a dish's name uses for a food. */
export function wordFor(food: Food): string {
  return DISH_WORDS[food.id] ?? (food.name.split(/[,(:]/)[0] ?? food.name).trim().toLowerCase()
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

interface Filling {
  readonly food: Food
  readonly word: string
}

function chooseFrom(
  options: readonly FoodOption[],
  kitchen: ReadonlyMap<string, Food>,
  taken: readonly Filling[],
  preference: (food: Food) => number,
): Filling | undefined {
  let best: Filling | undefined
  let bestScore = Number.POSITIVE_INFINITY
  for (const option of options) {
    const { id, word } = readOption(option)
    const food = kitchen.get(id)
    if (food === undefined) continue
    const filling = { food, word: word ?? wordFor(food) }
    if (taken.some((other) => other.food.id === id || other.word === filling.word)) continue
    const score = preference(food)
    if (score >= bestScore) continue
    best = filling
    bestScore = score
  }
  return best
}

/**
 * Fills a template's slots from the kitchen; undefined where a slot cannot be filled.
 * @param preference lower is liked better, such as a price with some chance mixed in
 */
export function fillTemplate(
  template: DishTemplate,
  kitchen: ReadonlyMap<string, Food>,
  preference: (food: Food) => number,
): Dish | undefined {
  const taken: Filling[] = []
  let name = template.name
  for (const [slot, options] of Object.entries(template.slots)) {
    const filling = chooseFrom(options, kitchen, taken, preference)
    if (filling === undefined) return undefined
    taken.push(filling)
    name = name.replace(`{${slot}}`, filling.word)
  }
  const foods = taken.map(({ food }) => food)
  for (const options of template.extras ?? []) {
    const filling = chooseFrom(options, kitchen, taken, preference)
    if (filling !== undefined) taken.push(filling)
  }
  return {
    name: capitalized(name),
    foods,
    extras: taken.slice(foods.length).map(({ food }) => food),
    template,
  }
}

/** All foods of a dish. */
export function dishFoods({ foods, extras }: Dish): readonly Food[] {
  return extras.length === 0 ? foods : [...foods, ...extras]
}
