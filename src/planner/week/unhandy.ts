import { perObject } from '../../core/perObject.js'
import { type Dish, dishFoods } from '../dishes/dish.js'
import type { MealKind } from '../dishes/mealKind.js'
import { roleOf } from '../recipes/roleOf.js'
import type { Role } from '../recipes/roles.data.js'
import type { Course } from './course.js'

/** Minutes that people have for a breakfast and for a snack, from the first step to the table. */
const MINUTES: Readonly<Partial<Record<MealKind, number>>> = { breakfast: 25, snack: 20 }
/** What keeps is made on an evening before. */
const KEEPS_DAYS = 2
/** So many minutes more count as one unhandy meal. */
const MUCH_TOO_LONG = 30
/** Raw meat and fish, which nobody cooks through for a snack. */
const RAW: readonly Role[] = ['poultry', 'bird', 'steak', 'stewmeat', 'ground', 'groundbird', 'fish']
const RAW_SNACK = 0.7

const byKind = perObject((dish: Dish): Partial<Record<MealKind, number>> => {
  const { minutes, minutesAtWork, keepsDays } = dish.family
  const inMorning = keepsDays >= KEEPS_DAYS ? minutesAtWork : minutes
  const over = (kind: MealKind, taken: number) =>
    Math.max(0, taken - (MINUTES[kind] ?? taken)) / MUCH_TOO_LONG
  const isRaw = dishFoods(dish).some((food) => RAW.includes(roleOf(food)))
  return { breakfast: over('breakfast', inMorning), snack: over('snack', minutes) + (isRaw ? RAW_SNACK : 0) }
})

/** How far a dish is from what people make at its time: a breakfast of an hour, a snack of raw turkey. 0 if it is not. */
export const unhandiness = (dish: Dish, kind: MealKind): number => byKind(dish)[kind] ?? 0

/** How many unhandy meals a week has. */
export function unhandyMeals(courses: readonly Course[]): number {
  return courses.reduce((sum, { batch, dish, kept }) => sum + (kept ? 0 : unhandiness(dish, batch.kind)), 0)
}
