import type { Lexeme } from './lexRestrictions.js'
import * as ahead from './restrictionLookahead.js'
import { DENYING, endsBefore, type Mode } from './stanceMode.js'
import type { StanceState } from './stanceState.js'

/** The mode after a word or sign that joins two parts of a clause; undefined if the current mode stays. */
export function modeAfterJoint(
  state: StanceState,
  role: 'or' | 'and' | 'comma' | 'colon',
  rest: readonly Lexeme[],
): Mode | undefined {
  const { hasFoods } = state
  switch (role) {
    case 'or':
      state.isJoined = true
      state.mode = state.negationForOr ?? state.mode
      state.joint ??= 'or'
      return state.mode === 'denied' && !hasFoods && ahead.isFoodNext(rest) ? 'bare' : undefined
    case 'and':
      state.isJoined = true
      state.followsAnd = true
      state.joint = 'and'
      if (state.mode === 'denied' && !hasFoods && ahead.isFoodNext(rest)) return 'bare'
      if (!state.waitsFor && endsBefore(state.mode, ahead.isUnclearItem(rest))) state.mode = 'bare'
      return undefined
    case 'comma':
      state.joint = 'and'
      // "No allergies, peanuts" and "no issues, a milk allergy": a denial ends at the comma.
      if (state.mode === 'denied' || (state.mode === 'no' && ahead.hasAllergyAhead(rest))) return 'bare'
      if (state.waitsFor) return undefined
      return endsBefore(state.mode, !hasFoods || !ahead.isFoodList(rest)) ? 'bare' : state.mode
    case 'colon':
      return readColon(state)
  }
}

/** "Likes: eggs" continues the clause; after "eggs:" comes a statement about them. */
function readColon(state: StanceState): Mode | undefined {
  if (state.mode === 'denied') return 'bare'
  if (state.hasFoods) {
    state.isSegmentComplete = true
    if (state.mode !== 'avoid' && state.mode !== 'allergic') state.mode = 'bare'
  } else if (state.waitsFor) {
    state.waitsFor = 'anything'
    // "Allergies: none, diet: vegan".
    if (DENYING.includes(state.mode)) state.joint = 'and'
  } else state.isTicked = false
  return undefined
}
