import * as z from 'zod/mini'
import { foodIdSchema, foodSchema } from '../food/food.js'
import { restrictionTermSchema } from '../food/restrictionTerm.js'
import { macrosSchema } from '../nutrition/macrosSchema.js'
import { addDays } from './addDays.js'
import { DAYS_PER_WEEK } from './daysPerWeek.js'
import { isCalendarDate } from './isCalendarDate.js'
import { isFirstDay } from './isFirstDay.js'
import { isMeasurable } from './isMeasurable.js'
import { mealTypeSchema } from './mealTypes.js'

const amount = z.number().check(z.nonnegative())
/** A day of the calendar, `YYYY-MM-DD`. */
export const isoDate = z.string().check(z.refine(isCalendarDate))

/** `quantity` is in grams; the numbers are those of that quantity (kcal and grams). */
export const mealItemSchema = z
  .object({
    food: foodSchema,
    quantity: z.number().check(z.positive()),
    ...macrosSchema.shape,
  })
  .check(z.refine(isMeasurable))
export type MealItem = z.infer<typeof mealItemSchema>

export const mealSchema = z.object({
  type: mealTypeSchema,
  name: z.string(),
  /** The id of the built-in dish; absent in older weeks and if a model proposed the meal. */
  dishId: z.optional(foodIdSchema),
  /** This meal is cooked for later ones too: the number of servings cooked now, and the later dates. */
  cook: z.optional(
    z.object({
      servings: z.number().check(z.positive()),
      forDates: z.array(isoDate),
    }),
  ),
  /** This meal was cooked on an earlier day, with the meal of that date and type. */
  leftoverOf: z.optional(z.object({ date: isoDate, type: mealTypeSchema })),
  items: z.array(mealItemSchema),
  totalCalories: amount,
  totalProtein: amount,
  totalCarbs: amount,
  totalFat: amount,
})
export type Meal = z.infer<typeof mealSchema>

export const dayPlanSchema = z.object({
  /** Calendar date, `YYYY-MM-DD`. */
  date: isoDate,
  /** English weekday name, such as `Monday`. */
  dayName: z.string(),
  meals: z.array(mealSchema),
  totals: macrosSchema,
})
export type DayPlan = z.infer<typeof dayPlanSchema>

/** What a week keeps to, such as `vegetarian` and `no peanuts`, and what was asked for but could not be applied. */
const madeForSchema = z.object({
  applied: z.array(restrictionTermSchema),
  notApplied: z.array(restrictionTermSchema),
})

/** Whether the days follow the first one, and none has two meals of a type. */
function isInOrder({
  startDate,
  days,
}: {
  readonly startDate: string
  readonly days: readonly DayPlan[]
}): boolean {
  if (!isFirstDay(startDate)) return false
  return days.every(({ date, meals }, index) => {
    const types = new Set(meals.map(({ type }) => type))
    return date === addDays(startDate, index) && types.size === meals.length
  })
}

/** A week as it crosses a boundary (a shared link, storage, a host). */
export const weekPlanSchema = z
  .object({
    startDate: z.string(),
    days: z.array(dayPlanSchema).check(z.minLength(DAYS_PER_WEEK), z.maxLength(DAYS_PER_WEEK)),
    totals: macrosSchema,
    madeFor: z.optional(madeForSchema),
  })
  .check(z.refine(isInOrder))
export type WeekPlan = z.infer<typeof weekPlanSchema>
