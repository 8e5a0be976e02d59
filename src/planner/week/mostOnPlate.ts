import type { Food } from '../../core/food/food.js'
import type { PlanRules } from '../../core/plan/planRules.js'
import type { Dish } from '../dishes/dish.js'
import { isTuna, MOST_TUNA_A_MEAL_G } from './tuna.js'

/**
 * Grams of a meal up to which these foods are low in FODMAPs (Monash University), rounded to an amount that people can
 * measure, such as half of a tomato.
 */
const LOW_FODMAP_G: Readonly<Record<string, number>> = {
  cabbage: 75,
  broccoli: 75,
  'broccoli-frozen': 75,
  zucchini: 65,
  eggplant: 80,
  tomatoes: 61.5,
  'canned-tomatoes': 100,
  'green-bell-pepper': 59.5,
  'pumpkin-canned': 75,
  oranges: 140,
  pineapple: 140,
  cantaloupe: 120,
  strawberries: 70,
  'strawberries-frozen': 70,
  kiwifruit: 138,
  almonds: 12,
  hazelnuts: 15,
  'almond-butter': 16,
  'coconut-milk': 60,
}

const lowFodmapG = (food: Food, { restrictions }: Pick<PlanRules, 'restrictions'>) =>
  (restrictions.diets.includes('low_fodmap') ? LOW_FODMAP_G[food.id] : undefined) ?? Number.POSITIVE_INFINITY

/** The most grams of a food that one meal should have, whatever its dish allows. */
export function mostOnPlateG(food: Food, rules: Pick<PlanRules, 'restrictions'>): number {
  return isTuna(food) ? MOST_TUNA_A_MEAL_G : lowFodmapG(food, rules)
}

/** Whether the least of a dish has more of a food than is low in FODMAPs. A can of tuna is enough for any dish. */
export function isTooRich({ ingredients }: Dish, rules: Pick<PlanRules, 'restrictions'>): boolean {
  return ingredients.some(({ food, baseG, least }) => baseG * least > lowFodmapG(food, rules))
}
