import * as z from 'zod/mini'
import { foodIdSchema } from '../food/food.js'
import { OWN_ITEM_LIMITS } from '../grocery/ownItemLimits.js'
import { hasMealAt } from '../plan/isAt.js'
import { isCalendarDate } from '../plan/isCalendarDate.js'
import { mealTypeSchema } from '../plan/mealTypes.js'
import { planBasisSchema } from '../plan/planBasis.js'
import { type FreeMeal, leavesTargets } from '../plan/plannedTargets.js'
import { mealSchema, type WeekPlan, weekPlanSchema } from '../plan/weekPlan.js'

const mealPlaceSchema = z.object({
  /** Calendar date, `YYYY-MM-DD`. */
  date: z.string().check(z.refine(isCalendarDate)),
  type: mealTypeSchema,
})
/** A meal's place in the week: a calendar date, `YYYY-MM-DD`, and a type. */
export type MealPlace = Readonly<z.infer<typeof mealPlaceSchema>>

const shareSchema = z.number().check(z.gte(0), z.lt(1))
const eatenOutSchema = z.object({
  ...mealPlaceSchema.shape,
  /** The share of the day's energy that is left free for it; 0 if the other meals make up for it. */
  freeShare: shareSchema,
  /** The same for the other numbers. A plan of before they were kept leaves `freeShare` of each free. */
  freeShares: z.optional(
    z.object({ protein: shareSchema, carbs: shareSchema, fat: shareSchema, fiber: shareSchema }),
  ),
  /** The dish that was planned, so that it can return. */
  dishId: z.optional(foodIdSchema),
  /** The meal's name, its foods in edible grams, and what it was cooked with; absent from older plans. */
  was: z.optional(
    z.object({
      name: z.string(),
      cook: mealSchema.shape.cook,
      leftoverOf: mealSchema.shape.leftoverOf,
      items: z.array(z.object({ foodId: foodIdSchema, quantity: z.number().check(z.positive()) })),
    }),
  ),
})

const ownItemSchema = z.object({
  id: foodIdSchema.check(z.maxLength(64)),
  name: z.string().check(z.minLength(1), z.maxLength(OWN_ITEM_LIMITS.nameLength)),
  costUsd: z.number().check(z.nonnegative(), z.lte(OWN_ITEM_LIMITS.costUsd)),
})
/** A line that the visitor wrote on the list, with its price in US dollars. Its id may be ticked like a food's. */
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
  readonly eatenOut: readonly (MealPlace & FreeMeal)[]
  readonly listEdits: ListEdits
}

/** Whether no meal is both planned and eaten out, each day keeps targets, and no two own items have the same id. */
function isConsistent({ week, eatenOut, listEdits: { ownItems } }: Decisions): boolean {
  const isPlanned = (place: MealPlace) => hasMealAt(week, place)
  return (
    !eatenOut.some(isPlanned) &&
    leavesTargets(eatenOut) &&
    new Set(ownItems.map(({ id }) => id)).size === ownItems.length
  )
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

/** A {@link PlanState} as it crosses a boundary. Check its meals with `checkPlan` then. */
export const planStateSchema = z
  .object({
    version: z.literal(1),
    basis: planBasisSchema,
    week: weekPlanSchema,
    ...decisionsSchema.shape,
  })
  .check(z.refine(isConsistent))
/**
 * A week, what binds it and all the visitor's decisions about it: what is kept, shared and undone. It holds nothing about
 * a body.
 */
export type PlanState = Readonly<z.infer<typeof planStateSchema>>

/** Weeks and bases that were found valid. A week has thousands of values, and most changes leave both as they are. */
const valid = new WeakSet<object>()

type Issue = z.core.$ZodIssue

function issuesIn(schema: z.ZodMiniType, part: object): readonly Issue[] {
  if (valid.has(part)) return []
  const { error } = schema.safeParse(part)
  if (!error) valid.add(part)
  return error?.issues ?? []
}

function requireNo(counts: (issue: Issue) => boolean, plan: PlanState, before?: PlanState): PlanState {
  const issuesOf = (part: 'basis' | 'week', schema: z.ZodMiniType) =>
    plan[part] === before?.[part]
      ? []
      : issuesIn(schema, plan[part]).map((issue) => ({ issue, path: [part, ...issue.path] }))
  const decisions = decisionsSchema.safeParse(plan).error?.issues ?? []
  const all = [
    ...issuesOf('basis', planBasisSchema),
    ...issuesOf('week', weekPlanSchema),
    ...decisions.map((issue) => ({ issue, path: issue.path })),
  ]
  const fault = all.find(({ issue }) => counts(issue))
  if (!fault) return plan
  throw new RangeError(
    `A plan cannot have this ${fault.path.join('.')}. Pass what planStateSchema accepts.`,
    {
      cause: fault.issue,
    },
  )
}

/**
 * A plan, given or changed.
 * @param before the plan that it was: what is left of it is not checked again.
 * @throws {RangeError} that names the first part which no plan may have.
 */
export const requireValid = (plan: PlanState, before?: PlanState): PlanState =>
  requireNo(() => true, plan, before)

/**
 * A plan that can be worked with, such as one of a host with ids and limits of its own.
 * @throws {RangeError} that names the first part which is of another kind: a text for a number, or nothing at all.
 */
export const requireSound = (plan: PlanState): PlanState =>
  requireNo(({ code }) => code === 'invalid_type', plan)
