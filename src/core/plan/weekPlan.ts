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

/** A {@link MealItem} as it crosses a boundary. */
export const mealItemSchema = z
  .object({
    food: foodSchema,
    /** Edible grams. */
    quantity: z.number().check(z.positive()),
    ...macrosSchema.shape,
  })
  .check(z.refine(isMeasurable))
/** A food of a meal: its edible grams, and the kcal and grams of protein, carbs and fat in them. */
export type MealItem = z.infer<typeof mealItemSchema>

/** The type is read-only, so that a host may pass frozen lists, here and below. */
const itemsSchema: z.ZodMiniType<readonly MealItem[]> = z.array(mealItemSchema)

/** A {@link Meal} as it crosses a boundary. */
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
  items: itemsSchema,
  /** The sum of the items, kcal. */
  totalCalories: amount,
  /** The sum of the items, grams. */
  totalProtein: amount,
  /** The sum of the items, grams. */
  totalCarbs: amount,
  /** The sum of the items, grams. */
  totalFat: amount,
})
/** A dish at a type of meal on a day, in the first person's portion. */
export type Meal = z.infer<typeof mealSchema>

const mealsSchema: z.ZodMiniType<readonly Meal[]> = z.array(mealSchema)

/** A {@link DayPlan} as it crosses a boundary. */
export const dayPlanSchema = z.object({
  /** Calendar date, `YYYY-MM-DD`. */
  date: isoDate,
  /** English weekday name, such as `Monday`. */
  dayName: z.string(),
  meals: mealsSchema,
  /** The sum of the meals, kcal and grams. */
  totals: macrosSchema,
})
/** A day of a week: its meals, at most one of a type, and their sum. */
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
    /** Calendar date of the first day, `YYYY-MM-DD`. */
    startDate: z.string(),
    days: z.array(dayPlanSchema).check(z.minLength(DAYS_PER_WEEK), z.maxLength(DAYS_PER_WEEK)),
    /** The sum of the days, kcal and grams. */
    totals: macrosSchema,
    madeFor: z.optional(madeForSchema),
  })
  .check(z.refine(isInOrder))
/** Seven days in a row from `startDate`, in the first person's portions. */
export type WeekPlan = z.infer<typeof weekPlanSchema>
