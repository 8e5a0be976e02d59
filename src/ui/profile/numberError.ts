import { PROFILE_LIMITS } from '../../core/profile.js'
import type { WidgetMessages } from '../../messages/mergeMessages.js'
import type { NumericField } from '../../store/profileDraft.js'
import { typedNumber } from '../../store/profileDraft.js'

/** What is wrong with a number of a profile as typed; undefined if nothing is. */
export function numberError(
  field: NumericField,
  text: string,
  { labels, errors, notWhole }: WidgetMessages['profile'],
): string | undefined {
  const value = typedNumber(text, field)
  const { min, max } = PROFILE_LIMITS[field]
  if (value === undefined || value < min || value > max) return errors[field]
  const isWhole = (field !== 'age' && field !== 'heightFeet') || Number.isInteger(value)
  return isWhole ? undefined : notWhole(labels[field])
}
