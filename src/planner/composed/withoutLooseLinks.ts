import type { Meal, WeekPlan } from '../../core/plan/weekPlan.js'

type MealAt = (date: string, type: Meal['type']) => Meal | undefined

/** Whether two meals can be from one pot: the same dish in equal portions. */
const isSamePlate = (one: Meal, other: Meal) =>
  one.name === other.name &&
  one.items.length === other.items.length &&
  one.items.every(({ food, quantity }, at) => {
    const item = other.items[at]
    return item?.food.id === food.id && item.quantity === quantity
  })

/** Whether a meal is a leftover of a meal of the week. */
function isLeftoverOf(meal: Meal, cooked: Meal, date: string): boolean {
  return meal.leftoverOf?.date === date && meal.leftoverOf.type === cooked.type && isSamePlate(meal, cooked)
}

function withoutLoose(
  meal: Meal,
  date: string,
  mealsOn: (date: string) => readonly Meal[],
  mealAt: MealAt,
): Meal {
  const { cook, leftoverOf, ...rest } = meal
  if (leftoverOf) {
    const cooked = mealAt(leftoverOf.date, leftoverOf.type)
    const isCooked = cooked?.cook?.forDates.includes(date) && isSamePlate(meal, cooked)
    return isCooked ? meal : rest
  }
  if (cook === undefined) return meal
  const forDates = cook.forDates.filter((other) =>
    mealsOn(other).some((eaten) => isLeftoverOf(eaten, meal, date)),
  )
  if (forDates.length === cook.forDates.length) return meal
  return forDates.length === 0 ? rest : { ...rest, cook: { servings: forDates.length + 1, forDates } }
}

/**
 * The week without references to meals that it no longer has, after days were replaced: a leftover of a dinner that
 * nobody cooks or that is cooked in other portions, a pot for days that now have another meal. Equal meals stay the same
 * objects.
 */
export function withoutLooseLinks(week: WeekPlan): WeekPlan {
  const mealsOn = (date: string) => week.days.find((day) => day.date === date)?.meals ?? []
  const mealAt: MealAt = (date, type) => mealsOn(date).find((meal) => meal.type === type)
  const days = week.days.map((day) => {
    const meals = day.meals.map((meal) => withoutLoose(meal, day.date, mealsOn, mealAt))
    return meals.every((meal, at) => meal === day.meals[at]) ? day : { ...day, meals }
  })
  return { ...week, days }
}
