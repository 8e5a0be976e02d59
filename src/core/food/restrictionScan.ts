import { isDescriptor, isPartOfFood } from './foodNameParts.js'
import type { Lexeme } from './lexRestrictions.js'
import { avoidFoods, type FoodMention } from './restrictionClause.js'
import type { Meaning } from './restrictionLexicon.js'
import { isRole } from './restrictionLookahead.js'
import { ALLERGY_NAME, MEDICAL_NAME } from './restrictionPhrases.data.js'
import type { Role } from './restrictionRole.js'
import { StanceReader } from './stanceReader.js'
import { takesDenialBack } from './takesDenialBack.js'

/** A way of eating or a state of health that the text claims. Denied ones ("not vegan") are left out. */
type Claim = Extract<Meaning, { kind: 'diet' | 'macro' | 'condition' }> & Pick<Lexeme, 'said' | 'typed'>

export interface ScannedText {
  /** In the order of the text. */
  readonly findings: readonly (Claim | FoodMention)[]
  readonly unknown: readonly string[]
  readonly mentionsAllergy: boolean
}

class RestrictionScanner {
  readonly #lexemes: readonly Lexeme[]
  readonly #stance = new StanceReader()
  readonly #findings: (Claim | FoodMention)[] = []
  readonly #unknown: string[] = []
  #unknownRun: string[] = []
  #followsFood = false
  #mentionsAllergy = false
  readonly #denied: Claim[] = []
  /** The words since the last mark, "but" or "and". */
  #part: Lexeme[] = []

  constructor(lexemes: readonly Lexeme[]) {
    this.#lexemes = lexemes
  }

  scan(): ScannedText {
    for (const [index, lexeme] of this.#lexemes.entries()) {
      if (isRole(lexeme, ['comma', 'colon', 'stop', 'and'])) this.#endPart()
      else this.#part.push(lexeme)
      this.#read(lexeme, index)
    }
    this.#endPart()
    this.#endClause()
    return {
      findings: this.#findings,
      unknown: this.#unknown,
      mentionsAllergy: this.#mentionsAllergy || this.#stance.mentionsAllergy,
    }
  }

  #read({ meaning, said, typed }: Lexeme, index: number): void {
    if (meaning.kind !== 'role') this.#stance.addWord(said)
    if (meaning.kind === 'unknown') this.#readUnknown(said)
    else if (meaning.kind === 'food') {
      while (isDescriptor(this.#unknownRun.at(-1) ?? '')) this.#unknownRun.pop()
      this.#endUnknownRun()
      this.#findings.push(this.#stance.addFood({ food: meaning, said, typed }))
      this.#followsFood = true
    } else if (meaning.kind !== 'role') this.#readClaim({ ...meaning, said, ...(typed && { typed }) })
    else if (meaning.role === 'stop' || this.#stance.endsDenial(said)) this.#endClause()
    else this.#readRole(meaning.role, said, index)
  }

  /** Takes back what the text has denied so far if the part says it of somebody else. */
  #endPart(): void {
    const isTakenBack = takesDenialBack(this.#part)
    this.#part = []
    if (!isTakenBack) return
    const mentions = this.#findings.filter((finding) => finding.kind === 'mention')
    const denied = mentions.filter(({ stance }) => stance === 'denied')
    avoidFoods(denied, { isAllergy: true })
    this.#mentionsAllergy ||= denied.length > 0
    for (const claim of this.#denied.splice(0)) this.#addClaim(claim)
  }

  #readUnknown(word: string): void {
    const belongs = this.#followsFood && isPartOfFood(word)
    if (!belongs) {
      this.#unknownRun.push(word)
      this.#stance.addUnknown()
    }
    this.#followsFood = belongs
  }

  #endUnknownRun(): void {
    if (this.#unknownRun.length > 0) this.#unknown.push(this.#unknownRun.join(' '))
    this.#unknownRun = []
    this.#followsFood = false
  }

  #readClaim(claim: Claim): void {
    this.#endUnknownRun()
    const isAdjective = claim.kind === 'diet' && claim.isAdjective
    const stance = this.#stance.addClaim({ isAdjective, isMedical: MEDICAL_NAME.test(claim.said) })
    if (stance === 'disliked') this.#unknown.push(claim.said)
    if (stance === 'denied') this.#denied.push(claim)
    if (stance === 'claimed') this.#addClaim(claim)
  }

  #addClaim(claim: Claim): void {
    this.#findings.push(claim)
    this.#mentionsAllergy ||= ALLERGY_NAME.test(claim.said)
  }

  #readRole(role: Exclude<Role, 'stop'>, said: string, index: number): void {
    const isMark = role === 'comma' || role === 'colon'
    if (!isMark) this.#stance.addWord(said)
    const isAboutUnknown = this.#unknownRun.length > 0
    if (role === 'free' && isAboutUnknown) {
      this.#unknownRun.push(said)
      return
    }
    // "Tuna only" may name the food that is eaten or the food that is not.
    if (said === 'only' && this.#followsFood)
      this.#unknownRun.push(this.#lexemes[index - 1]?.said ?? '', said)
    this.#endUnknownRun()
    if (role !== 'filler') this.#stance.readRole(role, said, this.#lexemes.slice(index + 1), isAboutUnknown)
  }

  #endClause(): void {
    this.#endUnknownRun()
    const lost = this.#stance.endClause()
    if (lost !== undefined) this.#unknown.push(lost)
  }
}

/** Reads phrases from left to right: what they claim, the foods that they name and what they say about each. */
export function scanRestrictions(lexemes: readonly Lexeme[]): ScannedText {
  return new RestrictionScanner(lexemes).scan()
}
