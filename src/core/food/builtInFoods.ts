import type { AvoidableFood } from './avoidableFoods.js'
import type { Food, OtherAllergen } from './food.js'
import { FOOD_ROWS, type FoodRow } from './foods.data.js'

function toFood(row: FoodRow): Food {
  const [id, name, category, usda, kcal, protein, carbs, fat, fiber, servingSize, servingDescription] = row
  const [, , , , , , , , , , , minG, maxG, stepG, unit, edibleG, priceUsd, priceSource, keeps, contains] = row
  const perServing = (per100g: number) => (per100g * servingSize) / 100
  return {
    id,
    name,
    category,
    calories: perServing(kcal),
    protein: perServing(protein),
    carbs: perServing(carbs),
    fat: perServing(fat),
    fiber: perServing(fiber),
    servingSize,
    servingDescription,
    contains: contains === '' ? [] : (contains.split(';') as AvoidableFood[]),
    ...(row[21] === undefined ? {} : { alsoContains: row[21].split(';') as OtherAllergen[] }),
    animalSource: row[20],
    portion: { minG, maxG, stepG },
    pack: { unit, edibleG, priceUsd, keeps: keeps === 1, priceSource },
    ...(usda === '' ? {} : { usda }),
  }
}

/** The built-in food database: common US groceries, nutrients per serving. Ids are stable. */
export const builtInFoods: readonly Food[] = FOOD_ROWS.map(toFood)
