import { builtInSeasonings, indexFoods, toMeal, toMealItem, toWeekPlan } from 'react-meal-planner/core'
import { samplePlan } from './samplePlan.js'

const seasonings = indexFoods(builtInSeasonings)

/** Seasonings of one lunch in grams: 1/4 tsp of salt, 1 tsp of cumin and 1/8 tsp of black pepper. */
const RUB = { salt: 1.5, cumin: 2.1, 'black-pepper': 0.29 }

/** The sample week with a seasoned lunch on each day. */
export function seasonedPlan() {
  const { profile, week } = samplePlan()
  const rub = Object.entries(RUB).flatMap(([id, grams]) => {
    const seasoning = seasonings.get(id)
    return seasoning ? [toMealItem(seasoning, grams)] : []
  })
  const days = week.days.map(({ meals }) =>
    meals.map((meal) =>
      meal.type === 'lunch' ? toMeal(meal.type, meal.name, [...meal.items, ...rub]) : meal,
    ),
  )
  return { profile, week: toWeekPlan(week.startDate, days) }
}
