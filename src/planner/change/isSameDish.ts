import type { Meal } from '../../core/plan/weekPlan.js'
import { findFamily } from '../recipes/findFamily.js'

type Served = Pick<Meal, 'name' | 'dishId'>

const isOfBook = (dishId: string) => findFamily(dishId, 'dinner') !== undefined

/**
 * Whether two meals are the same dish to people: one dish of the book, whatever its fillings and sides, or one name. Plain
 * dishes of a category share an id, though their foods have nothing in common.
 */
export function isSameDish(one: Served, other: Served): boolean {
  if (one.name === other.name) return true
  return one.dishId !== undefined && one.dishId === other.dishId && isOfBook(one.dishId)
}
