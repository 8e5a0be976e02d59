import type { Food, MealType } from 'react-meal-planner/core'
import { BREAKFASTS } from '../../../src/templates/breakfasts.data.js'
import { DINNERS } from '../../../src/templates/dinners.data.js'
import { type Dish, fillTemplate, wordFor } from '../../../src/templates/dish.js'
import type { DishTemplate } from '../../../src/templates/dishTemplate.js'
import { LUNCHES } from '../../../src/templates/lunches.data.js'
import { type MealKind, mealKind } from '../../../src/templates/mealKind.js'
import { lowestBy } from '../../../src/templates/random.js'
import { SNACKS } from '../../../src/templates/snacks.data.js'

const TEMPLATES: Readonly<Record<MealKind, readonly DishTemplate[]>> = {
  breakfast: BREAKFASTS,
  lunch: LUNCHES,
  dinner: DINNERS,
  snack: SNACKS,
}

/** What goes beside a main food that none of our dishes is made of. */
const SIDES = ['carbs', 'vegetable', 'fat'] as const

function plainDish(
  main: Food,
  kitchen: ReadonlyMap<string, Food>,
  preference: (food: Food) => number,
): Dish | undefined {
  const others = [...kitchen.values()].filter(({ category }) => category !== main.category)
  const sides = SIDES.flatMap(
    (side) =>
      lowestBy(
        others.filter(({ category }) => category === side),
        preference,
      ) ?? [],
  )
  const [first, second] = sides
  if (!first || !second) return undefined
  const words = [main, first, second].map(wordFor)
  const slots = Object.fromEntries([main, ...sides].map(({ id }) => [id, [id]]))
  const name = `${words[0]} with ${words[1]} and ${words[2]}`
  return fillTemplate({ name, slots }, kitchen, preference)
}

/** Dishes of a meal that are made of the main food, each name once; a plain plate of it where there are none. */
export function dishesWith(
  main: Food,
  mealType: MealType,
  kitchen: ReadonlyMap<string, Food>,
  preference: (food: Food) => number,
): readonly Dish[] {
  const mainFirst = (food: Food) => (food.id === main.id ? Number.NEGATIVE_INFINITY : preference(food))
  const byName = new Map<string, Dish>()
  for (const template of TEMPLATES[mealKind(mealType)]) {
    const dish = fillTemplate(template, kitchen, mainFirst)
    if (dish?.foods.some(({ id }) => id === main.id)) byName.set(dish.name, dish)
  }
  if (byName.size > 0) return [...byName.values()]
  const plain = plainDish(main, kitchen, preference)
  return plain ? [plain] : []
}
