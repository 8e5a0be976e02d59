import { comparableWords } from '../../core/food/foodWords.js'
import type { MealItem } from '../../core/plan/weekPlan.js'
import type { DishFamily } from '../dishes/dishFamily.js'

/**
 * The words for foods in the tips of the book. A tip with one of them that the meal does not hold is a tip for another
 * filling.
 */
const FOOD_WORDS = new Set(
  (
    'mayonnaise avocado bacon banana basil bean bread butter cabbage cauliflower celery cheese chicken ' +
    'chickpea coconut cucumber cumin curd egg eggplant fish ginger ham honey lentil lettuce lime meat milk ' +
    'noodle nut oil onion pasta pea pepper potato powder rice shrimp squash sugar tofu tomato tortilla ' +
    'vinegar yogurt barley'
  ).split(' '),
)

/** Other words for foods, by a part of their ids. */
const ALSO_CALLED: readonly (readonly [RegExp, string])[] = [
  [/chicken|turkey|beef|pork|lamb|bacon|ham/, 'meat'],
  [/salmon|cod|tilapia|tuna|sardine/, 'fish'],
  [/cheddar|mozzarella|feta|parmesan/, 'cheese'],
  [/almond|walnut|pecan|cashew|pistachio|hazelnut|peanut/, 'nut'],
  [/protein|spirulina/, 'powder'],
  [/cottage/, 'curd'],
  [/edamame|chickpea|peas/, 'bean'],
]

/** The tip of a dish; empty if it names a food that this meal does not hold. */
export function tipFor({ tip }: DishFamily, items: readonly MealItem[]): string {
  const held = new Set(
    items.flatMap(({ food: { id, name } }) => [
      // Chili powder is not the powder that tips are about.
      ...comparableWords(`${id.replaceAll('-', ' ')} ${name}`).filter((word) => word !== 'powder'),
      ...ALSO_CALLED.flatMap(([words, called]) => (words.test(id) ? [called] : [])),
    ]),
  )
  return comparableWords(tip).every((word) => !FOOD_WORDS.has(word) || held.has(word)) ? tip : ''
}
