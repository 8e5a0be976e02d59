import type { Lexeme } from './lexRestrictions.js'
import { avoidFoods, isSingular, welcomeLast } from './restrictionClause.js'
import * as ahead from './restrictionLookahead.js'
import { LOOKING_BACK, type Mode, NEGATED } from './stanceMode.js'
import type { StanceState } from './stanceState.js'

/** "Peanuts kill me". In "I eat chicken and peanuts kill me", only the foods after "and" are meant. */
export function modeAfterHarm(state: StanceState): Mode {
  const afterAndOnly = state.segment.some(({ afterAnd }) => afterAnd)
  state.clause.harmful.push(...avoidFoods(state.segment, { afterAndOnly, isAllergy: false }))
  return 'bare'
}

/** "Peanuts kill me", "it gives me hives". A second such word in a clause refers to the same foods. */
export function readHarm(
  state: StanceState,
  role: 'harm' | 'danger',
  isNegated: boolean,
  rest: readonly Lexeme[],
): Mode | undefined {
  const { harmful } = state.clause
  // "Give us vegan dinners" asks for them.
  const isNew = harmful.length === 0 && !isNegated && !ahead.isClaimNext(rest)
  const ofFoodsBehind = role === 'danger' ? 'allergic' : 'avoid'
  const next = state.hasFoods ? modeAfterHarm(state) : isNew ? ofFoodsBehind : undefined
  if (role === 'danger') for (const mention of harmful) mention.isAllergy = true
  return next
}

/** "Eggs are fine" and "fine with eggs" welcome them; "not fine with eggs" and "hate good eggs" avoid them. */
export function modeAfterFine(state: StanceState): Mode | undefined {
  const isTaken = state.waitsFor && LOOKING_BACK.includes(state.mode)
  if (isTaken || NEGATED.includes(state.mode) || state.mode === 'denied') return undefined
  if (!state.hasFoods) return 'welcome'
  if (state.mode !== 'bare') return undefined
  welcomeLast(state.segment)
  return 'bare'
}

/** "Nut allergy" avoids nuts and "no egg allergy" denies it. The plural in "no eggs allergy" leaves doubt: avoid. */
export function modeAfterSuffix(state: StanceState, role: 'allergy' | 'allergic' | 'free'): Mode {
  const mayDeny = state.mode === 'not' || (state.mode === 'no' && role === 'allergy')
  // In "no fish due to an allergy" it is why.
  const isBeside = state.clause.words.at(-2) === state.segment.at(-1)?.said
  const isOne = state.segment.length === 1 || state.joint !== undefined
  const denies = mayDeny && isBeside && isOne && state.segment.every(isSingular)
  if (denies) for (const mention of state.segment) mention.stance = 'denied'
  else avoidFoods(state.segment, { afterAndOnly: state.mode === 'denied', isAllergy: role !== 'free' })
  return denies ? 'denied' : 'bare'
}
