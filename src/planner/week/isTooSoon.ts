import { perObject } from '../../core/perObject.js'
import type { MealType } from '../../core/plan/mealTypes.js'
import { type Dish, dishFoods } from '../dishes/dish.js'
import { SOAKED_FOR_BATTER } from '../recipes/dayBefore.js'
import { roleOf } from '../recipes/roleOf.js'
import type { Course } from './course.js'

/** Whether a dish needs the evening before it: beans and batters that soak, oats that stand overnight. */
const needsEvening = perObject((dish: Dish): boolean => {
  const { method } = dish.family
  const soaked = method === 'pancakes' ? ['pulse', ...SOAKED_FOR_BATTER] : ['pulse']
  return method === 'soaked' || dishFoods(dish).some((food) => soaked.includes(roleOf(food)))
})

/** The meals of a day before its afternoon. */
const EARLY: readonly MealType[] = ['breakfast', 'snack2', 'lunch']

/** Whether an early meal of the first day needs the evening before, which is over. */
export function isTooSoon(dish: Course['dish'], { occasions }: Course['batch']): boolean {
  return occasions.some(({ day, type }) => day === 0 && EARLY.includes(type)) && needsEvening(dish)
}
