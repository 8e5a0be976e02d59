import { isFoodList, isUnclearItem } from './foodList.js'
import { isDescriptor, isPartOfFood } from './foodNameParts.js'
import { singular } from './foodWords.js'
import type { Lexeme, Meaning, Role } from './restrictionLexicon.js'

type FoodMeaning = Extract<Meaning, { kind: 'food' }>

/** A way of eating that the text claims. Denied ones ("not vegan") are left out. */
type Claim = Extract<Meaning, { kind: 'diet' | 'macro' }>

/** A food that the text names, and what it says about it. */
export interface FoodMention {
  readonly kind: 'mention'
  readonly food: FoodMeaning
  readonly said: string
  readonly afterAnd: boolean
  /** `denied`: no allergy to it; `welcome`: eaten; `excepted`: "vegan except eggs". */
  stance: 'avoided' | 'denied' | 'welcome' | 'excepted'
  isAllergy: boolean
}

export interface ScannedText {
  /** In the order of the text. */
  readonly findings: readonly (Claim | FoodMention)[]
  readonly unknown: readonly string[]
}

/** How the next words are read. A food named on its own (`bare`) is avoided: the field asks for restrictions. */
type Mode = 'bare' | 'not' | 'no' | 'cannot' | 'avoid' | 'allergic' | 'denied' | 'welcome' | 'excepted'

type SuffixRole = Extract<Role, 'allergy' | 'allergic' | 'free'>

class RestrictionScanner {
  readonly findings: (Claim | FoodMention)[] = []
  readonly unknown: string[] = []
  #mode: Mode = 'bare'
  /** The foods since the last comma, opening word or clause. A later word ("allergy") may change their stance. */
  #segment: FoodMention[] = []
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
    this.#endUnknownRun()
    return { findings: this.findings, unknown: this.unknown }
  }

  #read({ meaning, said }: Lexeme): void {
    if (meaning.kind === 'unknown') this.#readUnknown(said)
    else if (meaning.kind === 'food') this.#readFood(meaning, said)
    else if (meaning.kind === 'role') this.#readRole(meaning.role, said)
    else this.#readClaim(meaning)
  }

  #readUnknown(word: string): void {
    const belongs = this.#followsFood && isPartOfFood(word)
    if (!belongs) this.#unknownRun.push(word)
    this.#followsFood = belongs
  }

  #endUnknownRun(): void {
    if (this.#unknownRun.length > 0) this.unknown.push(this.#unknownRun.join(' '))
    this.#unknownRun = []
    this.#followsFood = false
  }

  #readFood(food: FoodMeaning, said: string): void {
    while (isDescriptor(this.#unknownRun.at(-1) ?? '')) this.#unknownRun.pop()
    this.#endUnknownRun()
    const mode = this.#mode
    const mention: FoodMention = {
      kind: 'mention',
      food,
      said,
      afterAnd: this.#followsAnd,
      stance: mode === 'denied' || mode === 'welcome' || mode === 'excepted' ? mode : 'avoided',
      isAllergy: mode === 'allergic',
    }
    this.findings.push(mention)
    this.#segment.push(mention)
    this.#negationForOr = undefined
    this.#followsFood = true
  }

  #readClaim(claim: Claim): void {
    this.#endUnknownRun()
    const isAdjective = claim.kind === 'diet' && claim.isAdjective
    const negates = this.#mode === 'not' || this.#mode === 'cannot' || (this.#mode === 'no' && !isAdjective)
    if (negates && this.#segment.length === 0) {
      this.#negationForOr = this.#mode
      this.#mode = 'bare'
    } else {
      this.findings.push(claim)
    }
  }

  #readRole(role: Role, said: string): void {
    if (role === 'free' && this.#unknownRun.length > 0) {
      this.#unknownRun.push(said)
      return
    }
    this.#endUnknownRun()
    if (role === 'filler') return
    const next = this.#modeAfter(role, said)
    this.#negationForOr = undefined
    if (next) this.#open(next)
  }

  #open(mode: Mode): void {
    this.#mode = mode
    this.#segment = []
    this.#followsAnd = false
  }

  #isNegated(): boolean {
    return this.#mode === 'not' || this.#mode === 'no' || this.#mode === 'cannot'
  }

  /** The mode that a word opens, or undefined where the current mode stays. */
  #modeAfter(role: Exclude<Role, 'filler'>, said: string): Mode | undefined {
    const negatesNext = this.#isNegated() && this.#segment.length === 0
    switch (role) {
      case 'or':
        this.#mode = this.#negationForOr ?? this.#mode
        return undefined
      case 'and':
        this.#followsAnd = true
        if (this.#isNegated() || this.#endsWelcome(!isUnclearItem(this.#lexemes.slice(this.#next)))) {
          this.#mode = 'bare'
        }
        return undefined
      case 'comma':
        return this.#isNegated() || this.#mode === 'denied' || this.#endsWelcome(this.#foodsGoOn())
          ? 'bare'
          : this.#mode
      case 'stop':
        return 'bare'
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
      case 'harm':
        if (this.#segment.length > 0) return this.#modeAfterHarm()
        return negatesNext ? undefined : 'avoid'
      case 'positive':
        return this.#mode === 'bare' && this.#segment.length === 0 ? 'welcome' : undefined
      case 'fine':
        return this.#modeAfterFine()
      case 'allergy':
      case 'allergic':
      case 'free':
        return this.#segment.length === 0 ? this.#modeAfterOpener(role) : this.#modeAfterSuffix(role)
    }
  }

  #foodsGoOn(): boolean {
    return this.#segment.length > 0 && isFoodList(this.#lexemes.slice(this.#next))
  }

  /** A liked food says nothing about the next one unless they form one list: "I eat chicken, peanuts kill me". */
  #endsWelcome(isOneList: boolean): boolean {
    return this.#mode === 'welcome' && !isOneList
  }

  /** "Peanuts kill me". In "I eat chicken and peanuts kill me", only the foods after "and" are meant. */
  #modeAfterHarm(): Mode {
    const afterAnd = this.#segment.filter((mention) => mention.afterAnd)
    for (const mention of afterAnd.length > 0 ? afterAnd : this.#segment) mention.stance = 'avoided'
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
  #modeAfterOpener(role: SuffixRole): Mode | undefined {
    if (role === 'free') return undefined
    return this.#mode === 'not' || this.#mode === 'no' || this.#mode === 'denied' ? 'denied' : 'allergic'
  }

  /** "Nut allergy" avoids nuts and "no egg allergy" denies it. The plural in "no eggs allergy" leaves doubt: avoid. */
  #modeAfterSuffix(role: SuffixRole): Mode {
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

/** Reads phrases from left to right: the ways of eating they claim, the foods they name and what they say of each. */
export function scanRestrictions(lexemes: readonly Lexeme[]): ScannedText {
  return new RestrictionScanner(lexemes).scan()
}
