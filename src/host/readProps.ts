import * as z from 'zod/mini'
import { EMPTY_PROFILE, type Profile, profileSchema } from '../core/profile.js'
import { DEFAULT_PAUSES, type Pauses } from '../store/pauses.js'
import { PLAN_TABS, type PlanTab } from '../store/planTabs.js'
import { createFormat, type Format } from '../ui/format.js'
import type { MealPlannerProps } from './MealPlannerProps.js'
import type { Tell } from './useProblemLog.js'

const DEFAULT_LOCALE = 'en-US'

export function readFormat(locale: string = DEFAULT_LOCALE, tell: Tell): Format {
  try {
    return createFormat(locale)
  } catch {
    tell(
      `locale "${locale}" is no BCP 47 language tag, so ${DEFAULT_LOCALE} is used. Pass one such as "de-AT".`,
    )
    return createFormat(DEFAULT_LOCALE)
  }
}

export const readPauses = (pauses: MealPlannerProps['pauses']): Pauses =>
  typeof pauses === 'number' ? { firstMs: pauses, againMs: pauses } : { ...DEFAULT_PAUSES, ...pauses }

export function readTabs(tabs: MealPlannerProps['tabs'] = PLAN_TABS, tell: Tell): readonly PlanTab[] {
  const known = [...new Set(tabs)].filter((tab) => PLAN_TABS.includes(tab))
  const names = PLAN_TABS.join(', ')
  if (known.length === 0) tell(`tabs names none of ${names}, so all are shown. Pass some of them.`)
  else if (known.length < tabs.length)
    tell(`tabs names more than ${names}, or one twice, so the rest is left out. Name each once at most.`)
  return known.length === 0 ? PLAN_TABS : known
}

/** The form's start: each field of `initialProfile` that holds, the defaults for the rest. */
export function readInitialProfile(given: MealPlannerProps['initialProfile'] = {}, tell: Tell): Profile {
  const fields = Object.entries(given).filter(([field, value]) => {
    const name = Object.hasOwn(EMPTY_PROFILE, field) ? (field as keyof Profile) : null
    if (name === null) {
      tell(
        `initialProfile.${field} is no field of the profile, so it is left out. See Profile for the names.`,
      )
      return false
    }
    // What an empty form holds is not always what it accepts.
    if (value === undefined || value === EMPTY_PROFILE[name]) return false
    const result = z.safeParse(profileSchema.shape[name], value)
    if (result.error) {
      const [issue] = result.error.issues
      tell(`initialProfile.${name} is left out: ${issue?.message}. Pass a value the form would accept.`)
    }
    return result.success
  })
  return { ...EMPTY_PROFILE, ...Object.fromEntries(fields) }
}
