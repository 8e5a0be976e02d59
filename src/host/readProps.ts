import type { z } from 'zod/mini'
import { EMPTY_PROFILE, type Profile, profileSchema } from '../core/profile.js'
import type { Messages } from '../messages/en.js'
import { mergeMessages } from '../messages/mergeMessages.js'
import { PLAN_TABS, type PlanTab } from '../store/plannerState.js'
import { DEFAULT_PAUSES, type Pauses } from '../store/plannerStore.js'
import { createFormat, type Format } from '../ui/format.js'
import type { MealPlannerProps } from './MealPlannerProps.js'

const DEFAULT_LOCALE = 'en-US'

/** A prop as the widget takes it. */
export interface Read<Value> {
  readonly value: Value
  /** Sentences for the host's developer: what is wrong, why it matters and what to do. */
  readonly problems: readonly string[]
}

const good = <Value>(value: Value): Read<Value> => ({ value, problems: [] })

export function readMessages(override: MealPlannerProps['messages']): Read<Messages> {
  const { messages, problems } = mergeMessages(override)
  return { value: messages, problems }
}

export function readFormat(locale: string = DEFAULT_LOCALE): Read<Format> {
  try {
    return good(createFormat(locale))
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    const problem = `locale "${locale}" is no BCP 47 language tag, so ${DEFAULT_LOCALE} is used. Pass one such as "de-AT".`
    return { value: createFormat(DEFAULT_LOCALE), problems: [problem] }
  }
}

const isPause = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0

export function readPauses(pauses: MealPlannerProps['pauses']): Read<Pauses> {
  const given = typeof pauses === 'object' ? { ...DEFAULT_PAUSES, ...pauses } : pauses
  if (given === undefined) return good(DEFAULT_PAUSES)
  const value = typeof given === 'number' ? { firstMs: given, againMs: given } : given
  if (isPause(value.firstMs) && isPause(value.againMs)) return good(value)
  const problem =
    'pauses must be milliseconds of 0 or more, so the defaults are used. Pass a number or { firstMs, againMs }.'
  return { value: DEFAULT_PAUSES, problems: [problem] }
}

export function readTabs(tabs: MealPlannerProps['tabs']): Read<readonly PlanTab[]> {
  if (tabs === undefined) return good(PLAN_TABS)
  const known = Array.isArray(tabs) ? PLAN_TABS.filter((tab) => tabs.includes(tab)) : []
  const inOrder = Array.isArray(tabs) ? [...new Set(tabs)].filter((tab) => known.includes(tab)) : []
  if (inOrder.length === 0) {
    return { value: PLAN_TABS, problems: [`tabs names none of ${PLAN_TABS.join(', ')}, so all are shown.`] }
  }
  if (inOrder.length === tabs.length) return good(inOrder)
  return {
    value: inOrder,
    problems: [`tabs may name each of ${PLAN_TABS.join(', ')} once; the rest is left out.`],
  }
}

/** The form's start: each field of `initialProfile` that holds, the defaults for the rest. */
export function readInitialProfile(given: MealPlannerProps['initialProfile']): Read<Profile> {
  if (given === undefined) return good(EMPTY_PROFILE)
  const problems: string[] = []
  const fields = Object.entries(given).filter(([field, value]) => {
    const schema: z.ZodMiniType | undefined = Object.hasOwn(profileSchema.shape, field)
      ? profileSchema.shape[field as keyof Profile]
      : undefined
    if (value === undefined) return false
    if (!schema) problems.push(`initialProfile.${field} is no field of the profile, so it is left out.`)
    const result = schema?.safeParse(value)
    if (result && !result.success) {
      const [issue] = result.error.issues
      problems.push(
        `initialProfile.${field} is left out: ${issue?.message}. Pass a value the form would accept.`,
      )
    }
    return result?.success ?? false
  })
  return { value: { ...EMPTY_PROFILE, ...Object.fromEntries(fields) }, problems }
}
