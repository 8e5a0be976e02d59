import { singular } from './foodWords.js'
import type { Lexeme } from './lexRestrictions.js'
import { modeAfterRole } from './modeAfterRole.js'
import { emptyClause, type FoodMention, isSingular } from './restrictionClause.js'
import * as ahead from './restrictionLookahead.js'
import { ALLERGY_ROLES, ENDING_DENIAL, HARM_ROLES, POINTING_WORDS } from './restrictionRoles.data.js'
import { settleClause } from './settleClause.js'
import {
  type ClaimNature,
  type ClaimStance,
  claimStance,
  DENYING,
  isSign,
  isStance,
  type Mode,
  NEGATED,
  type StanceRole,
} from './stanceMode.js'
import { StanceState } from './stanceState.js'

/**
 * Follows a text word by word and keeps track of what it says about each food that it names: avoided, eaten, no allergy
 * to it.
 */
export class StanceReader {
  mentionsAllergy = false
  readonly #state = new StanceState()

  addWord(word: string): void {
    const state = this.#state
    state.clause.words.push(word)
    state.clause.isMoreThanNone ||= POINTING_WORDS.has(singular(word))
  }

  /** Whether a word before the next food rules it out: "no fruit and veg", but not "fruit and veg only". */
  get avoidsNext(): boolean {
    const state = this.#state
    return state.mode !== 'bare' && !isStance(state.mode) && (state.isJoined || !state.hasFoods)
  }

  get mode(): Mode {
    return this.#state.mode
  }

  addUnknown(): void {
    const state = this.#state
    state.clause.hasContent = true
    if (state.waitsFor === 'anything') state.waitsFor = undefined
  }

  addFood({ food, said, typed }: Pick<FoodMention, 'food' | 'said' | 'typed'>): FoodMention {
    const state = this.#state
    if (state.isSegmentComplete) state.open(state.mode)
    const mode = state.mode
    const stance = isStance(mode) ? mode : 'avoided'
    const before = state.segment.at(-1)
    // "Turkey bacon" is one food, "eggs fish" are two.
    const isApart = !state.isJoined && (before === undefined || !isSingular(before))
    const joints = { afterAnd: state.followsAnd, isApart }
    state.isJoined = false
    const isAllergy = mode === 'allergic'
    const mention: FoodMention = { kind: 'mention', food, said, typed, stance, isAllergy, ...joints }
    for (const mentions of [state.segment, state.clause.mentions]) mentions.push(mention)
    state.negationForOr = undefined
    state.meetContent()
    return mention
  }

  /** Reads a diet or condition: it is claimed, denied ("not vegan") or disliked ("avoid keto foods"). */
  addClaim(nature: ClaimNature): ClaimStance {
    const state = this.#state
    // In "I hate onions, vegetarian" the onions are what is hated.
    const hasFoundFood = state.hasFoods || (state.mode === 'avoid' && state.waitsFor === undefined)
    // "No restrictions, vegan".
    const isOther = hasFoundFood || state.joint === 'and'
    const stance = isOther ? 'claimed' : claimStance(state.mode, nature)
    state.meetContent()
    if (stance === 'claimed') return stance
    state.negationForOr = state.mode
    state.mode = 'bare'
    return stance
  }

  /** "Just" and "only" end a denial: "no allergies, just peanuts" leaves the peanuts. */
  endsDenial(said: string): boolean {
    const state = this.#state
    const isOpen = DENYING.includes(state.mode) && state.waitsFor !== undefined
    return ENDING_DENIAL.has(said) && (state.clause.hasDenied || isOpen)
  }

  /** @param isAboutUnknown an unknown word comes before it: "latex allergy". */
  readRole(role: StanceRole, said: string, rest: readonly Lexeme[], isAboutUnknown: boolean): void {
    const state = this.#state
    state.clause.isMoreThanNone ||= HARM_ROLES.includes(role)
    state.clause.isDangerous ||= role === 'danger'
    const next = modeAfterRole(state, role, said, rest)
    state.clause.hasDenied ||= next === 'denied'
    state.negationForOr = undefined
    const isAllergy = ALLERGY_ROLES.includes(role) || next === 'allergic'
    this.mentionsAllergy ||= isAllergy && next !== 'denied' && !ahead.isAnsweredNo(rest)
    if (next === undefined) return
    const isNegated = NEGATED.includes(state.mode) && state.waitsFor !== undefined
    state.open(next)
    state.isNegated = isNegated
    if (role === 'comma') return
    state.isSigned = next !== 'bare' && isSign(said)
    const isAllergyAlone = next === 'allergic' && role !== 'allergyTo'
    state.waitsFor = isAllergyAlone ? (isAboutUnknown ? undefined : 'food') : 'anything'
  }

  /** The foods that follow are no part of the allergy before them. */
  spareNext(): void {
    this.#state.open('spared')
  }

  /** Ends a clause and returns its words if an opening word found nothing, not even in the clause before. */
  endClause(): string | undefined {
    const state = this.#state
    const isLost = settleClause(state.clause, state.clauseBefore, state.mode, state.waitsFor !== undefined)
    const { words } = state.clause
    if (words.length > 0) {
      state.clauseBefore = state.clause
      state.clause = emptyClause()
    }
    state.negationForOr = undefined
    state.isSigned = false
    state.open('bare')
    return isLost ? words.join(' ') : undefined
  }
}
