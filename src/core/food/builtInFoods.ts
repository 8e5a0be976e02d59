import type { AvoidableFood } from './avoidableFoods.js'
import type { Food, OtherAllergen } from './food.js'
import { FOOD_ROWS, type FoodRow } from './foods.data.js'

function toFood(row: FoodRow): Food {
  const [id, name, description, category, section, usda, ...numbers] = row
  const [kcal, proteinG, carbsG, fatG, fiberG, servingSize, servingDescription, ...shelf] = numbers
  const [
    minG,
    maxG,
    stepG,
    unit,
    edibleG,
    priceUsd,
    priceSource,
    keeps,
    contains,
    animalSource,
    alsoContains,
  ] = shelf
  const perServing = (per100g: number) => (per100g * servingSize) / 100
  return {
    id,
    name,
    category,
    calories: perServing(kcal),
    protein: perServing(proteinG),
    carbs: perServing(carbsG),
    fat: perServing(fatG),
    fiber: perServing(fiberG),
    servingSize,
    servingDescription,
    contains: contains === '' ? [] : (contains.split(';') as AvoidableFood[]),
    ...(alsoContains !== undefined && { alsoContains: alsoContains.split(';') as OtherAllergen[] }),
    animalSource,
    portion: { minG, maxG, stepG },
    pack: { unit, edibleG, priceUsd, keeps: keeps === 1, priceSource },
    ...(description !== '' && { description }),
    ...(section !== '' && { section }),
    ...(usda !== '' && { usda }),
  }
}

/** The built-in food database: common US groceries, nutrients per serving. Ids are stable. */
export const builtInFoods: readonly Food[] = FOOD_ROWS.map(toFood)
