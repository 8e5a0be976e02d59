import type { Food } from './food.js'
import { foodFromRow } from './foodFromRow.js'
import { SEASONING_PORTION } from './seasoningPortion.js'
import { SEASONING_ROWS, type SeasoningRow } from './seasonings.data.js'

function toSeasoning(row: SeasoningRow): Food {
  const [id, name, description, section, usda, kcal, proteinG, carbsG, fatG, fiberG, ...serving] = row
  const [servingG, servingDescription, , unit, edibleG, priceUsd, ...tags] = serving
  const { minG, maxG, stepG } = SEASONING_PORTION
  return foodFromRow([
    ...([id, name, description, 'seasoning', section, usda, kcal, proteinG, carbsG, fatG, fiberG] as const),
    ...([servingG, servingDescription, minG, maxG, stepG] as const),
    ...([unit, edibleG, priceUsd, 'estimate', 1, [], ...tags] as const),
  ])
}

/**
 * Salt, spices, herbs, vinegars, sauces, broths, leaveners and sweeteners: foods that a recipe adds by the spoon. They
 * have the category `seasoning` and are not among `builtInFoods`, because the planner does not plan with them: a recipe
 * fixes their amount. All of them, including fresh herbs, count as food that keeps: a week pays for the share that it
 * uses, and `GroceryList.seasoningPacksTotal` holds the whole packs. Fresh ones have the section `Produce`. Ids are stable.
 */
export const builtInSeasonings: readonly Food[] = SEASONING_ROWS.map(toSeasoning)
