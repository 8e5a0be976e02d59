import { createFormat, type Format } from './format.js'
import { requireDate } from './plan/isCalendarDate.js'

/**
 * Makes the formatters of a locale (BCP 47), or of US English for one that this machine does not know. The units and the
 * currency are those of the US.
 * @throws {RangeError} when the locale is no language tag. The functions of dates throw one for what is no calendar date.
 */
export const checkedFormat = (locale: string): Format => createFormat(locale, requireDate)
