import { singular } from './foodWords.js'
import type { Lexeme } from './lexRestrictions.js'
import { avoidFoods, emptyClause, type FoodMention, isSingular, welcomeLast } from './restrictionClause.js'
import * as ahead from './restrictionLookahead.js'
import {
  ALLERGY_ROLES,
  BULLETS,
  ENDING_DENIAL,
  HARM_ROLES,
  POINTING_WORDS,
  WORDS_OF_ALL,
} from './restrictionRoles.data.js'
import { settleClause } from './settleClause.js'
import {
  type ClaimNature,
  type ClaimStance,
  claimStance,
  DENYING,
  endsBefore,
  isStance,
  LOOKING_BACK,
  type Mode,
  mayTurnPositive,
  modeAfterOpener,
  NEGATED,
  type StanceRole,
} from './stanceMode.js'

const SIGN = /\p{Extended_Pictographic}/u

/**
 * Follows a text word by word and keeps track of what it says about each food that it names: avoided, eaten, no allergy
 * to it.
 */
export class StanceReader {
  mentionsAllergy = false
  #mode: Mode = 'bare'
  /** What the word that opened the mode still needs. "Allergic" alone does not accept an unknown word. */
  #waitsFor: 'food' | 'anything' | undefined
  /** The foods since the last comma, opening word or clause. A later word ("allergy") may change their stance. */
  #segment: FoodMention[] = []
  /** After a colon the next food begins a new segment: "eggs: fine, milk: no". */
  #isSegmentComplete = false
  #clause = emptyClause()
  #clauseBefore = emptyClause()
  /** A negation that also covers what follows "or": "not vegan or vegetarian". */
  #negationForOr: Mode | undefined
  #followsAnd = false
  /** Whether a word joins the food before to the next one. */
  #isJoined = false
  /** What joins the opening word to the next one. "No, allergic to nuts" denies nothing; "no diets or allergies" does. */
  #joint: 'and' | 'or' | undefined
  /** Where the opening word stands in the clause, and whether a negation was still open before it. */
  #openedAt = 0
  #isNegated = false
  /** Whether a sign before a food opened the mode. */
  #isSigned = false
  /** Whether the foods of a list have ticks for bullets: "avoid: ✅🐷, ✅🦐". */
  #isTicked = false

  addWord(word: string): void {
    this.#clause.words.push(word)
    this.#clause.isMoreThanNone ||= POINTING_WORDS.has(singular(word))
  }

  /** Whether a word before the next food rules it out: "no fruit and veg", but not "fruit and veg only". */
  get avoidsNext(): boolean {
    return this.#mode !== 'bare' && !isStance(this.#mode) && (this.#isJoined || this.#segment.length === 0)
  }

  get mode(): Mode {
    return this.#mode
  }

  addUnknown(): void {
    this.#clause.hasContent = true
    if (this.#waitsFor === 'anything') this.#waitsFor = undefined
  }

  addFood({ food, said, typed }: Pick<FoodMention, 'food' | 'said' | 'typed'>): FoodMention {
    if (this.#isSegmentComplete) this.#open(this.#mode)
    const mode = this.#mode
    const stance = isStance(mode) ? mode : 'avoided'
    const before = this.#segment.at(-1)
    // "Turkey bacon" is one food, "eggs fish" are two.
    const isApart = !this.#isJoined && (before === undefined || !isSingular(before))
    const joints = { afterAnd: this.#followsAnd, isApart }
    this.#isJoined = false
    const isAllergy = mode === 'allergic'
    const mention: FoodMention = { kind: 'mention', food, said, typed, stance, isAllergy, ...joints }
    for (const mentions of [this.#segment, this.#clause.mentions]) mentions.push(mention)
    this.#negationForOr = undefined
    this.#meetContent()
    return mention
  }

  /** Reads a diet or condition: it is claimed, denied ("not vegan") or disliked ("avoid keto foods"). */
  addClaim(nature: ClaimNature): ClaimStance {
    // In "I hate onions, vegetarian" the onions are what is hated.
    const hasFoundFood = this.#segment.length > 0 || (this.#mode === 'avoid' && this.#waitsFor === undefined)
    // "No restrictions, vegan".
    const isOther = hasFoundFood || this.#joint === 'and'
    const stance = isOther ? 'claimed' : claimStance(this.#mode, nature)
    this.#meetContent()
    if (stance === 'claimed') return stance
    this.#negationForOr = this.#mode
    this.#mode = 'bare'
    return stance
  }

  /** "Just" and "only" end a denial: "no allergies, just peanuts" leaves the peanuts. */
  endsDenial(said: string): boolean {
    const isOpen = DENYING.includes(this.#mode) && this.#waitsFor !== undefined
    return ENDING_DENIAL.has(said) && (this.#clause.hasDenied || isOpen)
  }

  /** @param isAboutUnknown an unknown word comes before it: "latex allergy". */
  readRole(role: StanceRole, said: string, rest: readonly Lexeme[], isAboutUnknown: boolean): void {
    this.#clause.isMoreThanNone ||= HARM_ROLES.includes(role)
    this.#clause.isDangerous ||= role === 'danger'
    const next = this.#modeAfter(role, said, rest)
    this.#clause.hasDenied ||= next === 'denied'
    this.#negationForOr = undefined
    const isAllergy = ALLERGY_ROLES.includes(role) || next === 'allergic'
    this.mentionsAllergy ||= isAllergy && next !== 'denied' && !ahead.isAnsweredNo(rest)
    if (next === undefined) return
    const isNegated = NEGATED.includes(this.#mode) && this.#waitsFor !== undefined
    this.#open(next)
    this.#isNegated = isNegated
    if (role === 'comma') return
    this.#isSigned = next !== 'bare' && SIGN.test(said)
    const isAllergyAlone = next === 'allergic' && role !== 'allergyTo'
    this.#waitsFor = isAllergyAlone ? (isAboutUnknown ? undefined : 'food') : 'anything'
  }

  /** The foods that follow are no part of the allergy before them. */
  spareNext(): void {
    this.#open('spared')
  }

  /** Ends a clause and returns its words if an opening word found nothing, not even in the clause before. */
  endClause(): string | undefined {
    const isLost = settleClause(this.#clause, this.#clauseBefore, this.#mode, this.#waitsFor !== undefined)
    const { words } = this.#clause
    if (words.length > 0) {
      this.#clauseBefore = this.#clause
      this.#clause = emptyClause()
    }
    this.#negationForOr = undefined
    this.#isSigned = false
    this.#open('bare')
    return isLost ? words.join(' ') : undefined
  }

  #meetContent(): void {
    this.#clause.hasContent = true
    this.#waitsFor = undefined
  }

  #open(mode: Mode): void {
    this.#mode = mode
    this.#segment = []
    this.#isSegmentComplete = false
    this.#followsAnd = false
    this.#isJoined = false
    this.#joint = undefined
    this.#waitsFor = undefined
    this.#openedAt = this.#clause.words.length
    this.#isNegated = false
  }

  /** The mode that a word opens; undefined if the current mode stays. */
  #modeAfter(role: StanceRole, said: string, rest: readonly Lexeme[]): Mode | undefined {
    const hasFoods = this.#segment.length > 0
    const isSign = SIGN.test(said)
    // In "✅🐟 ❌🥜" and "❌🐷 ✅🐔" the second sign belongs to the food after it, but not in "😋🐟🥜 💀🥚 💀".
    if (isSign && this.#isSigned && ahead.isFoodNext(rest) && !ahead.endsInHarm(rest))
      return role === 'fine' ? 'welcome' : 'avoid'
    const negatesNext = NEGATED.includes(this.#mode) && !hasFoods && this.#joint === undefined
    switch (role) {
      case 'or':
      case 'and':
      case 'comma':
      case 'colon':
        return this.#modeAfterJoint(role, rest)
      case 'no':
      case 'not':
      case 'cannot':
        if (hasFoods && ahead.endsItem(rest)) return this.#modeAfterHarm()
        // "No non-halal meat" asks for halal, "nothing that isn't vegan" and "avoid non-vegan food" for vegan.
        return (role === 'not' || said === 'non') && this.#isTurnedRound(said) ? 'bare' : role
      case 'except':
        // "No allergies except peanuts".
        if (this.#mode === 'denied') return 'allergic'
        return this.#avoidsAllElse() ? 'welcome' : 'excepted'
      case 'instead':
        if (this.#mode === 'bare') welcomeLast(this.#segment)
        return 'avoid'
      case 'avoid':
        if (said === 'anything but' && this.#avoidsAllElse()) return 'welcome'
        // "I don't have anything but a peanut allergy".
        if (said === 'anything but' && negatesNext) return 'bare'
        return negatesNext || (this.#mode === 'denied' && this.#joint === 'or') ? 'denied' : 'avoid'
      case 'ban':
        return hasFoods ? this.#modeAfterHarm() : 'avoid'
      case 'harm':
      case 'danger':
        return this.#readHarm(role, negatesNext, rest)
      case 'positive':
        return !hasFoods && mayTurnPositive(this.#mode, this.#joint, this.#waitsFor !== undefined)
          ? 'welcome'
          : undefined
      case 'fine':
        if (this.#waitsFor) this.#isTicked = BULLETS.includes(said) && LOOKING_BACK.includes(this.#mode)
        return this.#isTicked && BULLETS.includes(said) ? undefined : this.#modeAfterFine()
      case 'affirm':
        return hasFoods && !this.#isSegmentComplete ? this.#modeAfterFine() : undefined
      case 'free':
        // "More fish and less meat".
        if (this.#isJoined && said === 'less') return 'avoid'
        return hasFoods ? this.#modeAfterSuffix(role) : undefined
      case 'allergyTo':
      case 'allergy':
      case 'allergic': {
        if (hasFoods && role !== 'allergyTo') return this.#modeAfterSuffix(role)
        const opened = modeAfterOpener(this.#mode, this.#joint, hasFoods)
        // In "no allergies just peanuts" no "to" makes the peanuts part of the denial.
        return role !== 'allergyTo' && opened === 'denied' && ahead.isFoodNext(rest) ? 'bare' : opened
      }
    }
  }

  /** The mode after a word or sign that joins two parts of a clause; undefined if the current mode stays. */
  #modeAfterJoint(role: 'or' | 'and' | 'comma' | 'colon', rest: readonly Lexeme[]): Mode | undefined {
    const hasFoods = this.#segment.length > 0
    switch (role) {
      case 'or':
        this.#isJoined = true
        this.#mode = this.#negationForOr ?? this.#mode
        this.#joint ??= 'or'
        return this.#mode === 'denied' && !hasFoods && ahead.isFoodNext(rest) ? 'bare' : undefined
      case 'and':
        this.#isJoined = true
        this.#followsAnd = true
        this.#joint = 'and'
        if (this.#mode === 'denied' && !hasFoods && ahead.isFoodNext(rest)) return 'bare'
        if (!this.#waitsFor && endsBefore(this.#mode, ahead.isUnclearItem(rest))) this.#mode = 'bare'
        return undefined
      case 'comma':
        this.#joint = 'and'
        // "No allergies, peanuts" and "no issues, a milk allergy": a denial ends at the comma.
        if (this.#mode === 'denied' || (this.#mode === 'no' && ahead.hasAllergyAhead(rest))) return 'bare'
        if (this.#waitsFor) return undefined
        return endsBefore(this.#mode, !hasFoods || !ahead.isFoodList(rest)) ? 'bare' : this.#mode
      case 'colon':
        return this.#readColon()
    }
  }

  /** Whether what follows is all that is eaten: "can't eat anything but rice", "allergic to everything except rice". */
  #avoidsAllElse(): boolean {
    const isOpen = this.#waitsFor !== undefined && this.#segment.length === 0
    const said = this.#clause.words.slice(this.#openedAt - 1)
    const isOfAll = said.some((words) => words.split(' ').some((word) => WORDS_OF_ALL.has(word)))
    return isOpen && isOfAll && !this.#isNegated && LOOKING_BACK.includes(this.#mode)
  }

  /** Whether a negation follows another that still waits: the two ask for what they name. */
  #isTurnedRound(said: string): boolean {
    const isOpen = this.#waitsFor !== undefined && this.#segment.length === 0 && this.#joint === undefined
    return isOpen && [...NEGATED, 'avoid'].includes(this.#mode) && said !== 'nor' && said !== 'neither'
  }

  /** "Likes: eggs" continues the clause; after "eggs:" comes a statement about them. */
  #readColon(): Mode | undefined {
    if (this.#mode === 'denied') return 'bare'
    if (this.#segment.length > 0) {
      this.#isSegmentComplete = true
      if (this.#mode !== 'avoid' && this.#mode !== 'allergic') this.#mode = 'bare'
    } else if (this.#waitsFor) {
      this.#waitsFor = 'anything'
      // "Allergies: none, diet: vegan".
      if (DENYING.includes(this.#mode)) this.#joint = 'and'
    } else this.#isTicked = false
    return undefined
  }

  /** "Peanuts kill me", "it gives me hives". A second such word in a clause refers to the same foods. */
  #readHarm(role: 'harm' | 'danger', isNegated: boolean, rest: readonly Lexeme[]): Mode | undefined {
    const { harmful } = this.#clause
    // "Give us vegan dinners" asks for them.
    const isNew = harmful.length === 0 && !isNegated && !ahead.isClaimNext(rest)
    const next = this.#segment.length > 0 ? this.#modeAfterHarm() : isNew ? 'avoid' : undefined
    if (role === 'danger') for (const mention of harmful) mention.isAllergy = true
    return next
  }

  /** "Peanuts kill me". In "I eat chicken and peanuts kill me", only the foods after "and" are meant. */
  #modeAfterHarm(): Mode {
    const afterAndOnly = this.#segment.some(({ afterAnd }) => afterAnd)
    this.#clause.harmful.push(...avoidFoods(this.#segment, { afterAndOnly, isAllergy: false }))
    return 'bare'
  }

  /** "Eggs are fine" and "fine with eggs" welcome them; "not fine with eggs" and "hate good eggs" avoid them. */
  #modeAfterFine(): Mode | undefined {
    const isTaken = this.#waitsFor && LOOKING_BACK.includes(this.#mode)
    if (isTaken || NEGATED.includes(this.#mode) || this.#mode === 'denied') return undefined
    if (this.#segment.length === 0) return 'welcome'
    if (this.#mode !== 'bare') return undefined
    welcomeLast(this.#segment)
    return 'bare'
  }

  /** "Nut allergy" avoids nuts and "no egg allergy" denies it. The plural in "no eggs allergy" leaves doubt: avoid. */
  #modeAfterSuffix(role: 'allergy' | 'allergic' | 'free'): Mode {
    const mayDeny = this.#mode === 'not' || (this.#mode === 'no' && role === 'allergy')
    // In "no fish due to an allergy" it is why.
    const isBeside = this.#clause.words.at(-2) === this.#segment.at(-1)?.said
    const isOne = this.#segment.length === 1 || this.#joint !== undefined
    const denies = mayDeny && isBeside && isOne && this.#segment.every(isSingular)
    if (denies) for (const mention of this.#segment) mention.stance = 'denied'
    else avoidFoods(this.#segment, { afterAndOnly: this.#mode === 'denied', isAllergy: role !== 'free' })
    return denies ? 'denied' : 'bare'
  }
}
