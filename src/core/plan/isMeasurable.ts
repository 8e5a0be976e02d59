import type { Food } from '../food/food.js'
import { NUTRIENTS_AND_FIBER } from '../nutrition/macros.js'

/** No food has more grams, kcal or dollars than this. Products and quotients of such numbers would not be finite. */
const SMALLEST = 1e-3
const LARGEST = 1e6

/** Whether everything computed from an amount of the food is a finite number. */
export function isMeasurable({
  food,
  quantity,
}: {
  readonly food: Food
  readonly quantity: number
}): boolean {
  const { servingSize, portion, pack, smallPacks = [] } = food
  const packs = [pack, ...smallPacks]
  const divisors = [servingSize, portion.stepG, ...packs.map(({ edibleG }) => edibleG)]
  const numbers = [
    ...[quantity, portion.maxG, ...divisors, ...packs.map(({ priceUsd }) => priceUsd)],
    ...NUTRIENTS_AND_FIBER.map((nutrient) => food[nutrient]),
  ]
  return divisors.every((value) => value >= SMALLEST) && numbers.every((value) => value <= LARGEST)
}
