import type { Food } from '../../core/food/food.js'
import { perObject } from '../../core/perObject.js'
import type { PlanRules } from '../../core/plan/planRules.js'
import { dishesFor } from '../dishes/book.js'
import type { DishFamily } from '../dishes/dishFamily.js'
import { fillFamily } from '../dishes/fillFamily.js'
import type { MealKind } from '../dishes/mealKind.js'

/** With fewer of the usual dishes than this, a week repeats itself or is made of plain plates. */
const ENOUGH = 12

type FamiliesByKind = Map<MealKind, readonly DishFamily[]>

const known = perObject((_foods: readonly Food[]) =>
  perObject((_seasonings: readonly Food[]): FamiliesByKind => new Map()),
)

function find(kind: MealKind, { allowedFoods, allowedSeasonings }: PlanRules): readonly DishFamily[] {
  const { usual, all } = dishesFor(kind)
  const kitchen = {
    foods: new Map(allowedFoods.map((food) => [food.id, food])),
    seasonings: new Map(allowedSeasonings.map((food) => [food.id, food])),
  }
  let count = 0
  for (const family of usual) {
    if (fillFamily(family, kitchen, () => 0)) count += 1
    if (count === ENOUGH) return usual
  }
  return all
}

/** The dishes that a visitor's week is planned from: the usual ones, and the spare ones where those are few. */
export function familiesFor(kind: MealKind, rules: PlanRules): readonly DishFamily[] {
  const byKind = known(rules.allowedFoods)(rules.allowedSeasonings)
  const families = byKind.get(kind) ?? find(kind, rules)
  byKind.set(kind, families)
  return families
}
