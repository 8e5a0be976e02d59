import type { FoodCategory } from '../core/food/food.js'
import type { MealKind } from './mealKind.js'

/** Something served beside a dish, such as a slice of bread or a glass of milk. */
export interface Side {
  readonly at: readonly MealKind[]
  readonly foods: readonly string[]
  /** Not served where the meal already has a food of one of these categories. */
  readonly insteadOf: readonly FoodCategory[]
  /** Served only with a food of one of these categories, such as protein powder in milk. */
  readonly with?: readonly FoodCategory[]
  /** Not served with any of these foods, by id. */
  readonly unless?: readonly string[]
}

/** Foods that mark a curry or a stir-fry, which cheese, olives and the like do not go with. */
const CURRY_OR_WOK = [
  'coconut-milk',
  'soy-sauce',
  'sesame-oil',
  'rice-noodles',
  'lentils-red',
  'edamame',
  'hemp-seeds',
] as const
/** Dairy that no powder is stirred into. */
const CHEESE_OR_CREAM = [
  'cheddar-cheese',
  'mozzarella',
  'american-cheese',
  'feta-cheese',
  'parmesan',
  'cream-cheese',
  'heavy-cream',
] as const
/** Meat, fish and eggs bring protein enough: no shake is drunk with them. */
const MEAT_FISH_OR_EGGS = [
  'chicken-breast',
  'chicken-thigh',
  'chicken-drumstick',
  'whole-chicken',
  'ground-turkey-93',
  'turkey-breast',
  'ground-beef-80',
  'ground-beef-93',
  'beef-sirloin',
  'beef-chuck-roast',
  'beef-stew-meat',
  'pork-chop',
  'pork-tenderloin',
  'bacon',
  'ham',
  'ground-lamb',
  'salmon',
  'cod',
  'tilapia',
  'tuna-canned',
  'salmon-canned',
  'sardines-canned',
  'shrimp',
  'eggs',
  'egg-whites',
] as const
const FISH = ['salmon', 'cod', 'tilapia', 'shrimp', 'sardines-canned'] as const

// biome-ignore format: a table, one side a line
export const SIDES: readonly Side[] = [
  { at: ['breakfast', 'snack'], foods: ['bananas', 'apples', 'oranges', 'pears', 'peaches', 'kiwifruit', 'grapes', 'strawberries', 'strawberries-frozen', 'blueberries', 'blueberries-frozen', 'cantaloupe'], insteadOf: ['fruit'] },
  { at: ['lunch', 'dinner'], foods: ['apples', 'oranges', 'pears', 'peaches', 'grapes', 'watermelon', 'cantaloupe', 'strawberries', 'pineapple', 'mango'], insteadOf: ['fruit'] },
  { at: ['breakfast', 'lunch', 'dinner', 'snack'], foods: ['reduced-fat-milk', 'whole-milk', 'soy-milk', 'almond-milk', 'rice-milk'], insteadOf: ['dairy'] },
  { at: ['breakfast', 'snack'], foods: ['greek-yogurt-nonfat', 'greek-yogurt-whole', 'plain-yogurt', 'cottage-cheese'], insteadOf: ['dairy'] },
  { at: ['lunch', 'dinner'], foods: ['greek-yogurt-nonfat', 'plain-yogurt', 'cottage-cheese'], insteadOf: ['dairy'], unless: ['soy-sauce', 'rice-noodles', 'coconut-milk'] },
  { at: ['breakfast', 'lunch', 'dinner'], foods: ['white-bread', 'whole-wheat-bread'], insteadOf: ['carbs'] },
  { at: ['lunch', 'dinner'], foods: ['white-rice', 'brown-rice', 'potatoes', 'sweet-potatoes', 'quinoa', 'corn-tortillas'], insteadOf: ['carbs'] },
  { at: ['snack'], foods: ['rice-cakes', 'whole-wheat-bread', 'white-bread'], insteadOf: ['carbs', 'legumes'] },
  { at: ['lunch', 'dinner'], foods: ['black-beans-canned', 'black-beans-dry', 'kidney-beans-canned', 'chickpeas-canned', 'chickpeas-dry', 'edamame', 'lentils-brown', 'navy-beans-dry', 'pinto-beans-dry'], insteadOf: ['legumes'] },
  { at: ['lunch', 'dinner'], foods: ['romaine-lettuce', 'cucumber', 'tomatoes', 'carrots', 'broccoli', 'broccoli-frozen', 'green-beans-frozen', 'cabbage', 'spinach', 'cauliflower', 'green-peas-frozen', 'corn-frozen'], insteadOf: [] },
  { at: ['snack'], foods: ['carrots', 'cucumber', 'celery', 'tomatoes', 'red-bell-pepper', 'green-bell-pepper'], insteadOf: ['vegetable'] },
  { at: ['breakfast'], foods: ['eggs', 'egg-whites'], insteadOf: ['protein'], with: ['carbs', 'vegetable'] },
  { at: ['snack'], foods: ['eggs', 'edamame'], insteadOf: ['protein', 'legumes'] },
  { at: ['breakfast', 'snack'], foods: ['almonds', 'walnuts', 'pecans', 'cashews', 'peanuts', 'pumpkin-seeds', 'sunflower-seeds'], insteadOf: ['nuts_seeds'] },
  { at: ['lunch', 'dinner'], foods: ['almonds', 'walnuts', 'pecans', 'cashews', 'peanuts', 'pumpkin-seeds', 'sunflower-seeds', 'hemp-seeds'], insteadOf: ['nuts_seeds'] },
  { at: ['lunch', 'dinner'], foods: ['olive-oil', 'canola-oil', 'sunflower-oil', 'avocado-oil', 'avocado', 'olives'], insteadOf: ['fat'] },
  { at: ['breakfast', 'lunch', 'dinner', 'snack'], foods: ['avocado', 'olives'], insteadOf: ['fruit'], unless: [...CURRY_OR_WOK, 'rolled-oats', 'peanut-butter', 'avocado', 'olives', 'honey'] },
  { at: ['breakfast', 'snack'], foods: ['peanut-butter', 'almond-butter'], insteadOf: ['nuts_seeds', 'fat'], with: ['carbs', 'fruit'] },
  { at: ['breakfast', 'snack'], foods: ['butter'], insteadOf: ['fat'], with: ['carbs'] },
  { at: ['dinner', 'lunch'], foods: ['butter'], insteadOf: ['nuts_seeds'], with: ['vegetable'], unless: [...CURRY_OR_WOK, 'peanut-butter', 'pesto', 'mayonnaise', 'olives'] },
  { at: ['breakfast', 'lunch', 'dinner', 'snack'], foods: ['cheddar-cheese', 'mozzarella', 'feta-cheese'], insteadOf: ['dairy'], unless: [...CURRY_OR_WOK, ...FISH, 'peanut-butter'] },
  { at: ['breakfast', 'snack'], foods: ['whey-protein', 'soy-protein-isolate', 'pea-protein'], insteadOf: ['supplement'], with: ['dairy'], unless: CHEESE_OR_CREAM },
  { at: ['lunch', 'dinner'], foods: ['soy-protein-isolate', 'pea-protein'], insteadOf: ['supplement'], with: ['dairy'], unless: [...CHEESE_OR_CREAM, ...MEAT_FISH_OR_EGGS] },
  { at: ['breakfast', 'snack'], foods: ['coconut-oil'], insteadOf: ['fruit', 'carbs'], with: ['supplement'] },
  { at: ['breakfast', 'lunch', 'dinner'], foods: ['soy-protein-isolate', 'pea-protein'], insteadOf: ['supplement', 'dairy', 'carbs', 'legumes', 'fruit'], unless: MEAT_FISH_OR_EGGS },
  { at: ['breakfast', 'lunch', 'dinner'], foods: ['sesame-oil'], insteadOf: ['dairy', 'carbs', 'legumes', 'fruit'], with: ['protein'], unless: [...MEAT_FISH_OR_EGGS, 'olives', 'pesto', 'marinara-sauce', 'canned-tomatoes', 'mayonnaise'] },
  { at: ['lunch', 'dinner'], foods: ['tofu-extra-firm', 'tofu-firm', 'chicken-breast', 'tuna-canned', 'eggs'], insteadOf: ['protein'] },
  { at: ['lunch', 'dinner'], foods: ['vital-wheat-gluten'], insteadOf: ['protein'] },
  { at: ['breakfast', 'snack'], foods: ['raisins', 'dates'], insteadOf: ['fruit'] },
]
