import type { Food } from '../../core/food/food.js'
import { singular } from '../../core/food/foodWords.js'
import { seasoningGrams } from '../../core/food/seasoningGrams.js'
import { toMealItem } from '../../core/plan/toMeal.js'
import type { MealItem } from '../../core/plan/weekPlan.js'
import type { Dish, Ingredient } from './dish.js'
import type { DishFamily, FoodOptions, IngredientRow, Option, SeasoningRow } from './dishFamily.js'
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

/** A food that a kitchen has for an ingredient, with its word in the dish's name. */
interface Choice {
  readonly word: string
  readonly ingredient: Ingredient
}

/** What was made of each key for each kitchen. The planner fills the same families from the same kitchens many times. */
type Remembered<Key, Made> = WeakMap<Foods, Map<Key, { readonly made: Made }>>

function remember<Key, Made>(
  byFoods: Remembered<Key, Made>,
  foods: Foods,
  key: Key,
  make: (key: Key) => Made,
): Made {
  let byKey = byFoods.get(foods)
  if (byKey === undefined) {
    byKey = new Map()
    byFoods.set(foods, byKey)
  }
  let known = byKey.get(key)
  if (known === undefined) {
    known = { made: make(key) }
    byKey.set(key, known)
  }
  return known.made
}

type Present = readonly (readonly [food: Food, option: Option])[]

/** The foods of an ingredient's list that a kitchen has. Many rows have the same list. */
const presentByFoods: Remembered<FoodOptions, Present> = new WeakMap()

function presentIn(foods: Foods, list: FoodOptions): Present {
  return remember(presentByFoods, foods, list, (options) => {
    const present: [Food, Option][] = []
    for (const [id, option] of options) {
      const food = foods.get(id)
      if (food) present.push([food, option])
    }
    return present
  })
}

/** Choices by row and food, because many kitchens have the same food. */
const choicesByRow = new WeakMap<IngredientRow, WeakMap<Food, Choice>>()

function choicesOf(row: IngredientRow, foods: Foods): Choice[] {
  const { options, least, most, minG, maxG, isOptional, isInServings } = row
  const known = choicesByRow.get(row) ?? new WeakMap<Food, Choice>()
  choicesByRow.set(row, known)
  return presentIn(foods, options).map(([food, { word, factor }]) => {
    const before = known.get(food)
    if (before) return before
    const baseG = (isInServings ? food.servingSize : 1) * row.baseG * factor
    const choice = {
      word: word ?? wordFor(food),
      ingredient: { food, baseG, least, most, minG, maxG, isOptional },
    }
    known.set(food, choice)
    return choice
  })
}

const choicesByFoods: Remembered<DishFamily, readonly (readonly Choice[])[]> = new WeakMap()
const seasonedBySeasonings: Remembered<DishFamily, MealItem[] | undefined> = new WeakMap()

/** The words in the name for each named ingredient, by its place in the row. */
type Words = Map<number, string>

/** The preferred food of an ingredient that is still free, and whose word is not yet in the name. */
function pickFood(
  choices: readonly Choice[],
  preference: (food: Food) => number,
  isTaken: (food: Food, word: string) => boolean,
): Choice | undefined {
  let best: Choice | undefined
  let least = Number.POSITIVE_INFINITY
  for (const choice of choices) {
    const { food } = choice.ingredient
    const rank = preference(food)
    if (rank >= least || isTaken(food, choice.word)) continue
    best = choice
    least = rank
  }
  return best
}

/** Chooses a food for each ingredient; no food and no word of the name is taken twice. */
function choose(
  family: DishFamily,
  foods: Foods,
  preference: (food: Food) => number,
  words: Words,
): Ingredient[] | undefined {
  const { ingredients, named } = family
  const choices = remember(choicesByFoods, foods, family, () =>
    ingredients.map((row) => choicesOf(row, foods)),
  )
  const chosen: Ingredient[] = []
  for (const [index, { isOptional }] of ingredients.entries()) {
    const isNamed = named.some((mention) => mention.index === index)
    const picked = pickFood(choices[index] ?? [], preference, (food, word) => {
      if (chosen.some((other) => other.food === food)) return true
      return isNamed && [...words.values()].includes(word)
    })
    if (picked === undefined) {
      if (isOptional) continue
      return undefined
    }
    if (isNamed) words.set(index, picked.word)
    chosen.push(picked.ingredient)
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
  const seasonings =
    ingredients &&
    remember(seasonedBySeasonings, kitchen.seasonings, family, () =>
      season(family.seasonings, kitchen.seasonings),
    )
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
