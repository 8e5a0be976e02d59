import { comparableWords } from '../../core/food/foodWords.js'
import type { DishFamily } from '../dishes/dishFamily.js'
import type { CookedItem } from './cookedItem.js'

/**
 * Words for foods. A tip with one of them that the dish does not hold is a tip for another filling. `opaque` tells when
 * fish is done, not chicken; a middle that trembles is below the 160 °F that the steps ask for, so no food allows it.
 */
const FOOD_WORDS = new Set(
  (
    'mayonnaise flour syrup whey almond apple applesauce avocado bacon banana basil bean beef berry bread broccoli broth butter cabbage carrot cauliflower celery ' +
    'cheese chicken chickpea chili chive cocoa coconut cod corn cornmeal cream cucumber cumin curd date dill edamame egg eggplant feta fish ' +
    'floret garlic ghee ginger ham honey hummus jalapeno kale lamb lemon lentil lettuce lime meat milk mint mozzarella mushroom ' +
    'mustard noodle nut oat oil olive onion orange oregano paprika parmesan parsley pasta pea peach peanut pear pepper pesto pickle ' +
    'pineapple pork potato powder pumpkin quinoa raisin rice salmon salsa sausage seitan shrimp soy spinach squash strawberry sugar tahini ' +
    'tempeh tofu tomato tortilla tuna turkey turmeric vinegar walnut yogurt zucchini groat barley bulgur mango salt opaque tremble'
  ).split(' '),
)

/** Other words for foods, by a part of their ids. */
const ALSO_CALLED: readonly (readonly [RegExp, string])[] = [
  [/chicken|turkey|beef|pork|lamb|bacon|ham/, 'meat'],
  [/salmon|cod|tilapia|tuna|sardine/, 'fish'],
  [/salmon|cod|tilapia|shrimp/, 'opaque'],
  [/cheddar|mozzarella|feta|parmesan/, 'cheese'],
  [/almond|walnut|pecan|cashew|pistachio|hazelnut|peanut/, 'nut'],
  [/protein|spirulina/, 'powder'],
  [/cottage/, 'curd'],
  [/gluten/, 'seitan'],
  [/broccoli|cauliflower/, 'floret'],
  [/edamame|chickpea|peas/, 'bean'],
  [/strawberr|blueberr/, 'berry'],
  [/bread/, 'toast'],
]

/** The tip of a dish; empty if it names a food that the dish does not hold. A side is not cooked as the tip says. */
export function tipFor({ tip }: DishFamily, items: readonly CookedItem[]): string {
  const held = new Set(
    items.flatMap(({ food: { id, name } }) => [
      // Chili powder is not the powder that tips are about.
      ...comparableWords(`${id.replaceAll('-', ' ')} ${name}`).filter((word) => word !== 'powder'),
      ...ALSO_CALLED.flatMap(([words, called]) => (words.test(id) ? [called] : [])),
    ]),
  )
  return comparableWords(tip).every((word) => !FOOD_WORDS.has(word) || held.has(word)) ? tip : ''
}
