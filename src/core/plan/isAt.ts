import type { MealType } from './mealTypes.js'

interface Place {
  /** `YYYY-MM-DD` */
  readonly date: string
  readonly type: MealType
}

/** Whether another place in the week is this one. */
export const isAt =
  ({ date, type }: Place) =>
  (other: Place): boolean =>
    other.date === date && other.type === type
