import type { Food, MealType } from 'react-meal-planner/core'
import { lowestBy } from '../../../src/core/lowestBy.js'
import { type Dish, fillTemplate, MENUS, mealKind, readTemplate } from '../../../src/planner/index.js'

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
  const [first, second, ...rest] = sides
  if (!first || !second) return undefined
  const unnamed = rest.map(({ id }) => ` + ${id}`).join('')
  const template = readTemplate(`{${main.id}} with {${first.id}} and {${second.id}}${unnamed}`)
  return fillTemplate(template, kitchen, preference)
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
  for (const template of MENUS[mealKind(mealType)]) {
    const dish = fillTemplate(template, kitchen, mainFirst)
    if (dish?.foods.some(({ id }) => id === main.id)) byName.set(dish.name, dish)
  }
  if (byName.size > 0) return [...byName.values()]
  const plain = plainDish(main, kitchen, preference)
  return plain ? [plain] : []
}
