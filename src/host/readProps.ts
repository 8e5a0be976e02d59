import * as z from 'zod/mini'
import { EMPTY_PROFILE, type Profile, profileSchema } from '../core/profile.js'
import { DEFAULT_PAUSES, type Pauses } from '../store/pauses.js'
import { PLAN_TABS, type PlanTab } from '../store/planTabs.js'
import { createFormat, type Format } from '../ui/format.js'
import { brokenRule } from './brokenRule.js'
import type { MealPlannerProps } from './MealPlannerProps.js'
import type { Warn } from './useWarn.js'

const DEFAULT_LOCALE = 'en-US'

export function readFormat(locale: string = DEFAULT_LOCALE, warn: Warn): Format {
  try {
    return createFormat(locale)
  } catch {
    warn(
      `locale must be a BCP 47 language tag; it is "${locale}", so ${DEFAULT_LOCALE} is used. Pass one such as "de-AT".`,
    )
    return createFormat(DEFAULT_LOCALE)
  }
}

export const readPauses = (pauses: MealPlannerProps['pauses']): Pauses =>
  typeof pauses === 'number' ? { firstMs: pauses, againMs: pauses } : { ...DEFAULT_PAUSES, ...pauses }

export function readTabs(tabs: MealPlannerProps['tabs'] = PLAN_TABS, warn: Warn): readonly PlanTab[] {
  const known = [...new Set(tabs)].filter((tab) => PLAN_TABS.includes(tab))
  const names = PLAN_TABS.join(', ')
  if (known.length === 0)
    warn(`tabs must name at least one of ${names}; it names none, so all are shown. Pass some of them.`)
  else if (known.length < tabs.length)
    warn(
      `tabs must name only ${names}, each at most once; other names and repeated ones are left out. Remove them.`,
    )
  return known.length === 0 ? PLAN_TABS : known
}

/** What the form starts with: each valid field of `initialProfile`, and the defaults for the rest. */
export function readInitialProfile(given: MealPlannerProps['initialProfile'] = {}, warn: Warn): Profile {
  const fields = Object.entries(given).filter(([field, value]) => {
    const name = Object.hasOwn(EMPTY_PROFILE, field) ? (field as keyof Profile) : null
    if (name === null) {
      warn(
        `initialProfile.${field} is not a field of the profile, so it is left out. See Profile for the names.`,
      )
      return false
    }
    // The form does not accept all of its own defaults.
    if (value === undefined || value === null || value === EMPTY_PROFILE[name]) return false
    const result = z.safeParse(profileSchema.shape[name], value)
    if (result.error) {
      const [issue] = result.error.issues
      const rule = issue && brokenRule(issue, value).replace(/^must/, 'it must')
      warn(
        `initialProfile.${name} is left out: ${rule ?? 'it is wrong'}. Pass a value that the form accepts.`,
      )
    }
    return result.success
  })
  return { ...EMPTY_PROFILE, ...Object.fromEntries(fields) }
}
