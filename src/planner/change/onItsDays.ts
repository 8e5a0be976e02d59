import { isSameDish } from '../../core/plan/sameDish.js'
import type { Dish } from '../dishes/dish.js'
import type { OpenWeek } from './openWeek.js'

/** Whether the days of a group already have a dish at other meals, which may have changed in the draft. */
export function onItsDays({ groups, plates, week }: OpenWeek, index: number): (dish: Dish) => boolean {
  const group = groups[index] ?? []
  const others = plates.filter(
    (plate) => !group.includes(plate) && group.some(({ day }) => day === plate.day),
  )
  const served = others.map((plate) => {
    const dish = week.courses[groups.findIndex((other) => other.includes(plate))]?.dish
    return dish ? { name: dish.name, dishId: dish.family.id } : plate.meal
  })
  return ({ name, family: { id } }) => served.some((other) => isSameDish(other, { name, dishId: id }))
}
