import { CoreError } from '../CoreError.js'
import type { AskedMacroStyle, MacroStyle } from '../food/macroStyle.js'
import { type Restrictions, readRestrictions } from '../food/readRestrictions.js'
import type { Gender, Goal, Profile } from '../profile.js'
import { totalDailyEnergy } from './energy.js'
import { KCAL_PER_G } from './kcalPerG.js'
import type { Macros } from './macros.js'
import { requireBody } from './requireBody.js'

/** What a goal adds to the TDEE, in kcal a day: two adjustments (specification, section 9). */
const GOAL_ADJUSTMENT_KCAL: Readonly<Record<Goal, number>> = {
  lose: -500 - 25,
  maintain: 0 - 25,
  gain: 300 + 50,
}

interface MacroSplit {
  readonly proteinPercent: number
  readonly fatPercent: number
}

/** Percentages of calories; carbs take the remainder (specification, section 9). */
const MACRO_SPLITS: Readonly<Record<AskedMacroStyle, MacroSplit>> = {
  keto: { proteinPercent: 25, fatPercent: 70 },
  low_carb: { proteinPercent: 35, fatPercent: 45 },
  high_protein: { proteinPercent: 40, fatPercent: 25 },
}
const STANDARD_FAT_PERCENT = 30
const STANDARD_PROTEIN_PERCENT: Readonly<Record<Goal, number>> = { lose: 30, maintain: 25, gain: 25 }

/** Grams of fiber a day, and the age from which a body needs less (specification, section 9). */
const FIBER_AGE_LIMIT = 50
const FIBER_G: Readonly<Record<Gender, { readonly younger: number; readonly older: number }>> = {
  male: { younger: 38, older: 30 },
  female: { younger: 25, older: 21 },
}
/** The lowest target of any adult, in grams. */
export const LEAST_FIBER_G = FIBER_G.female.older

/** A day's targets: energy in whole kcal, the rest in whole grams. */
export interface DailyTargets extends Macros {
  readonly fiber: number
}

/** The formula gives somebody no positive amount of energy, so there is nothing to plan. */
export class TargetsError extends CoreError {
  override readonly name = 'TargetsError'
  /** The result of the formula, in kcal a day. */
  readonly calories: number
  /** Whose: 0 for the visitor, 1 for the second person, and so on. */
  readonly person: number

  constructor(calories: number, person = 0) {
    super(({ error }) => error.targets(person + 1))
    this.calories = calories
    this.person = person
  }
}

function macroSplit(goal: Goal, macroStyle: MacroStyle): MacroSplit {
  if (macroStyle !== 'standard') return MACRO_SPLITS[macroStyle]
  return { proteinPercent: STANDARD_PROTEIN_PERCENT[goal], fatPercent: STANDARD_FAT_PERCENT }
}

/** Grams of fiber a day. */
export function fiberTargetG({ gender, age }: Profile): number {
  const { younger, older } = FIBER_G[gender]
  return age < FIBER_AGE_LIMIT ? younger : older
}

/**
 * The daily targets of a profile (specification, section 9): TDEE plus the goal's adjustment, divided among the macros as
 * its restrictions text asks. A visitor's own targets replace them.
 * @param restrictions the reading of the text, if there is one already.
 * @param person whose profile it is, from 0, for the error.
 * @throws {TargetsError} when the energy target is not positive. Nothing is clamped. {@link RangeError} for an answer of the
 * wrong kind, such as a goal that there is not.
 */
export function dailyTargets(
  profile: Profile,
  { macroStyle }: Pick<Restrictions, 'macroStyle'> = readRestrictions(profile.dietaryRestrictions),
  person = 0,
): DailyTargets {
  requireBody(profile)
  const fiber = fiberTargetG(profile)
  if (profile.ownTargets) return { ...profile.ownTargets, fiber }
  const calories = Math.round(totalDailyEnergy(profile) + GOAL_ADJUSTMENT_KCAL[profile.goal])
  if (!(calories > 0)) throw new TargetsError(calories, person)
  const { proteinPercent, fatPercent } = macroSplit(profile.goal, macroStyle)
  const gramsOf = (percent: number, kcalPerG: number) => Math.round((calories * percent) / 100 / kcalPerG)
  return {
    calories,
    protein: gramsOf(proteinPercent, KCAL_PER_G.protein),
    carbs: gramsOf(100 - proteinPercent - fatPercent, KCAL_PER_G.carbs),
    fat: gramsOf(fatPercent, KCAL_PER_G.fat),
    fiber,
  }
}
