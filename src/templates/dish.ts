import type { Food } from '../core/food/food.js'
import { singular } from '../core/food/foodWords.js'
import type { DishTemplate, Slot } from './dishTemplate.js'
import { DISH_WORDS } from './dishWords.data.js'
import { lowestBy } from './random.js'

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

/** The word for the food in one of a name's slots. */
function wordIn({ options, isSingular }: Slot, food: Food | undefined): string {
  if (food === undefined) return ''
  const word = options.get(food.id) ?? wordFor(food)
  return isSingular ? singular(word) : word
}

/**
 * Fills a template's slots from the kitchen; undefined where a slot cannot be filled, or a name would say a word twice.
 * @param preference lower is liked better, such as a price with some chance mixed in
 */
export function fillTemplate(
  template: DishTemplate,
  kitchen: ReadonlyMap<string, Food>,
  preference: (food: Food) => number,
): Dish | undefined {
  const { name: texts, slots, extras } = template
  const taken = new Set<Food>()
  const fill = ({ options }: Slot) => {
    const foods = [...options.keys()].flatMap((id) => kitchen.get(id) ?? [])
    const food = lowestBy(
      foods.filter((each) => !taken.has(each)),
      preference,
    )
    return food && taken.add(food)
  }
  if (!slots.every(fill)) return undefined
  const foods = [...taken]
  const words = slots.slice(0, texts.length - 1).map((slot, index) => wordIn(slot, foods[index]))
  if (new Set(words).size < words.length) return undefined
  extras.forEach(fill)
  const name = texts.reduce((said, text, index) => `${said}${words[index - 1]}${text}`)
  return {
    name: capitalized(name),
    foods,
    extras: [...taken].slice(foods.length),
    template,
  }
}

/** All foods of a dish. */
export function dishFoods({ foods, extras }: Dish): readonly Food[] {
  return [...foods, ...extras]
}
