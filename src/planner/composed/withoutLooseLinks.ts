import type { Meal, WeekPlan } from '../../core/plan/weekPlan.js'

type MealAt = (date: string, type: Meal['type']) => Meal | undefined

/** Whether the week still has the meal that a meal is a leftover of. */
function isLeftoverOf(meal: Meal | undefined, cooked: Meal, date: string): boolean {
  return meal?.leftoverOf?.date === date && meal.leftoverOf.type === cooked.type && meal.name === cooked.name
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
    const isCooked = cooked?.name === meal.name && cooked.cook?.forDates.includes(date)
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
 * nobody cooks, a pot for days that now have another meal. Equal meals stay the same objects.
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
