import type { Food } from '../../core/food/food.js'
import { singular } from '../../core/food/foodWords.js'
import { lowestBy } from '../../core/lowestBy.js'
import type { Dish } from './dish.js'
import { capitalized, wordFor } from './dishName.js'
import type { DishTemplate, Slot } from './dishTemplate.js'

/**
 * Fills a template's slots from the kitchen; undefined where a slot cannot be filled. No food or word is taken twice.
 * @param preference lower is preferred, such as a price with some chance mixed in
 */
export function fillTemplate(
  { name, slots, extras }: DishTemplate,
  kitchen: ReadonlyMap<string, Food>,
  preference: (food: Food) => number,
): Dish | undefined {
  const foods: Food[] = []
  const words: string[] = []
  const fill = ({ options, isSingular }: Slot) => {
    const left = new Set([...options.keys()].flatMap((id) => kitchen.get(id) ?? []))
    // No `for (let food = …; food; food = …)` here: builds with Next 16 lose the import that its last part names.
    while (true) {
      const food = lowestBy(left, preference)
      if (!food) return false
      const usual = options.get(food.id) ?? wordFor(food)
      const word = isSingular ? singular(usual) : usual
      left.delete(food)
      if (foods.includes(food) || words.includes(word)) continue
      foods.push(food)
      words.push(word)
      return true
    }
  }
  if (!slots.every(fill)) return undefined
  extras.forEach(fill)
  return {
    name: capitalized(name.reduce((text, part, index) => `${text}${words[index - 1]}${part}`)),
    foods: foods.slice(0, slots.length),
    extras: foods.slice(slots.length),
  }
}
