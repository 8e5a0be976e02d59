import type { FoodCategory } from '../../core/food/food.js'
import type { MealKind } from './mealKind.js'

/** Something served beside a dish, such as a slice of bread or a glass of milk. Foods are lists as in the menus. */
export interface SideRow {
  readonly at: readonly MealKind[]
  readonly foods: string
  /** Not served where the meal already has a food of one of these categories. */
  readonly insteadOf: readonly FoodCategory[]
  /** Served only with a food of one of these categories, such as protein powder in milk. */
  readonly with?: readonly FoodCategory[]
  /** Not served with any of these foods. */
  readonly unless?: string
}

const ANY = ['breakfast', 'lunch', 'dinner', 'snack'] as const
const SMALL = ['breakfast', 'snack'] as const
const MAIN = ['lunch', 'dinner'] as const
const NO_SNACK = ['breakfast', 'lunch', 'dinner'] as const

/** Foods that mark a curry or a stir-fry, where cheese, olives and the like are out of place. */
const CURRY_OR_WOK = 'coconut-milk,soy-sauce,sesame-oil,rice-noodles,lentils-red,edamame,hemp-seeds'
/** Dairy that people do not stir powder into. */
const CHEESE_OR_CREAM = 'CHEESE,CREAM,american-cheese,parmesan'
/** Foods of kitchens that use no sesame and no coconut. */
const SOUTHERN = 'olives,pesto,marinara-sauce,canned-tomatoes,mayonnaise'
/** Meat, fish and eggs bring enough protein, so nobody drinks a shake with them. */
const MEAT_FISH_OR_EGGS =
  'POULTRY,chicken-drumstick,whole-chicken,MINCE,ground-lamb,beef-sirloin,beef-chuck-roast,beef-stew-meat,pork-chop,pork-tenderloin,bacon,ham,FISH,CANNED_FISH,eggs,egg-whites'

// biome-ignore format: a table, one side a line
export const SIDE_ROWS: readonly SideRow[] = [
  { at: SMALL, foods: 'FRUIT,oranges,grapes,cantaloupe', insteadOf: ['fruit'] },
  { at: MAIN, foods: 'apples,oranges,pears,peaches,grapes,watermelon,cantaloupe,strawberries,pineapple,mango', insteadOf: ['fruit'] },
  { at: ANY, foods: 'MILK', insteadOf: ['dairy'] },
  { at: SMALL, foods: 'YOGURT,cottage-cheese', insteadOf: ['dairy'] },
  { at: MAIN, foods: 'greek-yogurt-nonfat,plain-yogurt,cottage-cheese', insteadOf: ['dairy'], unless: 'soy-sauce,rice-noodles,coconut-milk' },
  { at: NO_SNACK, foods: 'BREAD', insteadOf: ['carbs'] },
  { at: MAIN, foods: 'RICE,POTATO,quinoa,corn-tortillas', insteadOf: ['carbs'] },
  { at: ['snack'], foods: 'BREAD,rice-cakes', insteadOf: ['carbs', 'legumes'] },
  { at: MAIN, foods: 'PULSES,edamame', insteadOf: ['legumes'] },
  { at: MAIN, foods: 'GREENS,romaine-lettuce,cucumber,tomatoes,carrots,green-peas-frozen,corn-frozen', insteadOf: [] },
  { at: ['snack'], foods: 'SALAD,carrots', insteadOf: ['vegetable'] },
  { at: ['breakfast'], foods: 'eggs,egg-whites', insteadOf: ['protein'], with: ['carbs', 'vegetable'], unless: 'POWDER' },
  { at: ['snack'], foods: 'eggs,edamame', insteadOf: ['protein', 'legumes'], unless: 'POWDER' },
  { at: SMALL, foods: 'NUTS', insteadOf: ['nuts_seeds'] },
  { at: MAIN, foods: 'NUTS,hemp-seeds', insteadOf: ['nuts_seeds'] },
  { at: MAIN, foods: 'OIL,avocado,olives', insteadOf: ['fat'] },
  { at: ANY, foods: 'avocado,olives', insteadOf: ['fruit'], unless: `${CURRY_OR_WOK},rolled-oats,peanut-butter,avocado,olives,honey` },
  { at: SMALL, foods: 'NUT_BUTTER', insteadOf: ['nuts_seeds', 'fat'], with: ['carbs', 'fruit'] },
  { at: SMALL, foods: 'butter', insteadOf: ['fat'], with: ['carbs'] },
  { at: MAIN, foods: 'butter', insteadOf: ['nuts_seeds'], with: ['vegetable'], unless: `${CURRY_OR_WOK},peanut-butter,pesto,mayonnaise,olives` },
  { at: MAIN, foods: 'mayonnaise', insteadOf: ['carbs', 'legumes', 'dairy'], with: ['protein'], unless: `${CURRY_OR_WOK},avocado,mayonnaise` },
  { at: ANY, foods: 'CHEESE', insteadOf: ['dairy'], unless: `${CURRY_OR_WOK},FISH,sardines-canned,peanut-butter` },
  { at: SMALL, foods: 'POWDER', insteadOf: ['supplement'], with: ['dairy'], unless: CHEESE_OR_CREAM },
  { at: MAIN, foods: 'soy-protein-isolate,pea-protein', insteadOf: ['supplement'], with: ['dairy'], unless: `${CHEESE_OR_CREAM},${MEAT_FISH_OR_EGGS}` },
  { at: NO_SNACK, foods: 'soy-protein-isolate,pea-protein', insteadOf: ['supplement', 'dairy', 'carbs', 'legumes', 'fruit'], unless: MEAT_FISH_OR_EGGS },
  { at: ANY, foods: 'coconut-oil', insteadOf: ['fruit', 'carbs', 'legumes'], unless: `${MEAT_FISH_OR_EGGS},${SOUTHERN}` },
  { at: NO_SNACK, foods: 'sesame-oil', insteadOf: ['dairy', 'carbs', 'legumes', 'fruit'], with: ['protein'], unless: `${MEAT_FISH_OR_EGGS},${SOUTHERN}` },
  { at: MAIN, foods: 'SOY,vital-wheat-gluten,chicken-breast,tuna-canned,eggs', insteadOf: ['protein'] },
  { at: SMALL, foods: 'raisins,dates', insteadOf: ['fruit'] },
]
