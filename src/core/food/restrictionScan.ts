import { isFoodList, isUnclearItem } from './foodList.js'
import { isDescriptor, isPartOfFood } from './foodNameParts.js'
import { singular } from './foodWords.js'
import type { Lexeme } from './lexRestrictions.js'
import {
  emptyClause,
  type FoodMeaning,
  type FoodMention,
  foodsSpokenOf,
  type RestrictionClause,
} from './restrictionClause.js'
import type { Meaning, Role } from './restrictionLexicon.js'
import { MEDICAL_NAME, POINTING_WORDS } from './restrictionPhrases.data.js'

/** A way of eating or a state of health that the text claims. Denied ones ("not vegan") are left out. */
type Claim = Extract<Meaning, { kind: 'diet' | 'macro' | 'condition' }> & {
  readonly said: string
  readonly typed: string | undefined
}

export interface ScannedText {
  /** In the order of the text. */
  readonly findings: readonly (Claim | FoodMention)[]
  readonly unknown: readonly string[]
  readonly mentionsAllergy: boolean
}

/** How the next words are read. A food named on its own (`bare`) is avoided: the field asks for restrictions. */
type Mode = 'bare' | 'not' | 'no' | 'cannot' | 'avoid' | 'allergic' | 'denied' | 'welcome' | 'excepted'

/** Modes whose food may stand in the clause before: "I love peanuts but I can't". */
const LOOKING_BACK: readonly Mode[] = ['cannot', 'avoid', 'allergic']
const DENYING: readonly Mode[] = ['not', 'no']
const ALLERGY_ROLES: readonly Role[] = ['allergy', 'allergic', 'allergyTo', 'danger', 'ban']

class RestrictionScanner {
  readonly findings: (Claim | FoodMention)[] = []
  readonly unknown: string[] = []
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
  #unknownRun: string[] = []
  #followsFood = false
  #followsAnd = false
  readonly #lexemes: readonly Lexeme[]
  #next = 0

  constructor(lexemes: readonly Lexeme[]) {
    this.#lexemes = lexemes
  }

  scan(): ScannedText {
    for (const lexeme of this.#lexemes) {
      this.#next++
      this.#read(lexeme)
    }
    this.#endClause()
    return { findings: this.findings, unknown: this.unknown, mentionsAllergy: this.mentionsAllergy }
  }

  #read({ meaning, said, typed }: Lexeme): void {
    if (/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(said)) this.#clause.words.push(said)
    if (meaning.kind === 'unknown') this.#readUnknown(said)
    else if (meaning.kind === 'food') this.#readFood(meaning, said, typed)
    else if (meaning.kind !== 'role') this.#readClaim({ ...meaning, said, typed })
    else if (meaning.role === 'stop') this.#endClause()
    else this.#readRole(meaning.role, said)
  }

  #readUnknown(word: string): void {
    const belongs = this.#followsFood && isPartOfFood(word)
    if (!belongs) {
      this.#unknownRun.push(word)
      this.#clause.hasContent = true
      if (this.#waitsFor === 'anything') this.#waitsFor = undefined
    }
    this.#followsFood = belongs
  }

  #endUnknownRun(): void {
    if (this.#unknownRun.length > 0) this.unknown.push(this.#unknownRun.join(' '))
    this.#unknownRun = []
    this.#followsFood = false
  }

  #readFood(food: FoodMeaning, said: string, typed: string | undefined): void {
    while (isDescriptor(this.#unknownRun.at(-1) ?? '')) this.#unknownRun.pop()
    this.#endUnknownRun()
    if (this.#isSegmentComplete) this.#open(this.#mode)
    const mode = this.#mode
    const mention: FoodMention = {
      kind: 'mention',
      food,
      said,
      typed,
      afterAnd: this.#followsAnd,
      stance: mode === 'denied' || mode === 'welcome' || mode === 'excepted' ? mode : 'avoided',
      isAllergy: mode === 'allergic',
    }
    this.findings.push(mention)
    this.#segment.push(mention)
    this.#clause.mentions.push(mention)
    this.#meetContent()
    this.#negationForOr = undefined
    this.#followsFood = true
  }

  #readClaim(claim: Claim): void {
    this.#endUnknownRun()
    const mode = this.#mode
    const isAdjective = claim.kind === 'diet' && claim.isAdjective
    const isMedical = MEDICAL_NAME.test(claim.said)
    const avoids = mode === 'avoid' && !isAdjective && !isMedical
    const negates = mode === 'not' || mode === 'cannot' || (mode === 'no' && !isAdjective) || avoids
    if (negates && this.#segment.length === 0) {
      if (avoids) this.unknown.push(claim.said)
      this.#negationForOr = mode
      this.#mode = 'bare'
    } else {
      this.findings.push(claim)
      this.mentionsAllergy ||= isMedical
    }
    this.#meetContent()
  }

  #meetContent(): void {
    this.#clause.hasContent = true
    this.#waitsFor = undefined
  }

  #readRole(role: Exclude<Role, 'stop'>, said: string): void {
    const speaksOfUnknown = this.#unknownRun.length > 0
    if (role === 'free' && speaksOfUnknown) {
      this.#unknownRun.push(said)
      return
    }
    if (role === 'filler') {
      this.#endUnknownRun()
      return
    }
    const next = this.#modeAfter(role, said)
    this.#endUnknownRun()
    this.#negationForOr = undefined
    if (ALLERGY_ROLES.includes(role)) this.mentionsAllergy ||= next !== 'denied' && !this.#isAnsweredNo()
    if (next === undefined) return
    this.#open(next)
    if (role === 'comma') return
    // "Latex allergy" has its object before it.
    const hasObject = next === 'allergic' && role !== 'allergyTo' && speaksOfUnknown
    this.#waitsFor = hasObject ? undefined : next === 'allergic' && role !== 'allergyTo' ? 'food' : 'anything'
  }

  /** "Allergies: none". */
  #isAnsweredNo(): boolean {
    const roles = this.#lexemes
      .slice(this.#next)
      .map(({ meaning }) => (meaning.kind === 'role' ? meaning.role : undefined))
      .filter((role) => role !== 'filler' && role !== 'colon')
    return roles[0] === 'no' && (roles.length === 1 || roles[1] === 'stop')
  }

  #open(mode: Mode): void {
    this.#mode = mode
    this.#segment = []
    this.#isSegmentComplete = false
    this.#followsAnd = false
  }

  /** Ends a clause. An opening word that met nothing looks back, or is listed as not understood. */
  #endClause(): void {
    this.#endUnknownRun()
    const { words, hasContent } = this.#clause
    if (this.#waitsFor) {
      const looksBack = LOOKING_BACK.includes(this.#mode)
      const meant = looksBack ? foodsSpokenOf(this.#clause, this.#clauseBefore) : []
      for (const mention of meant) {
        mention.stance = 'avoided'
        mention.isAllergy ||= this.#mode === 'allergic'
      }
      const says =
        looksBack || (DENYING.includes(this.#mode) && words.some((word) => POINTING_WORDS.has(word)))
      if (says && meant.length === 0 && !hasContent) this.unknown.push(words.join(' '))
    }
    if (words.length > 0) {
      this.#clauseBefore = this.#clause
      this.#clause = emptyClause()
    }
    this.#waitsFor = undefined
    this.#negationForOr = undefined
    this.#open('bare')
  }

  #isNegated(): boolean {
    return this.#mode === 'not' || this.#mode === 'no' || this.#mode === 'cannot'
  }

  /** The mode that a word opens, or undefined where the current mode stays. */
  #modeAfter(role: Exclude<Role, 'filler' | 'stop'>, said: string): Mode | undefined {
    const negatesNext = this.#isNegated() && this.#segment.length === 0
    switch (role) {
      case 'or':
        this.#mode = this.#negationForOr ?? this.#mode
        return undefined
      case 'and':
        this.#followsAnd = true
        if (this.#waitsFor) return undefined
        if (this.#isNegated() || this.#endsWelcome(!isUnclearItem(this.#lexemes.slice(this.#next)))) {
          this.#mode = 'bare'
        }
        return undefined
      case 'comma':
        if (this.#waitsFor) return undefined
        return this.#isNegated() || this.#mode === 'denied' || this.#endsWelcome(this.#foodsGoOn())
          ? 'bare'
          : this.#mode
      case 'colon':
        return this.#readColon()
      case 'no':
        // "No non-halal meat" asks for halal.
        return said === 'non' && negatesNext ? 'bare' : 'no'
      case 'not':
      case 'cannot':
        return role
      case 'except':
        return 'excepted'
      case 'avoid':
        return negatesNext ? 'denied' : 'avoid'
      case 'ban':
        return this.#segment.length > 0 && !this.#startsNextFood() ? this.#modeAfterHarm() : 'avoid'
      case 'harm':
      case 'danger':
        if (this.#segment.length > 0) return this.#modeAfterHarm()
        return negatesNext || this.#clause.hasHarm ? undefined : 'avoid'
      case 'positive':
        return this.#mode === 'bare' && this.#segment.length === 0 ? 'welcome' : undefined
      case 'fine':
        return this.#modeAfterFine()
      case 'affirm':
        return this.#segment.length > 0 && !this.#isSegmentComplete ? this.#modeAfterFine() : undefined
      case 'allergyTo':
        return this.#modeAfterOpener(role)
      case 'allergy':
      case 'allergic':
      case 'free':
        return this.#segment.length === 0 ? this.#modeAfterOpener(role) : this.#modeAfterSuffix(role)
    }
  }

  #foodsGoOn(): boolean {
    return this.#segment.length > 0 && isFoodList(this.#lexemes.slice(this.#next))
  }

  /** In "✅🐟 ❌🥜" the cross belongs to what follows. */
  #startsNextFood(): boolean {
    const isWelcome = this.#segment.every(({ stance }) => stance === 'welcome')
    return isWelcome && this.#lexemes[this.#next]?.meaning.kind === 'food'
  }

  /** A liked food says nothing about the next one unless they form one list: "I eat chicken, peanuts kill me". */
  #endsWelcome(isOneList: boolean): boolean {
    return this.#mode === 'welcome' && !isOneList
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

  /** "Peanuts kill me". In "I eat chicken and peanuts kill me", only the foods after "and" are meant. */
  #modeAfterHarm(): Mode {
    const afterAnd = this.#segment.filter((mention) => mention.afterAnd)
    for (const mention of afterAnd.length > 0 ? afterAnd : this.#segment) mention.stance = 'avoided'
    this.#clause.hasHarm = true
    return 'bare'
  }

  /** "Eggs are fine" and "fine with eggs" welcome them; "not fine with eggs" avoids them. */
  #modeAfterFine(): Mode | undefined {
    if (this.#isNegated() || this.#mode === 'denied') return undefined
    if (this.#segment.length === 0) return 'welcome'
    if (this.#mode !== 'bare') return undefined
    for (const mention of this.#segment) mention.stance = 'welcome'
    return 'bare'
  }

  /** "Allergic to nuts" avoids them, "no allergies to nuts" does not. */
  #modeAfterOpener(role: 'allergy' | 'allergic' | 'allergyTo' | 'free'): Mode | undefined {
    if (role === 'free') return undefined
    const denies = this.#segment.length === 0 && (this.#mode === 'not' || this.#mode === 'no')
    return denies || this.#mode === 'denied' ? 'denied' : 'allergic'
  }

  /** "Nut allergy" avoids nuts and "no egg allergy" denies it. The plural in "no eggs allergy" leaves doubt: avoid. */
  #modeAfterSuffix(role: 'allergy' | 'allergic' | 'free'): Mode {
    const mayDeny = this.#mode === 'not' || (this.#mode === 'no' && role === 'allergy')
    const denies =
      mayDeny && this.#segment.every(({ said }) => said.split(' ').every((word) => singular(word) === word))
    for (const mention of this.#segment) {
      if (denies) mention.stance = 'denied'
      else if (this.#mode !== 'denied' || mention.afterAnd) {
        mention.stance = 'avoided'
        mention.isAllergy ||= role !== 'free'
      }
    }
    return denies ? 'denied' : 'bare'
  }
}

/** Reads phrases from left to right: what they claim, the foods they name and what they say of each. */
export function scanRestrictions(lexemes: readonly Lexeme[]): ScannedText {
  return new RestrictionScanner(lexemes).scan()
}
