import { createFormat, englishFormat, type Format } from '../core/format.js'
import { DEFAULT_PAUSES, type Pauses } from '../store/pauses.js'
import { PLAN_TABS, type PlanTab } from '../store/planTabs.js'
import type { CheckedProps } from './MealPlannerProps.js'
import type { Warn } from './useWarn.js'

export function readFormat(locale: string = 'en-US', warn: Warn): Format {
  try {
    if (Intl.NumberFormat.supportedLocalesOf(locale)[0]) return createFormat(locale)
  } catch {
    // It is no language tag at all.
  }
  warn(
    `locale must be a known BCP 47 language tag; it is "${locale}", so en-US is used. Pass one such as "de-AT".`,
  )
  return englishFormat
}

export const readPauses = (pauses: CheckedProps['pauses']): Pauses =>
  typeof pauses === 'number' ? { firstMs: pauses, againMs: pauses } : { ...DEFAULT_PAUSES, ...pauses }

export function readTabs(tabs: CheckedProps['tabs'] = PLAN_TABS, warn: Warn): readonly PlanTab[] {
  const known = [...new Set(tabs)].filter((tab) => PLAN_TABS.includes(tab))
  const names = PLAN_TABS.join(', ')
  if (known.length === 0) warn(`tabs must name at least one of ${names}, so all are shown.`)
  else if (known.length < tabs.length)
    warn(`tabs must name only ${names}, each at most once; the rest is left out.`)
  return known.length === 0 ? PLAN_TABS : known
}
