import type { Food } from '../../core/food/food.js'
import { singular } from '../../core/food/foodWords.js'
import { seasoningGrams } from '../../core/food/seasoningGrams.js'
import { toMealItem } from '../../core/plan/toMeal.js'
import type { MealItem } from '../../core/plan/weekPlan.js'
import type { Dish, Ingredient } from './dish.js'
import type { DishFamily, IngredientRow, SeasoningRow } from './dishFamily.js'
import { capitalized, wordFor } from './dishName.js'

type Foods = ReadonlyMap<string, Food>

/** The foods of a kitchen, by id. */
export interface Kitchen {
  readonly foods: Foods
  readonly seasonings: Foods
}

const TABLESPOONS_A_CUP = 16

/** The seasonings of a dish; undefined if the visitor avoids one that it needs. */
function season(rows: readonly SeasoningRow[], seasonings: Foods): MealItem[] | undefined {
  const items: MealItem[] = []
  for (const { options, amount, unit, isOptional } of rows) {
    const id = options.find((option) => seasonings.has(option))
    const seasoning = id === undefined ? undefined : seasonings.get(id)
    if (seasoning) {
      const grams =
        unit === 'c'
          ? seasoningGrams(seasoning, amount * TABLESPOONS_A_CUP, 'T')
          : seasoningGrams(seasoning, amount, unit)
      items.push(toMealItem(seasoning, grams))
    } else if (!isOptional) return undefined
  }
  return items
}

/** The words in the name for each named ingredient, by its place in the row. */
type Words = Map<number, string>

/** The preferred food of an ingredient that is still free, and whose word is not yet in the name. */
function pickFood(
  { options }: IngredientRow,
  foods: Foods,
  preference: (food: Food) => number,
  isTaken: (food: Food, word: string) => boolean,
): { food: Food; word: string } | undefined {
  let best: { food: Food; word: string } | undefined
  let least = Number.POSITIVE_INFINITY
  for (const [id, option] of options) {
    const food = foods.get(id)
    if (food === undefined) continue
    const rank = preference(food)
    if (rank >= least) continue
    const word = option.word ?? wordFor(food)
    if (isTaken(food, word)) continue
    best = { food, word }
    least = rank
  }
  return best
}

/** Chooses a food for each ingredient; no food and no word of the name is taken twice. */
function choose(
  { ingredients, named }: DishFamily,
  foods: Foods,
  preference: (food: Food) => number,
  words: Words,
): Ingredient[] | undefined {
  const chosen: Ingredient[] = []
  for (const [index, row] of ingredients.entries()) {
    const isNamed = named.some((mention) => mention.index === index)
    const picked = pickFood(row, foods, preference, (food, word) => {
      if (chosen.some((other) => other.food === food)) return true
      return isNamed && [...words.values()].includes(word)
    })
    if (picked === undefined) {
      if (row.isOptional) continue
      return undefined
    }
    const { food, word } = picked
    if (isNamed) words.set(index, word)
    const { least, most, minG, maxG, isOptional, options, isInServings, baseG } = row
    const grams = (isInServings ? food.servingSize : 1) * baseG * (options.get(food.id)?.factor ?? 1)
    chosen.push({ food, baseG: grams, least, most, minG, maxG, isOptional })
  }
  return chosen
}

/**
 * Fills a family from a kitchen; undefined if an ingredient that it needs is missing.
 * @param preference lower is preferred, such as a price with some chance mixed in
 */
export function fillFamily(
  family: DishFamily,
  kitchen: Kitchen,
  preference: (food: Food) => number,
): Dish | undefined {
  const words: Words = new Map()
  const ingredients = choose(family, kitchen.foods, preference, words)
  const seasonings = ingredients && season(family.seasonings, kitchen.seasonings)
  if (!ingredients || !seasonings) return undefined
  const spoken = family.named.map(({ index, isSingular }) => {
    const word = words.get(index) ?? ''
    return isSingular ? singular(word) : word
  })
  const name = capitalized(
    family.nameParts.reduce((text, part, at) => `${text}${spoken[at - 1] ?? ''}${part}`),
  )
  return { family, name, ingredients, seasonings }
}
