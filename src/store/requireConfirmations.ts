import type { Food } from '../core/food/food.js'
import type { Confirmation } from '../core/plan/neededConfirmations.js'
import type { Profile } from '../core/profile.js'
import type { PlannerServices } from './plannerServices.js'
import type { PlannerState } from './plannerState.js'
import type { ProfileErrors } from './profileDraft.js'

/** The visitor has to tick a box before we make a week. */
export class UnconfirmedError extends Error {
  override readonly name = 'UnconfirmedError'
  readonly missing: ProfileErrors

  constructor(missing: readonly Confirmation[]) {
    super(`Not confirmed: ${missing.join(', ')}`)
    this.missing = Object.fromEntries(missing.map((confirmation) => [confirmation, true]))
  }
}

/** @throws {UnconfirmedError} when the visitor has not ticked what this profile needs. */
export async function requireConfirmations(
  profile: Profile,
  foods: readonly Food[],
  services: PlannerServices,
  confirmed: PlannerState['confirmed'],
) {
  const needed = await services.neededConfirmations(profile, foods)
  const missing = needed.filter((confirmation) => !confirmed[confirmation])
  if (missing.length > 0) throw new UnconfirmedError(missing)
}
