import * as z from 'zod/mini'
import { MAX_ID_LENGTH, MAX_TOKEN_LENGTH } from '../delivery/subscriptionLimits.js'
import { isoDate } from '../plan/weekPlan.js'
import { profileSchema } from '../profileSchema.js'
import { planStateSchema } from './planState.js'

/** A record with more cannot be read. */
export const MOST_SUBSCRIPTIONS_KEPT = 50

export const placedOrderSchema = z.object({
  subscriptionId: z.string(),
  /** The day on which it was placed, `YYYY-MM-DD`. */
  date: z.string(),
  /** The first day of the week that it was placed for, `YYYY-MM-DD`; absent from older records. */
  weekStart: z.optional(z.string()),
  items: z.array(
    z.object({
      foodId: z.string(),
      /** How many of `unit`. */
      quantity: z.number().check(z.positive()),
      /** The catalogue's store unit, such as `lb`. */
      unit: z.string(),
    }),
  ),
  /** What the shop asked for it, in US dollars without the fee; absent from older records. */
  costUsd: z.optional(z.number().check(z.nonnegative())),
})
export type PlacedOrder = Readonly<z.infer<typeof placedOrderSchema>>
/** An order that is not known to be placed. Another press for the same list sends it again under the same key. */
export const unplacedOrderSchema = z.object({
  subscriptionId: z.string(),
  /** What a server or a host gets of it, and the week that it is for. */
  content: z.string(),
  /** A header has to hold it. */
  idempotencyKey: z.string().check(z.regex(/^[\w-]{1,200}$/)),
  /** The day on which a shop's page was offered for it. On another day, that page may have ended or been paid. */
  offeredOn: z.optional(z.string()),
  /** The last day on which it got no answer, so that it may come. */
  unansweredOn: z.optional(z.string()),
})
export type UnplacedOrder = Readonly<z.infer<typeof unplacedOrderSchema>>
export type OrderContent = Omit<PlacedOrder, 'date' | 'weekStart' | 'costUsd'>

const keptPlanSchema = z.object({
  plan: planStateSchema,
  /** The answers that it was made from; null if they are not kept. */
  profile: z.nullable(profileSchema),
  /** Somebody else made it, and the visitor opened their link. */
  isShared: z.optional(z.literal(true)),
  /** How many people they made it for, if it is worked out for another number. */
  sharedFor: z.optional(z.number()),
  /** They kept their targets to themselves: those of the plan are worked out from its meals. */
  withoutTargets: z.optional(z.literal(true)),
  /** The visitor has given no budget: that of the plan only guides changes. */
  withoutBudget: z.optional(z.literal(true)),
})
/** A plan as it is kept: with the answers that it was made from, and who made it. */
export type KeptPlan = Readonly<z.infer<typeof keptPlanSchema>>

/** The answers of a form. A text that is too long for a profile is kept, so that the visitor can shorten it. */
export const answersSchema = z.extend(profileSchema, { dietaryRestrictions: z.string() })

/** A {@link SavedState} as it crosses a boundary. It grows by optional fields; a change of meaning gets another `version`. */
export const savedStateSchema = z.object({
  version: z.literal(1),
  /** The plan on screen, or null. */
  current: z.nullable(keptPlanSchema),
  /** The visitor's own plan while a shared one is on screen, or Undo leads to one. */
  own: z.nullable(keptPlanSchema),
  /** The answers in the form that are valid alone; null if answers are not kept. */
  answers: z.nullable(z.partial(answersSchema)),
  /**
   * Heights as typed in centimeters, the visitor's first and then the other people's; a profile cannot hold those between
   * 11 inches and the next foot. Empty texts for those typed otherwise. Kept as answers are.
   */
  heightsCm: z.optional(z.array(z.string())),
  /** The first day that the visitor chose for the next week, `YYYY-MM-DD`; absent if they chose none. Kept as answers are. */
  startDay: z.optional(isoDate),
  /** The units that the visitor chose; absent if they chose none. */
  units: z.optional(z.enum(['us', 'metric'])),
  /** How the visitor sorts the list; absent if by aisle. */
  listOrder: z.optional(z.literal('recipe')),
  /** The active delivery subscriptions, with the codes that cancel them. */
  subscriptions: z
    .array(
      z.object({
        subscriptionId: z.string().check(z.minLength(1), z.maxLength(MAX_ID_LENGTH)),
        /** The code that cancels it. */
        eraseToken: z.optional(z.string().check(z.maxLength(MAX_TOKEN_LENGTH))),
      }),
    )
    .check(z.maxLength(MOST_SUBSCRIPTIONS_KEPT)),
  /** The idempotency key of a subscription that may have been made without an answer; absent if there is none. */
  awaitedKey: z.optional(z.string()),
  /** The last orders that were placed, the newest last: what they bring is not ordered again on the same day for that week. */
  ordered: z.optional(z.array(placedOrderSchema)),
  /** The last orders that are not known to be placed, the newest last. */
  unplaced: z.optional(z.array(unplacedOrderSchema)),
})
/** What outlives a visit: a browser keeps it under a key, or a host keeps it. It never holds an address or a phone number. */
export type SavedState = Readonly<z.infer<typeof savedStateSchema>>
