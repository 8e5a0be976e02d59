import type { Food } from '../../core/food/food.js'
import { singular } from '../../core/food/foodWords.js'
import { seasoningGrams } from '../../core/food/seasoningGrams.js'
import { toMealItem } from '../../core/plan/toMeal.js'
import type { MealItem } from '../../core/plan/weekPlan.js'
import type { Dish, Ingredient } from './dish.js'
import type { DishFamily, FoodOptions, IngredientRow, SeasoningRow } from './dishFamily.js'
import { capitalized, wordFor } from './dishName.js'

type Foods = ReadonlyMap<string, Food>

/** The foods of a kitchen, by id. */
export interface Kitchen {
  readonly foods: Foods
  readonly seasonings: Foods
}

const TABLESPOONS_A_CUP = 16

/** One sour or hot seasoning is as good as another. The later options of other rows are for those who avoid the first. */
const isInterchangeable = (id: string) => /vinegar$|^(?:lime-juice|cayenne|sriracha|hot-sauce)$/.test(id)

/**
 * The seasonings of a dish, each once; undefined if the visitor avoids one that it needs.
 * @param shelf those that it takes of several that are as good, and the only ones that it takes where it can do without
 */
function season(
  rows: readonly SeasoningRow[],
  seasonings: Foods,
  shelf = seasonings,
): MealItem[] | undefined {
  const items: MealItem[] = []
  for (const { options, amount, unit, isOptional } of rows) {
    const inKitchen = (kitchen: Foods) => options.flatMap((option) => kitchen.get(option) ?? [])
    const allowed = inKitchen(isOptional ? shelf : seasonings)
    const preferred = options.every(isInterchangeable) ? inKitchen(shelf) : []
    const seasoning = [...preferred, ...allowed].find((each) => items.every(({ food }) => food !== each))
    if (seasoning) {
      const grams =
        unit === 'c'
          ? seasoningGrams(seasoning, amount * TABLESPOONS_A_CUP, 'T')
          : seasoningGrams(seasoning, amount, unit)
      items.push(toMealItem(seasoning, grams))
    } else if (!isOptional && allowed.length === 0) return undefined
  }
  return items
}

/** The same dish with seasonings of a shelf, and others only if it needs them. */
export function withShelf(dish: Dish, seasonings: Foods, shelf: Foods): Dish {
  const items = season(dish.family.seasonings, seasonings, shelf)
  const isSame =
    items?.length === dish.seasonings.length &&
    items.every(({ food }, index) => food === dish.seasonings[index]?.food)
  return items === undefined || isSame ? dish : { ...dish, seasonings: items }
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

/** A food that a kitchen has for an ingredient, with its word in the dish's name and its grams for each of the row. */
interface Choice {
  readonly food: Food
  readonly word: string
  readonly factor: number
}

/** The foods of an ingredient's list that a kitchen has. Many rows have the same list. */
const choicesByFoods: Remembered<FoodOptions, readonly Choice[]> = new WeakMap()

function choicesIn(foods: Foods, list: FoodOptions): readonly Choice[] {
  return remember(choicesByFoods, foods, list, (options) => {
    const choices: Choice[] = []
    for (const [id, { word, factor }] of options) {
      const food = foods.get(id)
      if (food) choices.push({ food, word: word ?? wordFor(food), factor })
    }
    return choices
  })
}

/** A food for each ingredient, undefined for one that is left out. */
type Chosen = readonly (Choice | undefined)[]

/** Whether an ingredient may not have a choice: its food is taken, or its word is in the name already. */
function isTaken(
  { food, word }: Choice,
  isNamed: boolean,
  chosen: Chosen,
  { ingredients }: DishFamily,
): boolean {
  for (let at = 0; at < chosen.length; at++) {
    const other = chosen[at]
    if (other?.food === food) return true
    if (isNamed && other?.word === word && ingredients[at]?.isNamed) return true
  }
  return false
}

/** Chooses the preferred food for each ingredient; no food and no word of the name is taken twice. */
function choose(family: DishFamily, foods: Foods, preference: (food: Food) => number): Chosen | undefined {
  const chosen: (Choice | undefined)[] = []
  for (const { options, isOptional, isNamed } of family.ingredients) {
    let best: Choice | undefined
    let least = Number.POSITIVE_INFINITY
    for (const choice of choicesIn(foods, options)) {
      const rank = preference(choice.food)
      if (rank >= least || isTaken(choice, isNamed, chosen, family)) continue
      best = choice
      least = rank
    }
    if (best === undefined && !isOptional) return undefined
    chosen.push(best)
  }
  return chosen
}

/** The amount that a row gives a food for one person, with its limits. */
export function toIngredient(row: IngredientRow, { food, factor }: Omit<Choice, 'word'>): Ingredient {
  const { least, most, minG, isOptional, isInServings } = row
  const baseG = (isInServings ? food.servingSize : 1) * row.baseG * factor
  const maxG = Math.min(row.maxG, row.mostTimes * baseG)
  return { food, baseG, least, most, minG, maxG, isOptional }
}

function nameOf({ named, nameParts }: DishFamily, chosen: Chosen): string {
  const spoken = named.map(({ index, isSingular }) => {
    const word = chosen[index]?.word ?? ''
    return isSingular ? singular(word) : word
  })
  return capitalized(nameParts.reduce((text, part, at) => `${text}${spoken[at - 1] ?? ''}${part}`))
}

function toDish(family: DishFamily, chosen: Chosen, seasonings: readonly MealItem[]): Dish {
  const ingredients = family.ingredients.flatMap((row, index) => {
    const choice = chosen[index]
    return choice ? [toIngredient(row, choice)] : []
  })
  return { family, name: nameOf(family, chosen), ingredients, seasonings }
}

/** The dishes of a family with the same seasonings, by their foods one after the other. */
interface Made {
  readonly next: Map<Food | undefined, Made>
  dish?: Dish
}

interface Seasoned {
  readonly seasonings: readonly MealItem[]
  readonly made: Made
}

const seasonedBySeasonings: Remembered<DishFamily, Seasoned | undefined> = new WeakMap()

/** The place of a dish among those that were made before. */
function placeOf(chosen: Chosen, made: Made): Made {
  let place = made
  for (const choice of chosen) {
    const known = place.next.get(choice?.food)
    const next: Made = known ?? { next: new Map() }
    if (known === undefined) place.next.set(choice?.food, next)
    place = next
  }
  return place
}

/**
 * Fills a family from a kitchen; undefined if an ingredient that it needs is missing. The same foods and seasonings make
 * the same dish.
 * @param preference lower is preferred, such as a price with some chance mixed in
 */
export function fillFamily(
  family: DishFamily,
  kitchen: Kitchen,
  preference: (food: Food) => number,
): Dish | undefined {
  const chosen = choose(family, kitchen.foods, preference)
  if (chosen === undefined) return undefined
  const seasoned = remember(seasonedBySeasonings, kitchen.seasonings, family, () => {
    const seasonings = season(family.seasonings, kitchen.seasonings)
    return seasonings && { seasonings, made: { next: new Map() } }
  })
  if (seasoned === undefined) return undefined
  const place = placeOf(chosen, seasoned.made)
  place.dish ??= toDish(family, chosen, seasoned.seasonings)
  return place.dish
}
