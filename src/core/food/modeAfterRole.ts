import type { Lexeme } from './lexRestrictions.js'
import { modeAfterJoint } from './modeAfterJoint.js'
import { modeAfterFine, modeAfterHarm, modeAfterSuffix, readHarm } from './modeOfFoodsBefore.js'
import { welcomeLast } from './restrictionClause.js'
import * as ahead from './restrictionLookahead.js'
import { BULLETS, OCCASION, WORDS_OF_ALL } from './restrictionRoles.data.js'
import {
  isSign,
  LOOKING_BACK,
  type Mode,
  mayTurnPositive,
  modeAfterOpener,
  NEGATED,
  type StanceRole,
} from './stanceMode.js'
import type { StanceState } from './stanceState.js'

/** Whether what follows is all that is eaten: "can't eat anything but rice", "allergic to everything except rice". */
function avoidsAllElse(state: StanceState): boolean {
  const said = state.clause.words.slice(state.openedAt - 1)
  const isOfAll = said.some((words) => words.split(' ').some((word) => WORDS_OF_ALL.has(word)))
  return state.isOpen && isOfAll && !state.isNegated && LOOKING_BACK.includes(state.mode)
}

/** Whether a negation follows another that still waits: the two ask for what they name. */
function isTurnedRound(state: StanceState, said: string): boolean {
  return (
    state.isOpen &&
    state.joint === undefined &&
    [...NEGATED, 'avoid'].includes(state.mode) &&
    said !== 'nor' &&
    said !== 'neither'
  )
}

/** The mode that a word opens, and what it says about the foods before it; undefined if the current mode stays. */
export function modeAfterRole(
  state: StanceState,
  role: StanceRole,
  said: string,
  rest: readonly Lexeme[],
): Mode | undefined {
  const { hasFoods } = state
  // In "✅🐟 ❌🥜" and "❌🐷 ✅🐔" the second sign belongs to the food after it, but not in "😋🐟🥜 💀🥚 💀".
  if (isSign(said) && state.isSigned && ahead.isFoodNext(rest) && !ahead.endsInHarm(rest))
    return role === 'fine' ? 'welcome' : 'avoid'
  const isFirst = !hasFoods && state.joint === undefined
  const negatesNext = isFirst && NEGATED.includes(state.mode)
  switch (role) {
    case 'or':
    case 'and':
    case 'comma':
    case 'colon':
      return modeAfterJoint(state, role, rest)
    case 'no':
    case 'not':
    case 'cannot':
      if (hasFoods && ahead.endsItem(rest)) return modeAfterHarm(state)
      // "No non-halal meat" asks for halal, "nothing that isn't vegan" and "avoid non-vegan food" for vegan.
      return (role === 'not' || said === 'non') && isTurnedRound(state, said) ? 'bare' : role
    case 'except':
      // "No allergies except peanuts".
      if (state.mode === 'denied') return 'allergic'
      return avoidsAllElse(state) ? 'welcome' : 'excepted'
    case 'instead':
      if (state.mode === 'bare') welcomeLast(state.segment)
      return 'avoid'
    case 'avoid':
      if (said === 'anything but' && avoidsAllElse(state)) return 'welcome'
      // "I don't have anything but a peanut allergy".
      if (said === 'anything but' && negatesNext) return 'bare'
      // "I can't sleep if I have milk" and, grave, "I stop breathing when I eat eggs".
      if (OCCASION.test(said) && isFirst && (!state.waitsFor || state.mode === 'allergic'))
        return state.mode === 'allergic' ? 'allergic' : 'avoid'
      return negatesNext || (state.mode === 'denied' && state.joint === 'or') ? 'denied' : 'avoid'
    case 'ban':
      return hasFoods ? modeAfterHarm(state) : 'avoid'
    case 'harm':
    case 'danger':
      return readHarm(state, role, negatesNext, rest)
    case 'positive':
      return !hasFoods && mayTurnPositive(state.mode, state.joint, state.waitsFor !== undefined)
        ? 'welcome'
        : undefined
    case 'fine':
      if (state.waitsFor) state.isTicked = BULLETS.includes(said) && LOOKING_BACK.includes(state.mode)
      return state.isTicked && BULLETS.includes(said) ? undefined : modeAfterFine(state)
    case 'affirm':
      return hasFoods && !state.isSegmentComplete ? modeAfterFine(state) : undefined
    case 'free':
      // "More fish and less meat".
      if (state.isJoined && said === 'less') return 'avoid'
      return hasFoods ? modeAfterSuffix(state, role) : undefined
    case 'allergyTo':
    case 'allergy':
    case 'allergic': {
      if (hasFoods && role !== 'allergyTo') return modeAfterSuffix(state, role)
      const opened = modeAfterOpener(state.mode, state.joint, hasFoods)
      // In "no allergies just peanuts" no "to" makes the peanuts part of the denial.
      return role !== 'allergyTo' && opened === 'denied' && ahead.isFoodNext(rest) ? 'bare' : opened
    }
  }
}
