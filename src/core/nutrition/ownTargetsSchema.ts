import * as z from 'zod/mini'
import { PROFILE_ERRORS } from '../profileWords.js'
import { addsUp, OWN_TARGET_LIMITS } from './ownTargets.js'

const ERRORS = {
  calories: PROFILE_ERRORS.ownCalories,
  protein: PROFILE_ERRORS.ownProtein,
  carbs: PROFILE_ERRORS.ownCarbs,
  fat: PROFILE_ERRORS.ownFat,
} as const

const target = (name: keyof typeof OWN_TARGET_LIMITS) => {
  const { min, max } = OWN_TARGET_LIMITS[name]
  return z.number(ERRORS[name]).check(z.gte(min, ERRORS[name]), z.lte(max, ERRORS[name]))
}

/** A day's targets that somebody else has set, such as a coach. They replace the formula's. */
export const ownTargetsSchema = z
  .object({
    calories: target('calories'),
    protein: target('protein'),
    carbs: target('carbs'),
    fat: target('fat'),
  })
  .check(z.refine(addsUp, { error: PROFILE_ERRORS.ownSum, path: ['sum'] }))
