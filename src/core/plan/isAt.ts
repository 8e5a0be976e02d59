import type { MealType } from './mealTypes.js'

/** A meal's place in the week. */
export interface MealPlace {
  /** `YYYY-MM-DD` */
  readonly date: string
  readonly type: MealType
}

/** Whether another place in the week is this one. */
export const isAt =
  ({ date, type }: MealPlace) =>
  (other: MealPlace): boolean =>
    other.date === date && other.type === type
