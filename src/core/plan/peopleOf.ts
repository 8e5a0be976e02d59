import { peopleIn } from '../profile.js'
import { requireWhole } from '../requireWhole.js'

/** More than eat in a household. Each costs memory. */
const MOST_PEOPLE = 100

/**
 * How many people eat. A profile may stand for those who eat.
 * @throws {RangeError} when this is no whole number from 1 to 100.
 */
export function peopleOf(eaters: Parameters<typeof peopleIn>[0]): number {
  const people = peopleIn(eaters)
  requireWhole('people', people, { min: 1, max: MOST_PEOPLE })
  return people
}
