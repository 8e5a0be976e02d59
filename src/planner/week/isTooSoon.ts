import { dishFoods } from '../dishes/dish.js'
import { roleOf } from '../recipes/roleOf.js'
import type { Course } from './course.js'

/** Whether a dish needs the evening before it: beans that soak, oats that stand overnight. */
const needsEvening = (dish: Course['dish']) =>
  dish.family.method === 'soaked' || dishFoods(dish).some((food) => roleOf(food) === 'pulse')

/** Whether a breakfast or lunch of the first day needs the evening before, which is over. */
export function isTooSoon(dish: Course['dish'], { kind, occasions }: Course['batch']): boolean {
  const isEarly = kind === 'breakfast' || kind === 'lunch'
  return isEarly && occasions.some(({ day }) => day === 0) && needsEvening(dish)
}
