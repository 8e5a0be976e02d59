import type { Macros } from '../../core/nutrition/macros.js'
import type { ThemeToken } from '../theme.js'

/** The colour that stands for each. */
export const MACRO_TONE: Readonly<Record<keyof Macros, ThemeToken>> = {
  calories: 'accent',
  protein: 'protein',
  carbs: 'carbs',
  fat: 'fat',
}

/** Where bars end, as a share of the target (specification, section 9). */
export const DAILY_BAR_CAP = 1.5
export const WEEKLY_BAR_CAP = 1
