import { DEFAULT_PAUSES, type Pauses } from '../store/pauses.js'
import { PLAN_TABS, type PlanTab } from '../store/planTabs.js'
import { createFormat, type Format } from '../ui/format.js'
import type { CheckedProps } from './MealPlannerProps.js'
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

export const readPauses = (pauses: CheckedProps['pauses']): Pauses =>
  typeof pauses === 'number' ? { firstMs: pauses, againMs: pauses } : { ...DEFAULT_PAUSES, ...pauses }

export function readTabs(tabs: CheckedProps['tabs'] = PLAN_TABS, warn: Warn): readonly PlanTab[] {
  const known = [...new Set(tabs)].filter((tab) => PLAN_TABS.includes(tab))
  const names = PLAN_TABS.join(', ')
  if (known.length === 0)
    warn(`tabs must name at least one of ${names}, so all are shown. Pass some of them.`)
  else if (known.length < tabs.length)
    warn(`tabs must name only ${names}, each at most once; the rest is left out. Remove it.`)
  return known.length === 0 ? PLAN_TABS : known
}
