import { requireWhole } from '../requireWhole.js'
import { type CoreWords, coreWords } from '../words.js'
import { builtInFoods } from './builtInFoods.js'
import { type Diet, dietRules, isPartialDiet } from './diets.js'
import type { Food, GivenFoods } from './food.js'
import { seasoningsIn } from './foodFinder.js'
import { type AvoidRule, avoidRule, isPartialTerm, mayBeIn } from './foodTerms.js'
import { typedWords } from './foodWords.js'
import { lexRestrictions } from './lexRestrictions.js'
import { ASKED_MACRO_STYLES, type MacroStyle } from './macroStyle.js'
import { ASIDES, DISLIKED, ILLNESS, STRICT } from './restrictionAsides.data.js'
import type { FoodMention } from './restrictionClause.js'
import type { Condition } from './restrictionPhrases.data.js'
import { scanRestrictions } from './restrictionScan.js'
import {
  isPartlyApplied,
  type RestrictionTerm,
  restrictionLabel,
  restrictionLabels,
  uniqueTerms,
} from './restrictionTerm.js'
import { markWishes, signedText } from './wishes.js'

/** Four times what a profile may hold, in UTF-16 code units. */
export const LONGEST_RESTRICTIONS = 4000

/** What a visitor's free text about restrictions means to us. */
export interface Restrictions {
  readonly macroStyle: MacroStyle
  readonly diets: readonly Diet[]
  readonly avoid: readonly AvoidRule[]
  /** States of health that ask for a caution. */
  readonly conditions: readonly Condition[]
  /** Whether the text speaks of an allergy or intolerance, understood or not. */
  readonly mentionsAllergy: boolean
  /** In the order of the text. */
  readonly applied: readonly RestrictionTerm[]
  /** Terms with no effect, or with only some. */
  readonly notApplied: readonly RestrictionTerm[]
}

/** The same, with words for the terms that are applied and those that are not. */
export interface ReadText extends Restrictions {
  /** The terms that are applied, such as `vegan`, `no peanuts`, `keto`, `vegetarian (from vegetarain)`. */
  readonly understood: readonly string[]
  /**
   * The terms with no effect, or with only some: `low FODMAP (not fully applied)`. Show them: an allergy may be among
   * them.
   */
  readonly notUnderstood: readonly string[]
}

function notAppliedLabel(term: RestrictionTerm, words: CoreWords): string {
  const label = restrictionLabel(term, words)
  return isPartlyApplied(term) ? words.restriction.partlyApplied(label) : label
}

/** Collects what a text means in the order of the text. */
class Reading {
  readonly diets = new Set<Diet>()
  readonly avoid = new Map<string, AvoidRule>()
  readonly conditions = new Set<Condition>()
  readonly applied: RestrictionTerm[] = []
  readonly notApplied: RestrictionTerm[] = []
  readonly #foods: readonly Food[]
  readonly #allergens = new Set<string>()

  constructor(foods: readonly Food[]) {
    this.#foods = foods
  }

  addDiet(diet: Diet, isStrict: boolean, typed?: string): void {
    this.diets.add(diet)
    if (isStrict) for (const { term } of dietRules(diet)) this.#allergens.add(term)
    if (diet === 'diabetic') this.conditions.add('diabetes')
    if (isPartialDiet(diet)) {
      for (const { term } of dietRules(diet)) this.applied.push({ kind: 'avoid', name: term })
      this.notApplied.push({ kind: 'diet', name: diet, isPartial: true })
    } else this.applied.push({ kind: 'diet', name: diet, typed })
  }

  addAvoided(term: string, isAllergy = false, typed?: string): void {
    const rule = avoidRule(term)
    const isPartial = isPartialTerm(term, isAllergy)
    // If no food is known to contain it, nothing can be applied.
    if (isPartial && !this.#foods.some(rule.covers)) {
      this.notApplied.push({ kind: 'food', name: term })
      return
    }
    this.avoid.set(term, rule)
    if (isAllergy) this.#allergens.add(term)
    this.applied.push({ kind: 'avoid', name: term, typed })
    if (isPartial) this.notApplied.push({ kind: 'food', name: term, isPartial: true })
  }

  addMention({ food, stance, isAllergy, said, typed }: FoodMention): void {
    // "No meat, only chicken" may mean an exception.
    const isLost = said.includes('only') && !this.#avoided('meat').includes(false)
    if (stance === 'welcome' || isLost) this.notApplied.push({ kind: 'words', name: said })
    else if (stance === 'excepted' && this.#avoided(food.term).includes(true))
      this.notApplied.push({ kind: 'exception', name: said })
    else if (stance === 'spared' && !this.#avoided(food.term).includes(false))
      this.notApplied.push({ kind: 'exception', name: said })
    else if (stance !== 'denied' && stance !== 'spared')
      this.addAvoided(isAllergy ? food.allergyTo : food.term, isAllergy, typed)
  }

  /** Tells of allergens that may be in foods that are eaten. */
  tellHidden(): void {
    for (const allergen of this.#allergens) {
      const hidden = mayBeIn(allergen)
      if (hidden && this.#avoided(hidden[0]).includes(false))
        this.notApplied.push({ kind: 'food', name: hidden[1], isPartial: true })
    }
  }

  /** Of each food that a term means: whether it is avoided. */
  #avoided(term: string): readonly boolean[] {
    const rules = [...this.avoid.values(), ...[...this.diets].flatMap(dietRules)]
    const isMeant = avoidRule(term).covers
    return this.#foods.filter(isMeant).map((food) => rules.some((rule) => rule.covers(food)))
  }
}

/**
 * Reads free text about diets, allergies and dislikes by rules. In doubt, a food is avoided. A food named on its own is
 * avoided, and so is an exception ("vegan except eggs"), which is also listed as not understood.
 * @param foods the catalogue in use: the text may name any food in it.
 * @param words the language of `understood` and `notUnderstood`.
 * @throws {RangeError} when it is no text, or has more than 4,000 characters: each word is read with all that follow it, and a
 * text that is cut off may mean something else.
 */
export function readRestrictions(text: string, foods?: GivenFoods, words?: CoreWords | null): ReadText {
  if (typeof text !== 'string')
    throw new RangeError(
      `dietaryRestrictions must be a text, got ${String(text)}. Pass "" if there are none.`,
    )
  requireWhole('The length of dietaryRestrictions', text.length, { min: 0, max: LONGEST_RESTRICTIONS })
  const catalogue = foods ?? builtInFoods
  const language = words ?? coreWords
  const lexemes = lexRestrictions(text, catalogue)
  const signed = signedText(lexemes)
  const { findings, unknown, ...scanned } = scanRestrictions(markWishes(lexemes))
  const refused = signed.replace(DISLIKED, '')
  const hasStrict = STRICT.test(refused)
  const isStrict = (said: string) => hasStrict && (refused === signed || refused.includes(said))
  const mentionsAllergy = scanned.mentionsAllergy || hasStrict
  const typed = typedWords(text)
  const styles = findings.flatMap((finding) => (finding.kind === 'macro' ? finding.style : []))
  const macroStyle = ASKED_MACRO_STYLES.find((style) => styles.includes(style)) ?? 'standard'
  const reading = new Reading([...catalogue, ...seasoningsIn(catalogue)])
  for (const finding of findings) {
    if (finding.kind === 'mention') {
      finding.isAllergy ||= isStrict(finding.said)
      reading.addMention(finding)
    } else if (finding.kind === 'diet') {
      reading.addDiet(finding.diet, isStrict(finding.said), finding.typed)
      if (finding.avoided) reading.addAvoided(finding.avoided)
    } else if (finding.kind === 'condition') {
      reading.conditions.add(finding.condition)
      reading.notApplied.push({ kind: 'words', name: finding.said })
    } else {
      const { style, typed } = finding
      if (style === macroStyle) reading.applied.push({ kind: 'macroStyle', name: style, typed })
      else reading.notApplied.push({ kind: 'macroStyle', name: style })
    }
  }
  reading.tellHidden()
  const asides = ASIDES.flatMap(([condition, pattern]) =>
    (signed.match(pattern) ?? []).map((said) => {
      if (condition) reading.conditions.add(condition)
      return said.replace(/\|[#&]?/g, ' ').replaceAll(' ,', ',')
    }),
  )
  const { diets, avoid, conditions } = reading
  // Without "little" beside "little ones".
  const said = [...asides, ...unknown]
  const notApplied = [
    ...reading.notApplied,
    ...said
      .filter((one) => !said.some((other) => other !== one && ` ${other} `.includes(` ${one} `)))
      .map(
        (one) => ({ kind: 'words', name: one.replace(/\S+/g, (word) => typed.get(word) ?? word) }) as const,
      ),
  ]
  // An allergy or an illness is always mentioned, even if no word of it was understood.
  if ((mentionsAllergy || ILLNESS.test(signed)) && reading.applied.length + notApplied.length === 0) {
    notApplied.push({ kind: 'words', name: text.trim() })
  }
  return {
    macroStyle,
    diets: [...diets],
    avoid: [...avoid.values()],
    conditions: [...conditions],
    mentionsAllergy,
    applied: uniqueTerms(reading.applied),
    notApplied: uniqueTerms(notApplied),
    understood: restrictionLabels(reading.applied, language),
    notUnderstood: [...new Set(notApplied.map((term) => notAppliedLabel(term, language)))],
  }
}
