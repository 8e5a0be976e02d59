import type { Food } from '../../core/food/food.js'
import { lowestBy } from '../../core/lowestBy.js'
import type { Dish } from './dish.js'
import { readTemplate } from './dishTemplate.js'
import { fillTemplate } from './fillTemplate.js'
import type { MealKind } from './mealKind.js'
import { MENUS } from './menus.js'

type Kitchen = ReadonlyMap<string, Food>

/** What goes beside a main food that none of our dishes uses. */
const SIDES = ['carbs', 'vegetable', 'fat'] as const

function plainDish(main: Food, kitchen: Kitchen, preference: (food: Food) => number): Dish | undefined {
  const others = [...kitchen.values()].filter(({ category }) => category !== main.category)
  const sides = SIDES.flatMap((side) => {
    const liked = lowestBy(
      others.filter(({ category }) => category === side),
      preference,
    )
    return liked ?? []
  })
  const [first, second, ...rest] = sides
  if (!first || !second) return undefined
  const unnamed = rest.map(({ id }) => ` + ${id}`).join('')
  const template = readTemplate(`{${main.id}} with {${first.id}} and {${second.id}}${unnamed}`)
  return fillTemplate(template, kitchen, preference)
}

/** Dishes that are made of the main food, each name once; a plain plate of it where there are none. */
export function dishesWith(
  main: Food,
  kind: MealKind,
  kitchen: Kitchen,
  preference: (food: Food) => number,
): readonly Dish[] {
  const mainFirst = (food: Food) => (food.id === main.id ? Number.NEGATIVE_INFINITY : preference(food))
  const byName = new Map<string, Dish>()
  for (const template of MENUS[kind]) {
    const dish = fillTemplate(template, kitchen, mainFirst)
    if (dish?.foods.some(({ id }) => id === main.id)) byName.set(dish.name, dish)
  }
  if (byName.size > 0) return [...byName.values()]
  const plain = plainDish(main, kitchen, preference)
  return plain ? [plain] : []
}
