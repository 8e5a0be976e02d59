import { indexFoods } from '../../core/food/indexFoods.js'
import type { PlanRules } from '../../core/plan/planRules.js'
import type { DishFamily } from '../dishes/dishFamily.js'
import { fillFamily } from '../dishes/fillFamily.js'

/** Whether at least `count` of some dishes can be made of what a visitor may be offered. */
export function canCook(
  count: number,
  families: readonly DishFamily[],
  { allowedFoods, allowedSeasonings }: PlanRules,
): boolean {
  const kitchen = { foods: indexFoods(allowedFoods), seasonings: indexFoods(allowedSeasonings) }
  let cooked = 0
  return families.some((family) => {
    if (fillFamily(family, kitchen, () => 0)) cooked += 1
    return cooked === count
  })
}
