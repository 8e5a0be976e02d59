import type { MealKind } from './mealKind.js'

/** The last resort: no meal stays empty while any food is left. */
const ANYTHING = '{fruit,nuts_seeds,dairy,vegetable,carbs,legumes,protein,fat,supplement}'

/** Dishes by category of food, for catalogues that our own dishes do not fit; see `readTemplate` for the notation. */
export const PLAIN_DISHES: Readonly<Record<MealKind, readonly string[]>> = {
  breakfast: [
    '{carbs} with {dairy} and {fruit}',
    '{dairy} with {fruit} and {nuts_seeds}',
    '{protein,legumes} with {carbs} and {vegetable,fruit}',
    ANYTHING,
  ],
  lunch: [
    '{protein,legumes} with {carbs} and {vegetable} + fat',
    '{protein,legumes,dairy} salad with {vegetable} + fat,nuts_seeds',
    '{carbs,legumes} with {vegetable}',
    ANYTHING,
  ],
  dinner: [
    '{protein,legumes} with {carbs} and {vegetable} + fat',
    '{protein,legumes} with {vegetable} and {vegetable} + fat',
    '{carbs,legumes} with {vegetable} and {vegetable,nuts_seeds}',
    ANYTHING,
  ],
  snack: ['{fruit} with {nuts_seeds,dairy}', '{dairy,carbs} with {fruit,vegetable}', ANYTHING],
}
