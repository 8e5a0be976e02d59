import type { Macros } from '../../core/plan/weekPlan.js'
import type { ThemeToken } from '../theme.js'

/** Energy and the macronutrients in the order they show. */
export const MACRO_NAMES = [
  'calories',
  'protein',
  'carbs',
  'fat',
] as const satisfies readonly (keyof Macros)[]
export type MacroName = (typeof MACRO_NAMES)[number]

/** The colour that stands for each. */
export const MACRO_TONE: Readonly<Record<MacroName, ThemeToken>> = {
  calories: 'accent',
  protein: 'protein',
  carbs: 'carbs',
  fat: 'fat',
}

/** Where bars end, as a share of the target (specification, section 9). */
export const DAILY_BAR_CAP = 1.5
export const WEEKLY_BAR_CAP = 1
