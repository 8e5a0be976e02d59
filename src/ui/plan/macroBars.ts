import type { Macros } from '../../core/nutrition/macros.js'
import type { ThemeToken } from '../theme.js'

/** The colour of each macro. */
export const MACRO_TONE: Readonly<Record<keyof Macros, ThemeToken>> = {
  calories: 'accent',
  protein: 'protein',
  carbs: 'carbs',
  fat: 'fat',
}

/** The share of the target at which a bar ends (specification, section 9). */
export const DAILY_BAR_CAP = 1.5
export const WEEKLY_BAR_CAP = 1
