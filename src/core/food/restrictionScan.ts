import { castsDoubt, isDenial, isPlainDenial, takesDenialBack } from './denials.js'
import { isDescriptor, isPartOfFood } from './foodNameParts.js'
import { singular } from './foodWords.js'
import { type Lexeme, saidIn } from './lexRestrictions.js'
import { avoidFoods, type FoodMention } from './restrictionClause.js'
import {
  isAnsweredNo,
  isMealNext,
  isOpenAnswer,
  isRole,
  isTime,
  sparesRest,
  speaksOfAllergy,
} from './restrictionLookahead.js'
import { type Claim, deniedMentions, deniesSomething, newPart, type ReadPart } from './restrictionPart.js'
import { ALLERGY_NAME, MEDICAL_NAME } from './restrictionPhrases.data.js'
import type { Role } from './restrictionRole.js'
import {
  ASKING,
  BESIDE_PEOPLE,
  EATER,
  HAVING,
  LIKING,
  PEOPLE,
  PLAIN_SUBJECTS,
  POULTRY,
  POULTRY_ONLY,
} from './restrictionRoles.data.js'
import { isStance } from './stanceMode.js'
import { StanceReader } from './stanceReader.js'
import { isNoEater, startsEaten } from './wishes.js'

export interface ScannedText {
  /** In the order of the text. */
  readonly findings: readonly (Claim | FoodMention)[]
  readonly unknown: readonly string[]
  readonly mentionsAllergy: boolean
}

const isFood = (lexeme: Lexeme | undefined): lexeme is Lexeme =>
  lexeme?.meaning.kind === 'food' && !EATER.test(lexeme.said)
const namesSomebody = ({ said }: Lexeme) => PLAIN_SUBJECTS.has(said) || PEOPLE.has(singular(said))

class RestrictionScanner {
  readonly #lexemes: readonly Lexeme[]
  readonly #stance = new StanceReader()
  readonly #findings: (Claim | FoodMention)[] = []
  readonly #unknown: string[] = []
  #unknownRun: string[] = []
  #followsFood = false
  #mentionsAllergy = false
  readonly #parts: ReadPart[] = []
  #part = newPart(false)
  /** The parts that take a denial back, which say nothing about others. */
  readonly #takingBack = new Set<ReadPart>()

  constructor(lexemes: readonly Lexeme[]) {
    this.#lexemes = lexemes
  }

  scan(): ScannedText {
    for (const [index, lexeme] of this.#lexemes.entries()) {
      const isJoint = isRole(lexeme, ['comma', 'colon', 'and'])
      const isEnd = isRole(lexeme, ['stop']) || this.#stance.endsDenial(lexeme.said)
      if (isJoint || isEnd) this.#endPart(isJoint)
      else this.#part.words.push(lexeme)
      this.#read(lexeme, index)
    }
    this.#endPart(false)
    this.#endClause()
    this.#listDoubtful()
    return {
      findings: this.#findings,
      unknown: this.#unknown,
      mentionsAllergy: this.#mentionsAllergy || this.#stance.mentionsAllergy,
    }
  }

  #read({ meaning, said, typed }: Lexeme, index: number): void {
    const rest = this.#lexemes.slice(index + 1)
    const isDenied = EATER.test(said) && isNoEater([...this.#part.words, ...rest])
    if (meaning.kind !== 'role') this.#stance.addWord(said)
    if (meaning.kind === 'unknown') this.#readUnknown(said)
    else if (meaning.kind === 'food' && EATER.test(said) && !isDenied && !this.#stance.avoidsNext) {
      this.#readUnknown(said)
      // Who lives on fruit and veg eats no meat.
      if (said.endsWith('veg'))
        this.#readClaim({ kind: 'diet', diet: 'vegetarian', isAdjective: false, said }, [])
    } else if (meaning.kind === 'food') {
      while (isDescriptor(this.#unknownRun.at(-1) ?? '')) this.#unknownRun.pop()
      this.#endUnknownRun()
      // "Chicken only" leaves out other meat, but "allergic to chicken only" the chicken.
      const isOnly = POULTRY_ONLY.test(said)
      const isRefused =
        this.#stance.avoidsNext ||
        this.#stance.endsDenial('only') ||
        rest.slice(0, 1).some((next) => isRole(next, ['harm', 'danger']))
      const mention = this.#stance.addFood({ food: isOnly && isRefused ? POULTRY : meaning, said, typed })
      if (isDenied) mention.stance = 'avoided'
      this.#findings.push(mention)
      this.#part.mentions.push(mention)
      // In "only chicken and rice" the rice may be eaten as well.
      if (isOnly && startsEaten(rest)) this.#unknown.push(said)
      this.#followsFood = true
    } else if (meaning.kind !== 'role') this.#readClaim({ ...meaning, said, ...(typed && { typed }) }, rest)
    else if (meaning.role === 'stop' || this.#stance.endsDenial(said)) this.#endClause()
    else this.#readRole(meaning.role, said, index, rest)
  }

  #endPart(goesOn: boolean): void {
    this.#parts.push(this.#part)
    if (takesDenialBack(this.#part.words)) {
      this.#takeBack()
      this.#takingBack.add(this.#part)
    }
    this.#part = newPart(goesOn)
  }

  /** What the newest sentence with a denial denies counts, because it is said of somebody else. */
  #takeBack(): void {
    const last = this.#parts.findLastIndex(({ words }) => isDenial(words))
    const first = this.#parts.findLastIndex(({ goesOn }, index) => index <= last && !goesOn)
    const sentence = this.#parts.slice(Math.max(0, first), last + 1)
    const isNothing = !sentence.some(({ mentions, denied }) => mentions.length + denied.length > 0)
    // "I have no allergies but my wife does".
    if (last >= 0 && isNothing) {
      this.#unknown.push(saidIn(this.#part.words))
      this.#mentionsAllergy ||= sentence.some(({ words }) => speaksOfAllergy(words))
    }
    for (const part of sentence) {
      const avoided = avoidFoods(deniedMentions(part), { isAllergy: true })
      this.#mentionsAllergy ||= avoided.length > 0
      for (const claim of part.denied.splice(0)) this.#addClaim(claim)
    }
  }

  /** A denial in other words than plain ones may mean something else, and is listed. */
  #listDoubtful(): void {
    for (const [index, part] of this.#parts.entries()) {
      if (!deniesSomething(part)) continue
      const rest = this.#parts.slice(index + 1).filter((later) => !this.#takingBack.has(later))
      // In "no vegan cheese" the diet is no way of eating.
      const isLeftOut = ({ stance, isAllergy }: FoodMention) => stance === 'avoided' && !isAllergy
      const describes = part.denied.length > 0 && part.mentions.some(isLeftOut)
      if (describes || !isPlainDenial(part.words) || rest.some(({ words }) => castsDoubt(words)))
        this.#unknown.push(saidIn(part.words))
    }
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

  #readClaim(claim: Claim, rest: readonly Lexeme[]): void {
    this.#endUnknownRun()
    // "Vegan: no" in a form.
    const isAsked = rest[0] !== undefined && isRole(rest[0], ['colon'])
    if (isAsked && isAnsweredNo(rest)) {
      this.#unknown.push(`${claim.said}: no`)
      this.#stance.addUnknown()
      return
    }
    const isAdjective = claim.kind === 'diet' && claim.isAdjective
    const stance = this.#stance.addClaim({ isAdjective, isMedical: MEDICAL_NAME.test(claim.said) })
    if (stance === 'disliked') this.#unknown.push(claim.said)
    if (stance === 'denied') this.#part.denied.push(claim)
    if (stance === 'claimed') this.#addClaim(claim)
  }

  #addClaim(claim: Claim): void {
    this.#findings.push(claim)
    this.#mentionsAllergy ||= ALLERGY_NAME.test(claim.said)
  }

  #readRole(role: Exclude<Role, 'stop'>, said: string, index: number, rest: readonly Lexeme[]): void {
    const isMark = role === 'comma' || role === 'colon'
    if (!isMark) this.#stance.addWord(said)
    const isAboutUnknown = this.#unknownRun.length > 0
    if (role === 'free' && isAboutUnknown) {
      this.#unknownRun.push(said)
      return
    }
    // "Tuna only", "tuna please" and "just tuna" may name the food that is eaten or the food that is not.
    const { mode } = this.#stance
    if (this.#followsFood && (said === 'only' || (mode === 'bare' && ASKING.test(said))))
      this.#unknownRun.push(this.#lexemes[index - 1]?.said ?? '', said)
    this.#endUnknownRun()
    if (
      said === 'just' &&
      mode !== 'allergic' &&
      !isStance(mode) &&
      isFood(rest[0]) &&
      !speaksOfAllergy(rest)
    )
      this.#unknown.push(`just ${rest[0].said}`)
    const isEaten = role === 'filler' && (this.#isHad(said, rest) || this.#isLiked(said))
    const meant = isEaten ? 'positive' : role
    if (role === 'affirm' && isOpenAnswer(this.#lexemes, index))
      this.#unknown.push(`${this.#lexemes[index - 2]?.said}: ${said}`)
    if (sparesRest(this.#lexemes, index)) this.#stance.spareNext()
    else if (meant !== 'filler') this.#stance.readRole(meant, said, rest, isAboutUnknown)
  }

  /** Whether somebody has a food as a meal: "we usually have oats". After "allergies" it may be what they have. */
  #isHad(said: string, rest: readonly Lexeme[]): boolean {
    if (!HAVING.has(said) || this.#hasOpenAllergy()) return false
    const before = this.#part.words.slice(0, -1)
    const isPlain = before.every((word) => isTime(word) || namesSomebody(word) || word.said === 'each')
    return isPlain && isMealNext(rest, before.some(isTime))
  }

  /** Whether the text speaks of allergies and has named none yet: "Allergies: my son has eggs mostly". */
  #hasOpenAllergy(): boolean {
    const isNamed = this.#findings.some((finding) => finding.kind === 'mention' && finding.isAllergy)
    return this.#stance.mentionsAllergy && !isNamed
  }

  /** Whether somebody likes a food: "my kids like rice". In "what hurts my kids, like nuts" nobody does. */
  #isLiked(said: string): boolean {
    const before = this.#part.words.slice(0, -1).filter((word) => !isTime(word))
    const somebody = before.at(-1)
    // "Likes eggs" needs nobody, but "like eggs" may name examples.
    const isOf = somebody ? PEOPLE.has(singular(somebody.said)) : said === 'likes'
    const isBeside = ({ meaning, said }: Lexeme) =>
      meaning.kind === 'diet' || BESIDE_PEOPLE.has(said) || /^\d+$/.test(said)
    return LIKING.has(said) && isOf && before.every((word) => namesSomebody(word) || isBeside(word))
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
