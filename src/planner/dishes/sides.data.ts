import type { FoodCategory } from '../../core/food/food.js'
import type { MealKind } from './mealKind.js'

/**
 * A side dish, such as a slice of bread or a glass of milk. Foods are lists as in the book; `+` separates foods that are
 * served together.
 */
export interface SideRow {
  readonly at: readonly MealKind[]
  readonly foods: string
  /** Not served if the meal already has a food of one of these categories. */
  readonly insteadOf: readonly FoodCategory[]
  /** Served only with a food of one of these categories. */
  readonly with?: readonly FoodCategory[]
  /** Not served beside a sweet dish, see `METHODS`. */
  readonly isSavory?: boolean
  /** Served only where nothing more usual brings a day on target, see `Room.hasRareSides`. */
  readonly isRare?: boolean
  /** Not served with any of these foods and seasonings. */
  readonly unless?: string
}

const ANY = ['breakfast', 'lunch', 'dinner', 'snack'] as const
const SMALL = ['breakfast', 'snack'] as const
const MAIN = ['lunch', 'dinner'] as const
const NO_SNACK = ['breakfast', 'lunch', 'dinner'] as const

/** Beside them, plain tofu is out of place. */
const MEAT_OR_FISH =
  'POULTRY/chicken-drumstick/whole-chicken/MINCE/ground-lamb/beef-sirloin/beef-chuck-roast/beef-stew-meat/pork-chop/pork-tenderloin/ham/bacon/FISH/CANNED_FISH'

/** Foods and seasonings of a wok, where yogurt and cottage cheese are out of place as well. */
const WOK = 'soy-sauce/sesame-oil/rice-noodles/fish-sauce/oyster-sauce/sriracha'
/** Foods and seasonings that mark a curry or a stir-fry, where cheese, olives and the like are out of place. */
const CURRY_OR_WOK = `${WOK}/coconut-milk/lentils-red/edamame/hemp-seeds/curry-powder/fresh-ginger/ground-ginger`

// biome-ignore format: a table, one side a line
export const SIDE_ROWS: readonly SideRow[] = [
  { at: ANY, foods: 'FRUIT/oranges/grapes/cantaloupe/watermelon/pineapple', insteadOf: ['fruit'] },
  { at: ['breakfast', 'snack'], foods: 'reduced-fat-milk/soy-milk/whole-milk/almond-milk', insteadOf: ['dairy'], unless: 'CANNED_FISH/FISH/bacon/avocado/lime-juice/lemon-juice/coconut-milk' },
  { at: SMALL, foods: 'YOGURT/cottage-cheese', insteadOf: ['dairy'] },
  { at: MAIN, foods: 'greek-yogurt-nonfat/plain-yogurt', insteadOf: ['dairy'], unless: `${WOK}/coconut-milk` },
  { at: MAIN, foods: 'cottage-cheese', insteadOf: ['dairy'], unless: CURRY_OR_WOK },
  { at: NO_SNACK, foods: 'BREAD', insteadOf: ['carbs'] },
  { at: MAIN, foods: 'RICE/POTATO/quinoa/corn-tortillas', isSavory: true, insteadOf: ['carbs'] },
  { at: ['snack'], foods: 'rice-cakes', insteadOf: ['carbs', 'legumes'] },
  { at: MAIN, foods: 'edamame/black-beans-canned/chickpeas-canned/kidney-beans-canned', isSavory: true, insteadOf: ['legumes'] },
  { at: MAIN, foods: 'GREENS/romaine-lettuce/cucumber/tomatoes/carrots/green-peas-frozen', isSavory: true, insteadOf: [] },
  { at: ['snack'], foods: 'SALAD/carrots', isSavory: true, insteadOf: ['vegetable'] },
  { at: ['breakfast'], foods: 'eggs', insteadOf: ['protein'], with: ['carbs', 'vegetable'], unless: 'POWDER' },
  { at: ['snack'], foods: 'eggs/edamame', isSavory: true, insteadOf: ['protein', 'legumes'], unless: 'POWDER' },
  { at: SMALL, foods: 'NUTS', insteadOf: ['nuts_seeds'] },
  { at: MAIN, foods: 'NUTS/hemp-seeds', insteadOf: ['nuts_seeds'] },
  { at: ANY, foods: 'whey-protein+reduced-fat-milk/soy-protein-isolate+soy-milk/soy-protein-isolate+almond-milk/pea-protein+soy-milk/pea-protein+almond-milk/pea-protein+rice-milk', insteadOf: ['supplement', 'dairy'], unless: WOK },
  { at: NO_SNACK, foods: 'shrimp/salmon-canned/sardines-canned', isSavory: true, isRare: true, insteadOf: ['protein'], with: ['protein'], unless: 'CANNED_FISH/FISH/NUT_BUTTER/cinnamon/vanilla-extract' },
  { at: MAIN, foods: 'eggs', isSavory: true, insteadOf: ['legumes'], unless: 'eggs/tofu-extra-firm/tofu-firm' },
  { at: MAIN, foods: 'tofu-extra-firm', isSavory: true, insteadOf: ['legumes'], unless: `eggs/tofu-extra-firm/tofu-firm/${MEAT_OR_FISH}` },
  { at: MAIN, foods: 'butter/mayonnaise', isSavory: true, insteadOf: ['carbs', 'fruit', 'legumes'], with: ['vegetable'], unless: 'butter/mayonnaise/coconut-milk/soy-sauce/pesto/fresh-basil/fresh-ginger/romaine-lettuce/hemp-seeds/eggs' },
  { at: NO_SNACK, foods: 'OIL/coconut-oil', isSavory: true, insteadOf: ['carbs', 'fruit', 'legumes'], with: ['vegetable'], unless: 'OIL/coconut-oil' },
  { at: NO_SNACK, foods: 'avocado/olives', isSavory: true, insteadOf: ['fruit'], unless: `${CURRY_OR_WOK}/rolled-oats/peanut-butter/avocado/olives/honey` },
  { at: NO_SNACK, foods: 'CHEESE', isSavory: true, insteadOf: ['dairy'], unless: `${CURRY_OR_WOK}/FISH/sardines-canned/peanut-butter/almond-butter` },
]
