import type { Role } from './restrictionRole.js'

/** How the next words are read. A food named on its own (`bare`) is avoided: the field asks for restrictions. */
export type Mode =
  | 'bare'
  | 'not'
  | 'no'
  | 'cannot'
  | 'avoid'
  | 'allergic'
  | 'denied'
  | 'welcome'
  | 'excepted'
  | 'spared'

/** Roles that the stance depends on. */
export type StanceRole = Exclude<Role, 'filler' | 'stop'>

/** What kind of name a diet or condition has. */
export interface ClaimNature {
  readonly isAdjective: boolean
  readonly isMedical: boolean
}

/** Modes whose food may be in the clause before: "I love peanuts but I can't". */
export const LOOKING_BACK: readonly Mode[] = ['cannot', 'avoid', 'allergic']
export const DENYING: readonly Mode[] = ['not', 'no']
/** Whether a food that is named in the mode has it for a stance. */
export const isStance = (mode: Mode) =>
  mode === 'denied' || mode === 'welcome' || mode === 'excepted' || mode === 'spared'
export const NEGATED: readonly Mode[] = ['not', 'no', 'cannot']

export type ClaimStance = 'claimed' | 'denied' | 'disliked'

/** How a diet or condition is meant: "vegan" is claimed, "not vegan" denied, "avoid keto foods" disliked. */
export function claimStance(mode: Mode, { isAdjective, isMedical }: ClaimNature): ClaimStance {
  if (mode === 'avoid' && !isAdjective && !isMedical) return 'disliked'
  return mode === 'not' || mode === 'cannot' || (mode === 'no' && !isAdjective) ? 'denied' : 'claimed'
}

/** "Allergic to nuts" avoids them, "no allergies to nuts" does not. */
export function modeAfterOpener(mode: Mode, joint: 'and' | 'or' | undefined, hasFoods: boolean): Mode {
  const denies = !hasFoods && DENYING.includes(mode) && joint !== 'and'
  return denies || (mode === 'denied' && joint === 'or') ? 'denied' : 'allergic'
}

/** Also applies in "no, I eat fish" and, after the comma, in "hate onions, love garlic". */
export function mayTurnPositive(mode: Mode, joint: 'and' | 'or' | undefined, isWaiting: boolean): boolean {
  const isNewItem = !isWaiting && (mode === 'avoid' || mode === 'allergic')
  return mode === 'bare' || isNewItem || (mode === 'no' && joint === 'and')
}

/** A liked food says nothing about the next one unless they form one list: "I eat chicken, peanuts kill me". */
export function endsBefore(mode: Mode, isSomethingElse: boolean): boolean {
  return NEGATED.includes(mode) || (mode === 'welcome' && isSomethingElse)
}

/** Whether a word is a sign, such as ✅ or 🐟. */
export const isSign = (said: string): boolean => /\p{Extended_Pictographic}/u.test(said)
