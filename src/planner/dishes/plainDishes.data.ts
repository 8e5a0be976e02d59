import type { MealKind } from './mealKind.js'

const ANYTHING = '{FRUIT/NUTS_SEEDS/DAIRY/VEGETABLE/CARBS/LEGUMES/PROTEIN/FAT/SUPPLEMENT}'
/** A dish of one food, the last resort: no meal is empty while any food is left. */
export const LAST_RESORT = `anything | ${ANYTHING} | 1s FRUIT/NUTS_SEEDS/DAIRY/VEGETABLE/CARBS/LEGUMES/PROTEIN/FAT/SUPPLEMENT | | plate 5/5`

/** Dishes by category of food, for catalogues that do not fit our own dishes; see `parseFamily` for the notation. */
export const PLAIN_DISHES: Readonly<Record<MealKind, readonly string[]>> = {
  breakfast: [
    'plain-grain-bowl | {CARBS} with {DAIRY} and {FRUIT} | 1s CARBS, 1s DAIRY, 1s FRUIT | | plate 10/10',
    'plain-dairy-bowl | {DAIRY} with {FRUIT} and {NUTS_SEEDS} | 1s DAIRY, 1s FRUIT, 1s NUTS_SEEDS | | plate 5/5',
    'plain-savory-breakfast | {PROTEIN} with {CARBS} and {VEGETABLE} | 1s PROTEIN/LEGUMES, 1s CARBS, 1s VEGETABLE/FRUIT | | skillet 20/20',
  ],
  lunch: [
    'plain-lunch | {PROTEIN} with {CARBS} and {VEGETABLE} | 1s PROTEIN/LEGUMES, 1s CARBS, 1s VEGETABLE, 0.6s FAT | | skillet 30/20',
    'plain-salad | {one PROTEIN} salad with {VEGETABLE} | 1s PROTEIN/LEGUMES, 1.5s VEGETABLE, 0.7s FAT | | warmsalad 20/15',
    'plain-nut-salad | {one PROTEIN} salad with {VEGETABLE} and {NUTS_SEEDS} | 1s PROTEIN/LEGUMES, 1.5s VEGETABLE, 0.7s NUTS_SEEDS | | warmsalad 20/15',
    'plain-grain | {CARBS} with {VEGETABLE} | 1.3s CARBS/LEGUMES, 1.5s VEGETABLE | | grain 30/10',
    'plain-grain-lunch | {PROTEIN} with {CARBS} | 1.2s PROTEIN/LEGUMES, 1.3s CARBS, 0.6s FAT? | | skillet 30/20',
  ],
  dinner: [
    'plain-dinner | {PROTEIN} with {CARBS} and {VEGETABLE} | 1.2s PROTEIN/LEGUMES, 1s CARBS, 1.2s VEGETABLE, 0.7s FAT | | skillet 30/25',
    'plain-two-greens | {PROTEIN} with {VEGETABLE} and {VEGETABLE2} | 1.3s PROTEIN/LEGUMES, 1s VEGETABLE, 1s VEGETABLE2, 1s FAT | | skillet 30/25',
    'plain-grain-dinner | {PROTEIN} with {CARBS} | 1.3s PROTEIN, 1.3s CARBS/LEGUMES, 0.7s FAT? | | skillet 30/20',
    'plain-pot | {CARBS} with {VEGETABLE} and {VEGETABLE2} | 1.3s CARBS/LEGUMES, 1s VEGETABLE, 1s VEGETABLE2/NUTS_SEEDS | | stew 35/15',
  ],
  snack: [
    'plain-fruit-snack | {FRUIT} with {NUTS_SEEDS} | 1s FRUIT, 0.8s NUTS_SEEDS/DAIRY | | plate 5/5',
    'plain-dairy-snack | {DAIRY} with {FRUIT} | 1s DAIRY/CARBS, 1s FRUIT/VEGETABLE | | plate 5/5',
  ],
}
