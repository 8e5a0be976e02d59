import loadHighs from 'highs'
import { dailyTargets, type Food, foodsFor, type Profile } from 'react-meal-planner/core'
import { ON_TRACK_GAP } from '../../src/core/nutrition/macroStatus.js'
import { NUTRIENTS } from '../../src/core/nutrition/macros.js'

/** A food may be eaten at two meals a day. */
const PORTIONS_A_DAY = 2
const DAYS = 7

function linearProgram(profile: Profile, foods: readonly Food[]): string {
  const targets = dailyTargets(profile)
  const sum = (coefficient: (food: Food) => number) =>
    foods.map((food, index) => `${coefficient(food).toFixed(8)} x${index}`).join(' + ')
  const rows = NUTRIENTS.flatMap((nutrient) => {
    const left = sum((food) => food[nutrient] / food.servingSize)
    return [
      ` ${nutrient}_low: ${left} >= ${targets[nutrient] * (1 - ON_TRACK_GAP)}`,
      ` ${nutrient}_high: ${left} <= ${targets[nutrient] * (1 + ON_TRACK_GAP)}`,
    ]
  })
  const bounds = foods.map((food, index) => ` 0 <= x${index} <= ${PORTIONS_A_DAY * food.portion.maxG}`)
  return [
    'Minimize',
    ` cost: ${sum((food) => food.pack.priceUsd / food.pack.edibleG)}`,
    'Subject To',
    ...rows,
    'Bounds',
    ...bounds,
    'End',
  ].join('\n')
}

export type CostFloor = (profile: Profile) => number | undefined

/**
 * The cheapest week that could meet a profile's numbers at all, in US dollars: any gram of any allowed food up to two
 * normal portions a day, without packs, variety or dishes. Undefined if no foods can meet them.
 */
export async function loadCostFloor(): Promise<CostFloor> {
  const highs = await loadHighs()
  return (profile) => {
    const foods = foodsFor(profile)
    if (foods.length === 0) return undefined
    const result = highs.solve(linearProgram(profile, foods), { output_flag: false })
    return result.Status === 'Optimal' ? result.ObjectiveValue * DAYS : undefined
  }
}
