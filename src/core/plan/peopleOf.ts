import { requireWhole } from '../requireWhole.js'

/** More than eat in a household. Each costs memory. */
const MOST_PEOPLE = 100

/**
 * How many people eat.
 * @throws {RangeError} when this is no whole number from 1 to 100.
 */
export function peopleOf({ people = 1 }: { readonly people?: number | undefined }): number {
  requireWhole('people', people, { min: 1, max: MOST_PEOPLE })
  return people
}
