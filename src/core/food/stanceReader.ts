import { singular } from './foodWords.js'
import type { Lexeme } from './lexRestrictions.js'
import {
  avoidFoods,
  emptyClause,
  type FoodMention,
  foodsSpokenOf,
  isSingular,
  type RestrictionClause,
} from './restrictionClause.js'
import { endsItem, isAnsweredNo, isFoodList, isUnclearItem } from './restrictionLookahead.js'
import { POINTING_WORDS } from './restrictionRoles.data.js'
import {
  ALLERGY_ROLES,
  type ClaimNature,
  DENYING,
  HARM_ROLES,
  LOOKING_BACK,
  type Mode,
  NEGATED,
  type StanceRole,
} from './stanceMode.js'

/** Follows a text word by word and knows what it says of the foods it names: avoided, eaten, no allergy to it. */
export class StanceReader {
  mentionsAllergy = false
  #mode: Mode = 'bare'
  /** What the word that opened the mode still waits for. "Allergic" alone is not content with an unknown word. */
  #waitsFor: 'food' | 'anything' | undefined
  /** The foods since the last comma, opening word or clause. A later word ("allergy") may change their stance. */
  #segment: FoodMention[] = []
  /** After a colon the next food begins a new segment: "eggs: fine, milk: no". */
  #isSegmentComplete = false
  #clause: RestrictionClause = emptyClause()
  #clauseBefore: RestrictionClause = emptyClause()
  /** A negation that continues after "or": "not vegan or vegetarian". */
  #negationForOr: Mode | undefined
  #followsAnd = false
  /** What joins the opening word to the next one. "No, allergic to nuts" denies nothing; "no diets or allergies" does. */
  #joint: 'and' | 'or' | undefined

  addWord(word: string): void {
    this.#clause.words.push(word)
    this.#clause.isMoreThanNone ||= POINTING_WORDS.has(singular(word))
  }

  addUnknown(): void {
    this.#clause.hasContent = true
    if (this.#waitsFor === 'anything') this.#waitsFor = undefined
  }

  addFood({ food, said, typed }: Pick<FoodMention, 'food' | 'said' | 'typed'>): FoodMention {
    if (this.#isSegmentComplete) this.#open(this.#mode)
    const mode = this.#mode
    const stance = mode === 'denied' || mode === 'welcome' || mode === 'excepted' ? mode : 'avoided'
    const isAllergy = mode === 'allergic'
    const afterAnd = this.#followsAnd
    const mention: FoodMention = { kind: 'mention', food, said, typed, afterAnd, stance, isAllergy }
    this.#segment.push(mention)
    this.#clause.mentions.push(mention)
    this.#negationForOr = undefined
    this.#meetContent()
    return mention
  }

  /** Reads a diet or condition: it is claimed, denied ("not vegan") or disliked ("avoid keto foods"). */
  addClaim({ isAdjective, isMedical }: ClaimNature): 'claimed' | 'denied' | 'disliked' {
    const mode = this.#mode
    const dislikes = mode === 'avoid' && !isAdjective && !isMedical
    const denies = mode === 'not' || mode === 'cannot' || (mode === 'no' && !isAdjective)
    const isTakenBack = (dislikes || denies) && this.#segment.length === 0
    this.#meetContent()
    if (!isTakenBack) return 'claimed'
    this.#negationForOr = mode
    this.#mode = 'bare'
    return dislikes ? 'disliked' : 'denied'
  }

  /** @param isAboutUnknown a word that we do not know stands before it: "latex allergy". */
  readRole(role: StanceRole, said: string, rest: readonly Lexeme[], isAboutUnknown: boolean): void {
    this.#clause.isMoreThanNone ||= HARM_ROLES.includes(role)
    this.#clause.isDangerous ||= role === 'danger'
    const next = this.#modeAfter(role, said, rest)
    this.#negationForOr = undefined
    if (ALLERGY_ROLES.includes(role) || next === 'allergic')
      this.mentionsAllergy ||= next !== 'denied' && !isAnsweredNo(rest)
    if (next === undefined) return
    this.#open(next)
    if (role === 'comma') return
    const isAllergyAlone = next === 'allergic' && role !== 'allergyTo'
    this.#waitsFor = isAllergyAlone ? (isAboutUnknown ? undefined : 'food') : 'anything'
  }

  /** Ends a clause and gives its words where an opening word met nothing, not even in the clause before. */
  endClause(): string | undefined {
    const { words, hasContent, isMoreThanNone } = this.#clause
    const looksBack = LOOKING_BACK.includes(this.#mode)
    const meant = this.#waitsFor && looksBack ? foodsSpokenOf(this.#clause, this.#clauseBefore) : []
    avoidFoods(meant, { isAllergy: this.#mode === 'allergic' || this.#clause.isDangerous })
    const saysMore = looksBack || (DENYING.includes(this.#mode) && isMoreThanNone)
    const isLost = this.#waitsFor && saysMore && meant.length === 0 && !hasContent
    if (words.length > 0) {
      this.#clauseBefore = this.#clause
      this.#clause = emptyClause()
    }
    this.#waitsFor = undefined
    this.#negationForOr = undefined
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
    this.#joint = undefined
  }

  /** The mode that a word opens, or undefined where the current mode stays. */
  #modeAfter(role: StanceRole, said: string, rest: readonly Lexeme[]): Mode | undefined {
    const hasFoods = this.#segment.length > 0
    // In "✅🐟 ❌🥜" the cross belongs to what follows.
    const isChoice =
      rest[0]?.meaning.kind === 'food' && this.#segment.every(({ stance }) => stance === 'welcome')
    const negatesNext = NEGATED.includes(this.#mode) && !hasFoods && this.#joint === undefined
    switch (role) {
      case 'or':
        this.#mode = this.#negationForOr ?? this.#mode
        this.#joint ??= 'or'
        return undefined
      case 'and':
        this.#followsAnd = true
        this.#joint = 'and'
        if (!this.#waitsFor && this.#endsBefore(isUnclearItem(rest))) this.#mode = 'bare'
        return undefined
      case 'comma':
        this.#joint = 'and'
        if (this.#waitsFor) return undefined
        return this.#mode === 'denied' || this.#endsBefore(!hasFoods || !isFoodList(rest))
          ? 'bare'
          : this.#mode
      case 'colon':
        return this.#readColon()
      case 'no':
        if (hasFoods && endsItem(rest)) return this.#modeAfterHarm()
        // "No non-halal meat" asks for halal.
        return said === 'non' && negatesNext ? 'bare' : 'no'
      case 'not':
      case 'cannot':
        return hasFoods && endsItem(rest) ? this.#modeAfterHarm() : role
      case 'except':
        // "No allergies except peanuts".
        return this.#mode === 'denied' ? 'allergic' : 'excepted'
      case 'instead':
        if (this.#mode === 'bare') for (const mention of this.#segment) mention.stance = 'welcome'
        return 'avoid'
      case 'avoid':
        return negatesNext || (this.#mode === 'denied' && this.#joint === 'or') ? 'denied' : 'avoid'
      case 'ban':
        return hasFoods && !isChoice ? this.#modeAfterHarm() : 'avoid'
      case 'harm':
      case 'danger':
        return this.#readHarm(role, negatesNext)
      case 'positive':
        return !hasFoods && this.#mayTurnPositive() ? 'welcome' : undefined
      case 'fine':
        return this.#modeAfterFine()
      case 'affirm':
        return hasFoods && !this.#isSegmentComplete ? this.#modeAfterFine() : undefined
      case 'allergyTo':
        return this.#modeAfterOpener()
      case 'free':
        return hasFoods ? this.#modeAfterSuffix(role) : undefined
      case 'allergy':
      case 'allergic':
        return hasFoods ? this.#modeAfterSuffix(role) : this.#modeAfterOpener()
    }
  }

  /** Also in "no, I eat fish" and, after the comma, in "hate onions, love garlic". */
  #mayTurnPositive(): boolean {
    const isNewItem = this.#waitsFor === undefined && (this.#mode === 'avoid' || this.#mode === 'allergic')
    return this.#mode === 'bare' || isNewItem || (this.#mode === 'no' && this.#joint === 'and')
  }

  /** A liked food says nothing about the next one unless they form one list: "I eat chicken, peanuts kill me". */
  #endsBefore(isSomethingElse: boolean): boolean {
    return NEGATED.includes(this.#mode) || (this.#mode === 'welcome' && isSomethingElse)
  }

  /** "Likes: eggs" goes on; after "eggs:" comes what is said about them. */
  #readColon(): undefined {
    if (this.#segment.length > 0) {
      this.#isSegmentComplete = true
      if (this.#mode !== 'avoid' && this.#mode !== 'allergic') this.#mode = 'bare'
    } else if (this.#waitsFor) {
      this.#waitsFor = 'anything'
    }
    return undefined
  }

  /** "Peanuts kill me", "it gives me hives". A second such word in a clause speaks of the same foods. */
  #readHarm(role: 'harm' | 'danger', isNegated: boolean): Mode | undefined {
    const { harmful } = this.#clause
    const isMore = this.#segment.length === 0 && harmful.length > 0
    const next = this.#segment.length > 0 ? this.#modeAfterHarm() : isMore || isNegated ? undefined : 'avoid'
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
    for (const mention of this.#segment) mention.stance = 'welcome'
    return 'bare'
  }

  /** "Allergic to nuts" avoids them, "no allergies to nuts" does not. */
  #modeAfterOpener(): Mode {
    const denies = this.#segment.length === 0 && DENYING.includes(this.#mode) && this.#joint !== 'and'
    return denies || (this.#mode === 'denied' && this.#joint === 'or') ? 'denied' : 'allergic'
  }

  /** "Nut allergy" avoids nuts and "no egg allergy" denies it. The plural in "no eggs allergy" leaves doubt: avoid. */
  #modeAfterSuffix(role: 'allergy' | 'allergic' | 'free'): Mode {
    const mayDeny = this.#mode === 'not' || (this.#mode === 'no' && role === 'allergy')
    const denies = mayDeny && this.#segment.every(isSingular)
    if (denies) for (const mention of this.#segment) mention.stance = 'denied'
    else avoidFoods(this.#segment, { afterAndOnly: this.#mode === 'denied', isAllergy: role !== 'free' })
    return denies ? 'denied' : 'bare'
  }
}
