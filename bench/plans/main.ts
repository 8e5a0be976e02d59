import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { generateTemplateWeek, type Profile } from 'react-meal-planner/core'
import { printRows } from './bars.js'
import { isMade, makeBenchWeek, type Outcome } from './benchWeek.js'
import { loadNearestDay } from './feasibility/nearestDay.js'
import { drawProfiles } from './profiles.js'
import { budgetRows } from './rows/budgets.js'
import { cookingRows } from './rows/cooking.js'
import { cooksRatioRows } from './rows/cooksRatios.js'
import { mealSizeRows } from './rows/mealSizes.js'
import { monotonyRows } from './rows/monotony.js'
import { nutrientRows } from './rows/nutrients.js'
import { recipeRows } from './rows/recipes.js'
import { shoppers, shoppingRows } from './rows/shopping.js'
import { feasibilityRows, missesDays, targetRows } from './rows/targets.js'
import { timeRows } from './rows/time.js'
import { unchangedRows } from './rows/unchanged.js'
import { unnamedFoodRows } from './rows/unnamedFoods.js'

/**
 * Measures the built-in planner over seeded profiles of all diets and pairs of diets, each figure beside its bar:
 * `npm run bench:plans [profiles] [seed] [an older checkout, to compare the time]`.
 */
const PROFILES = Number(process.argv[2] ?? 1200)
const SEED = Number(process.argv[3] ?? 2026)
const BEFORE = process.argv[4]
const WARM_UP_WEEKS = 20
const SHOPPERS = Math.min(PROFILES, 150)

type Generate = typeof generateTemplateWeek

async function loadBefore(checkout: string): Promise<Generate> {
  const core = await import(pathToFileURL(resolve(checkout, 'src/core/index.ts')).href)
  return core.generateTemplateWeek
}

async function makeWeeks(profiles: readonly Profile[], generate: Generate = generateTemplateWeek) {
  for (const [seed, profile] of profiles.slice(0, WARM_UP_WEEKS).entries()) {
    await makeBenchWeek(generate, profile, seed)
  }
  const outcomes: Outcome[] = []
  for (const [seed, profile] of profiles.entries())
    outcomes.push(await makeBenchWeek(generate, profile, seed))
  return outcomes
}

const profiles = drawProfiles(PROFILES, SEED)
const outcomes = await makeWeeks(profiles)
const weeks = outcomes.filter(isMade)
console.log(`${weeks.length} weeks, seed ${SEED}`)
printRows("A cook's proportions", cooksRatioRows(weeks))
printRows('Names', unnamedFoodRows(weeks))
printRows('Sizes', mealSizeRows(weeks))
printRows('Recipes', await recipeRows(weeks))
printRows('Cook once, eat twice', cookingRows(weeks))

const shopperOutcomes = await makeWeeks(shoppers(profiles.slice(0, SHOPPERS)))
printRows(
  `The till; foods to buy over ${SHOPPERS} weeks without a diet, $80–160, 3 to 5 meals a day`,
  shoppingRows(weeks, shopperOutcomes.filter(isMade)),
)
printRows('Monotony', monotonyRows(weeks))

const nearestDay = await loadNearestDay()
const targetWeeks = outcomes.map((outcome) => ({
  outcome,
  nearest: missesDays(outcome) ? nearestDay(outcome.rules) : undefined,
}))
printRows('Calories, protein, carbs and fat all within 95–105% of target', targetRows(targetWeeks))
printRows('The book: is there any day that meets the numbers?', feasibilityRows(targetWeeks))
printRows('Nutrients', nutrientRows(weeks))
printRows(
  'Time',
  timeRows(outcomes, BEFORE === undefined ? [] : await makeWeeks(profiles, await loadBefore(BEFORE))),
)
printRows('What held before', unchangedRows(weeks, outcomes))
printRows('Budgets', await budgetRows(outcomes))
