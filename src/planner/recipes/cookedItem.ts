import type { Food } from '../../core/food/food.js'
import { singular } from '../../core/food/foodWords.js'
import { isSeasoning } from '../../core/food/isSeasoning.js'
import { nearestFraction } from '../../core/food/kitchenAmount.js'
import { parseServingMeasure } from '../../core/food/servingMeasure.js'
import type { Format } from '../../core/format.js'
import type { MealItem } from '../../core/plan/weekPlan.js'
import type { RecipeWords } from '../../core/recipeWords.data.js'
import { GRAMS_PER_OUNCE, OUNCES_PER_POUND } from '../../core/units.js'
import type { CoreWords } from '../../core/words.js'
import { wordFor } from '../dishes/dishName.js'
import type { Method } from '../dishes/methods.js'
import { METRIC_STEP_G, SCOOPED_CUP_G } from './cookingFacts.data.js'
import { cupsOf } from './dryFacts.js'
import { LIQUIDS, liquidCups, METRIC_FROM_CUPS, millilitersText, volumeText } from './liquids.js'
import { roleOf } from './roleOf.js'
import type { Role } from './roles.data.js'
import { stepWord } from './stepWord.js'

/** The words and formats of a recipe's texts. */
export interface RecipeLanguage {
  readonly core: CoreWords
  /** An amount of a food in kitchen measures. */
  readonly measure: (food: Food, grams: number) => string | null
  readonly recipe: RecipeWords
  readonly format: Format
}

/** A food of a recipe, for all its servings. */
export interface CookedItem {
  readonly food: Food
  readonly role: Role
  readonly grams: number
  /** `1 cup dry quinoa` */
  readonly amount: string
  /** The amount of half of it. */
  readonly half: string
  /** Of oil, the amounts of what is enough for a pan and of the rest. */
  readonly forPan: readonly [pan: string, rest: string]
  /** `the quinoa`, or `the banana` if there is one or a part of one. */
  readonly again: string
  /** What a dough or a block becomes; undefined for small pieces. */
  readonly cut?: keyof RecipeWords['cuts']
  /** Whether they are eggs that go into the sauce of a portion. */
  readonly isOfSauce?: true
  /** Whether they are refried beans. */
  readonly isMashed?: true
}

/** Drumsticks, thighs, wings and the halves of the breast: nobody weighs them without their bones. */
const PIECES_OF_A_BIRD = 8
export const isWholeBird = ({ id }: Food) => id === 'whole-chicken'

/** From here on a cook weighs in whole ounces, below in halves. */
const WHOLE_FROM_OZ = 4

/** An amount of a food without a kitchen measure of its own: nuts by the cup, meat and heavy vegetables by the pound. */
export function scoopedOrWeighed(food: Food, grams: number, language: RecipeLanguage): string {
  const { id, servingDescription, pack } = food
  const { format, recipe } = language
  if (isWholeBird(food)) {
    return recipe.birdPieces(Math.max(1, Math.round((PIECES_OF_A_BIRD * grams) / pack.edibleG)))
  }
  const cupG = SCOOPED_CUP_G[id]
  if (format.units === 'metric') {
    // A part of a can weighs what the meal's card says.
    const isPart = parseServingMeasure(servingDescription)?.isVolume === false
    const stepG = isPart || grams < 10 * METRIC_STEP_G ? 1 : METRIC_STEP_G
    return format.ounces(stepG * Math.round(grams / stepG))
  }
  if (cupG !== undefined) return volumeText(grams / cupG, language)
  const exact = grams / GRAMS_PER_OUNCE
  const step = exact < 1 ? 1 / 4 : exact < WHOLE_FROM_OZ ? 1 / 2 : 1
  const ounces = step * Math.max(1, Math.round(exact / step))
  const pounds = Math.floor(ounces / OUNCES_PER_POUND)
  return recipe.pounds(format.whole(pounds), nearestFraction(ounces % OUNCES_PER_POUND)?.text ?? '0')
}

/** A seasoning without a measure is weighed from here on: in metric units nothing is measured in cups. */
const WEIGHED_FROM_G = 5

/** Vegetables and fruit that come out of a can or a jar are measured in any amount. */
const POURED: readonly Role[] = ['can', 'puree', 'salsa', 'acid', 'dried']

/** Vegetables and fruit that would fill many cups before they are cut. */
function isHeavyProduce(food: Food, grams: number): boolean {
  const isProduce = food.category === 'vegetable' || food.category === 'fruit'
  return (
    isProduce &&
    grams >= OUNCES_PER_POUND * GRAMS_PER_OUNCE &&
    !POURED.includes(roleOf(food)) &&
    parseServingMeasure(food.servingDescription)?.isVolume === true
  )
}

/** What is measured dry. */
const DRY: readonly Role[] = ['pulse', 'lentil', 'grain', 'polenta', 'oats', 'gluten', 'tvp']

/** A teaspoon of oil: what a portion in a pan needs. */
const PAN_FAT_G = 4.6

/** More bay leaves make no large pot better. */
const MOST_BAY_LEAVES = 4

/** The grams of what is used whole: bay leaves, and eggs, of which people with unequal portions need a part. */
function wholeG(food: Food, grams: number): number {
  const { id, servingSize } = food
  const pieces = Math.max(1, Math.round(grams / servingSize))
  if (id === 'bay-leaf') return servingSize * Math.min(MOST_BAY_LEAVES, pieces)
  return id === 'eggs' ? servingSize * pieces : grams
}

/** A food with its amount in kitchen measures, as on the meal's card. */
export function cookedItem(
  { food, quantity }: MealItem,
  servings: number,
  language: RecipeLanguage,
): CookedItem {
  const { measure: measureOf, recipe, format } = language
  const name = stepWord(food)
  const word = recipe.food(name)
  const one = recipe.food(singular(name))
  const role = roleOf(food)
  const isWeighed = (grams: number) =>
    isHeavyProduce(food, grams) ||
    (format.units === 'metric' && DRY.includes(role) && cupsOf({ food, grams }) > METRIC_FROM_CUPS)
  const amountOf = (grams: number) => {
    const milliliters = LIQUIDS.includes(role) ? millilitersText(liquidCups({ grams }), language) : null
    const measure = milliliters ?? (isWeighed(grams) ? null : measureOf(food, grams))
    const isPinch = measure === null && isSeasoning(food) && grams < WEIGHED_FROM_G
    return isPinch
      ? recipe.pinch(word)
      : recipe.amount(measure ?? scoopedOrWeighed(food, grams, language), word, one)
  }
  const grams = wholeG(food, quantity * servings)
  const panG = Math.min(grams / 2, PAN_FAT_G * servings)
  const amount = amountOf(grams)
  const isOne = !amount.endsWith(word) && amount.endsWith(one)
  const short = wordFor(food)
  return {
    food,
    role,
    grams,
    amount,
    half: amountOf(grams / 2),
    forPan: [amountOf(panG), amountOf(grams - panG)],
    again: recipe.again(recipe.food(isOne ? singular(short) : short)),
  }
}

/** Dishes for which cheese is sliced. Into the others it is grated. */
const SLICES_CHEESE =
  /^(?:plate|sandwich|toast|wrap|rolls|bites|boil|griddle|fry|patties|salad|warmsalad|grain)$/

/** A food of a dish that is made in this way. */
export function inItsForm(item: CookedItem, method: Method, { recipe }: RecipeLanguage): CookedItem {
  if (item.food.id !== 'cheddar-cheese' || SLICES_CHEESE.test(method)) return item
  return { ...item, amount: recipe.grated(item.amount), half: recipe.grated(item.half) }
}
