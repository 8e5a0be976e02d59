import * as z from 'zod/mini'
import { foodIdSchema } from '../food/food.js'
import { OWN_ITEM_LIMITS } from '../grocery/ownItemLimits.js'
import { hasMealAt } from '../plan/hasMealAt.js'
import { isCalendarDate } from '../plan/isCalendarDate.js'
import { mealTypeSchema } from '../plan/mealTypes.js'
import { planBasisSchema } from '../plan/planBasis.js'
import { type WeekPlan, weekPlanSchema } from '../plan/weekPlan.js'

/** A meal's place in the week. */
const mealPlaceSchema = z.object({
  /** Calendar date, `YYYY-MM-DD`. */
  date: z.string().check(z.refine(isCalendarDate)),
  type: mealTypeSchema,
})
export type MealPlace = Readonly<z.infer<typeof mealPlaceSchema>>

const eatenOutSchema = z.object({
  ...mealPlaceSchema.shape,
  /** The share of the day's targets that is left free for it; 0 if the other meals make up for it. */
  freeShare: z.number().check(z.gte(0), z.lt(1)),
  /** The dish that was planned, so that it can return. */
  dishId: z.optional(foodIdSchema),
})

/** A line that the visitor wrote on the list. Its id may be ticked like a food's. */
const ownItemSchema = z.object({
  id: foodIdSchema.check(z.maxLength(64)),
  name: z.string().check(z.minLength(1), z.maxLength(OWN_ITEM_LIMITS.nameLength)),
  costUsd: z.number().check(z.nonnegative(), z.lte(OWN_ITEM_LIMITS.costUsd)),
})
export type OwnItem = Readonly<z.infer<typeof ownItemSchema>>

const listAmountSchema = z.object({
  quantity: z.number().check(z.positive(), z.lte(1000)),
  /** The store unit, such as `can (15 oz)`. A plan that needs more may buy the food in another unit. */
  unit: z.string().check(z.minLength(1)),
})
/** How much of a food to buy, as the visitor decided. */
export type ListAmount = Readonly<z.infer<typeof listAmountSchema>>

/** The visitor's changes to the list, by food. A change lasts as long as the food is in the plan. */
const listEditsSchema = z.object({
  /** Replaces the amount that the plan needs. */
  quantities: z.record(foodIdSchema, listAmountSchema),
  removedFoodIds: z.array(foodIdSchema),
  ownItems: z.array(ownItemSchema).check(z.maxLength(OWN_ITEM_LIMITS.items)),
})
export type ListEdits = Readonly<z.infer<typeof listEditsSchema>>

/** What the rest of a plan has to agree with. */
interface Decisions {
  readonly week: WeekPlan
  readonly eatenOut: readonly MealPlace[]
  readonly listEdits: ListEdits
}

/** Whether no meal is both planned and eaten out, and no two own items have the same id. */
function isConsistent({ week, eatenOut, listEdits: { ownItems } }: Decisions): boolean {
  const isPlanned = (place: MealPlace) => hasMealAt(week, place)
  return !eatenOut.some(isPlanned) && new Set(ownItems.map(({ id }) => id)).size === ownItems.length
}

/** The visitor's decisions. */
const decisionsSchema = z.object({
  /** Chooses one of many weeks for the same basis. */
  seed: z.number(),
  locked: z.array(mealPlaceSchema),
  eatenOut: z.array(eatenOutSchema),
  favouriteDishIds: z.array(foodIdSchema),
  neverDishIds: z.array(foodIdSchema),
  /** The names of the dishes that are favourites or ruled out, by id. */
  dishNames: z.optional(z.record(z.string(), z.string())),
  /** Foods that the visitor has at home. They cost nothing, and the next plan uses them first. */
  pantryFoodIds: z.array(foodIdSchema),
  tickedFoodIds: z.array(foodIdSchema),
  listEdits: listEditsSchema,
})

/**
 * A plan with all the visitor's decisions about it: what is kept, shared and undone. It holds nothing about a body. Parse
 * it at the boundary, and check its meals with `checkPlan` then.
 */
export const planStateSchema = z
  .object({
    version: z.literal(1),
    basis: planBasisSchema,
    week: weekPlanSchema,
    ...decisionsSchema.shape,
  })
  .check(z.refine(isConsistent))
export type PlanState = Readonly<z.infer<typeof planStateSchema>>

/** Weeks and bases that were found valid. A week has thousands of values, and most changes leave both as they are. */
const valid = new WeakSet<object>()

function faultIn(schema: z.ZodMiniType, part: object) {
  if (valid.has(part)) return undefined
  const { error } = schema.safeParse(part)
  if (!error) valid.add(part)
  return error
}

/**
 * A plan, given or changed.
 * @param before the plan that it was: what is left of it is not checked again.
 * @throws {RangeError} that names the first part which no plan may have.
 */
export function requireValid(plan: PlanState, before?: PlanState): PlanState {
  const basis = plan.basis === before?.basis ? undefined : faultIn(planBasisSchema, plan.basis)
  const week = plan.week === before?.week ? undefined : faultIn(weekPlanSchema, plan.week)
  const error = basis ?? week ?? decisionsSchema.safeParse(plan).error
  if (!error) return plan
  const part = basis ? ['basis'] : week ? ['week'] : []
  const path = [...part, ...(error.issues[0]?.path ?? [])].join('.')
  throw new RangeError(`A plan cannot have this ${path}. Pass what planStateSchema accepts.`, {
    cause: error,
  })
}
