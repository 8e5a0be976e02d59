import { indexFoods } from '../../core/food/indexFoods.js'
import { isAt } from '../../core/plan/isAt.js'
import type { PlanRules } from '../../core/plan/planRules.js'
import { isSameDish } from '../../core/plan/sameDish.js'
import { toMeal, toMealItem } from '../../core/plan/toMeal.js'
import type { Meal, WeekPlan } from '../../core/plan/weekPlan.js'
import { PlanChangeError } from '../../core/state/PlanChangeError.js'
import type { MealPlace, PlanState } from '../../core/state/planState.js'
import { PLANNED_GAP } from '../day/plannedGap.js'
import { findFamily } from '../recipes/findFamily.js'
import { closeWeek, platesAfter } from './closeWeek.js'
import { onItsDays } from './onItsDays.js'
import { type OpenWeek, openWeek } from './openWeek.js'
import { bestDish, withDish } from './otherDishes.js'
import { ownPot, type Plate, placeOf, platesOf } from './plate.js'
import { restOfDay } from './restOfDay.js'

/**
 * The dish that was planned there, made of the week's foods, unless the visitor has ruled it out or moved a meal of it to
 * that day.
 */
function sameDish(open: OpenWeek, dishId: string | undefined) {
  const course = open.week.courses[0]
  const type = open.groups[0]?.[0]?.meal.type
  if (!course || !type || dishId === undefined || open.plan.neverDishIds.includes(dishId)) return undefined
  const family = findFamily(dishId, type)
  const { cookbook, attempt } = open.search
  const { pantry, preference } = attempt.rules
  const dish = family && cookbook.fill(family, course.batch.kind, pantry, preference)
  if (!dish || onItsDays(open, 0)(dish)) return undefined
  return withDish(open, { index: 0, course: { batch: course.batch, dish, sides: [] }, expected: 0 })
}

/** The meal that was planned there, unless the visitor may no longer have one of its foods or wants the dish no more. */
function sameMeal(
  { type, dishId = '', was }: PlanState['eatenOut'][number],
  { neverDishIds }: PlanState,
  { allowedFoods, allowedSeasonings }: PlanRules,
): Meal | undefined {
  if (!was || neverDishIds.includes(dishId)) return undefined
  const foods = indexFoods([...allowedFoods, ...allowedSeasonings])
  const items = was.items.flatMap(({ foodId, quantity }) => {
    const food = foods.get(foodId)
    return food ? [toMealItem(food, quantity)] : []
  })
  if (items.length < was.items.length) return undefined
  return { ...toMeal(type, was.name, items), ...(dishId !== '' && { dishId }) }
}

const portionsOf = ({ name, items }: Meal) =>
  JSON.stringify([name, items.map(({ food, quantity }) => [food.id, quantity])])

/** The plates that a meal was cooked with, as far as they still have its portions. */
function potMates(
  meal: Meal,
  { date, was }: PlanState['eatenOut'][number],
  plates: readonly Plate[],
  week: WeekPlan,
): readonly Plate[] {
  const { cook, leftoverOf } = was ?? {}
  const cooked = leftoverOf ?? { date, type: meal.type }
  const isMate = (plate: Plate) => {
    const place = placeOf(plate, week)
    const from = plate.meal.leftoverOf
    return (
      (place.date === cooked.date && place.type === cooked.type) ||
      (from?.date === cooked.date && from.type === cooked.type) ||
      cook?.forDates.includes(place.date)
    )
  }
  return plates.filter((plate) => portionsOf(plate.meal) === portionsOf(meal) && isMate(plate))
}

/** See `eatIn`. */
export function bringBack(plan: PlanState, place: MealPlace, rules: PlanRules): PlanState {
  const out = plan.eatenOut.find(isAt(place))
  const day = plan.week.days.findIndex(({ date }) => date === place.date)
  if (!out || day < 0)
    throw new PlanChangeError('not-in-plan', `${place.type} on ${place.date} that is eaten out`)
  const eatenOut = plan.eatenOut.filter((meal) => meal !== out)
  const plates = platesOf(plan.week)
  const after = { ...plan, eatenOut }
  const gapOf = (of: PlanState, all: readonly Plate[]) =>
    openWeek(of, rules, all, []).week.worstGaps[day] ?? 0
  const plateOf = (meal: Meal, pot = ownPot(day, place.type)): Plate => ({ day, meal, pot })

  const was = sameMeal(out, plan, rules)
  const isServed = plates.some((plate) => plate.day === day && was && isSameDish(plate.meal, was))
  if (was && !isServed) {
    const mates = potMates(was, out, plates, plan.week)
    const pot = `back ${ownPot(day, place.type)}`
    const all = [
      ...plates.map((plate) => (mates.includes(plate) ? { ...plate, pot } : plate)),
      plateOf(was, mates.length > 0 ? pot : undefined),
    ]
    // A meal that was left free changed no other when it went, and need not when it returns.
    if (gapOf(after, all) <= Math.max(PLANNED_GAP, gapOf(plan, plates))) return closeWeek(after, all, rules)
  }

  const empty = plateOf(toMeal(place.type, '', []))
  const openWith = (others: readonly Plate[]) =>
    openWeek(
      after,
      rules,
      [...plates, empty],
      [empty, ...others].map((plate) => [plate]),
    )
  const alone = openWith([])
  const back = sameDish(alone, out.dishId)
  if (back && (back.worstGaps[day] ?? 0) <= PLANNED_GAP)
    return closeWeek(after, platesAfter(alone, back), rules)
  const open = openWith(restOfDay(after, plates, [day]))
  return closeWeek(after, platesAfter(open, sameDish(open, out.dishId) ?? bestDish(open, 0)), rules)
}
