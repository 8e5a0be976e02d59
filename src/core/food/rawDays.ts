import { type Food, isSoldFrozen } from './food.js'

/**
 * Days that raw meat and fish keep in a refrigerator at most (USDA FSIS, "Cold Food Storage Chart"; stew meat: FDA,
 * "Refrigerator & Freezer Storage Chart").
 */
const SOON_DAYS = 2
const WHOLE_CUT_DAYS = 4

const SOON = /\b(?:ground|minced?|stew|liver)\b/i
/** Bacon and sausages keep for a week, and what is cooked or cured is not raw. */
const NOT_RAW = /\b(?:canned|tinned|cured|smoked|cooked|dried|ham|bacon|sausages?|jerky|deli)\b/i

/** How many days raw meat, poultry or fish keeps in the refrigerator; undefined for all other food. */
export function rawDays(food: Food): number | undefined {
  const { name, description, category, animalSource, pack } = food
  const text = `${name} ${description}`
  if (category !== 'protein' || pack.keeps || NOT_RAW.test(text) || isSoldFrozen(food)) return undefined
  if (/^(?:poultry|fish|shellfish)$/.test(animalSource)) return SOON_DAYS
  if (!/^(?:red_meat|pork)$/.test(animalSource)) return undefined
  return SOON.test(text) ? SOON_DAYS : WHOLE_CUT_DAYS
}
