import type { Meal } from './weekPlan.js'

type Served = Pick<Meal, 'name' | 'dishId'>

/** Plain dishes of a category share an id, though their foods have nothing in common. */
const IS_PLAIN = /^(?:plain-|anything)/

/** Whether a meal is called as a dish, with or without sides. */
export const isNamedAs = (meal: string, dish: string): boolean =>
  meal === dish || meal.startsWith(`${dish} with `) || meal.startsWith(`${dish}, `)

/** The id of a meal's dish, if it means that dish alone. */
export const bookId = ({ dishId }: Served) =>
  dishId !== undefined && !IS_PLAIN.test(dishId) ? dishId : undefined

/** Whether two meals are the same dish to people: one of the book, whatever its fillings and sides, or one by its name. */
export function isSameDish(one: Served, other: Served): boolean {
  const [id, otherId] = [bookId(one), bookId(other)]
  if (id !== undefined && otherId !== undefined) return id === otherId || one.name === other.name
  return isNamedAs(one.name, other.name) || isNamedAs(other.name, one.name)
}

/**
 * Whether a day would have a dish once more if a meal came to it. A day that has the dish twice already is no worse off.
 * @param beside the day's other meals
 * @param leaving the meal whose place it takes
 */
export function wouldRepeat(arriving: Served, beside: readonly Served[], leaving?: Served): boolean {
  if (leaving && isSameDish(leaving, arriving)) return false
  return beside.some((meal) => isSameDish(meal, arriving))
}
