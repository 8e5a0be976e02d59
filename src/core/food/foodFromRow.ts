import type { AvoidableFood } from './avoidableFoods.js'
import type { Food, OtherAllergen } from './food.js'
import type { FoodRow, SmallPackRow } from './foods.data.js'

function toSmallPack([unit, edibleG, priceUsd]: SmallPackRow) {
  return { unit, edibleG, priceUsd, priceSource: 'estimate' as const }
}

/** The food of a row, with its nutrients per serving. */
export function foodFromRow(row: FoodRow): Food {
  const [id, name, description, category, section, usda, ...numbers] = row
  const [kcal, proteinG, carbsG, fatG, fiberG, servingSize, servingDescription, ...shelf] = numbers
  const [minG, maxG, stepG, unit, edibleG, priceUsd, priceSource, keeps, smallPacks, ...tags] = shelf
  const [contains, animalSource, alsoContains] = tags
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
    ...(smallPacks.length > 0 && { smallPacks: smallPacks.map(toSmallPack) }),
    ...(description !== '' && { description }),
    ...(section !== '' && { section }),
    ...(usda !== '' && { usda }),
  }
}
