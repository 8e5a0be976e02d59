import { builtInFoods } from './builtInFoods.js'
import { type Diet, dietLabel, dietRules, isPartialDiet } from './diets.js'
import type { Food } from './food.js'
import { type AvoidRule, avoidRule, isPartialTerm } from './foodTerms.js'
import { lexRestrictions } from './lexRestrictions.js'
import { partlyApplied } from './partNotUnderstood.js'
import type { FoodMention } from './restrictionClause.js'
import { type Condition, MACRO_PHRASES, type MacroStyle } from './restrictionPhrases.data.js'
import { scanRestrictions } from './restrictionScan.js'

/** What a visitor's free text about restrictions means to us. */
export interface Restrictions {
  readonly macroStyle: MacroStyle
  readonly diets: readonly Diet[]
  readonly avoid: readonly AvoidRule[]
  /** States of health that ask for a caution. */
  readonly conditions: readonly Condition[]
  /** Whether the text speaks of an allergy or intolerance, understood or not. */
  readonly mentionsAllergy: boolean
  /** What is applied, in the order of the text, such as `vegan`, `no peanuts`, `keto`, `vegetarian (from vegetarain)`. */
  readonly understood: readonly string[]
  /** What has no effect, or only some: `low FODMAP (not fully applied)`. Show it: an allergy may be among it. */
  readonly notUnderstood: readonly string[]
}

const macroOrder = MACRO_PHRASES.map(([style]) => style)
const unique = <Item>(list: readonly Item[]) => [...new Set(list)]

/** Collects what a text means in the order of the text. */
class Reading {
  readonly diets = new Set<Diet>()
  readonly avoid = new Map<string, AvoidRule>()
  readonly conditions = new Set<Condition>()
  readonly understood: string[] = []
  readonly notUnderstood: string[] = []
  readonly #foods: readonly Food[]

  constructor(foods: readonly Food[]) {
    this.#foods = foods
  }

  apply(what: string, typed?: string): void {
    this.understood.push(typed === undefined ? what : `${what} (from ${typed})`)
  }

  addDiet(diet: Diet, typed?: string): void {
    this.diets.add(diet)
    if (diet === 'diabetic') this.conditions.add('diabetes')
    if (isPartialDiet(diet)) {
      for (const { term } of dietRules(diet)) this.apply(`no ${term}`)
      this.notUnderstood.push(partlyApplied(dietLabel(diet)))
    } else this.apply(dietLabel(diet), typed)
  }

  addAvoided(term: string, isAllergy = false, typed?: string): void {
    const rule = avoidRule(term)
    const isPartial = isPartialTerm(term, isAllergy)
    // Where no food is known to hold it, nothing can be applied.
    if (isPartial && !this.#foods.some(rule.covers)) {
      this.notUnderstood.push(term)
      return
    }
    this.avoid.set(term, rule)
    this.apply(`no ${term}`, typed)
    if (isPartial) this.notUnderstood.push(partlyApplied(term))
  }

  addMention({ food, stance, isAllergy, said, typed }: FoodMention): void {
    if (stance === 'welcome') this.notUnderstood.push(said)
    else if (stance === 'excepted' && this.#isAvoided(food.term)) this.notUnderstood.push(`except ${said}`)
    else if (stance !== 'denied') this.addAvoided(isAllergy ? food.allergyTo : food.term, isAllergy, typed)
  }

  #isAvoided(term: string): boolean {
    const rules = [...this.avoid.values(), ...[...this.diets].flatMap(dietRules)]
    const isMeant = avoidRule(term).covers
    return this.#foods.filter(isMeant).some((food) => rules.some((rule) => rule.covers(food)))
  }
}

/**
 * Reads free text about diets, allergies and dislikes by rules. In doubt, a food is avoided. A food named on its own
 * is avoided, and so is an exception ("vegan except eggs"), which is listed as not understood.
 * @param foods the catalogue in use: the text may name any food in it.
 */
export function readRestrictions(text: string, foods: readonly Food[] = builtInFoods): Restrictions {
  const { findings, unknown, mentionsAllergy } = scanRestrictions(lexRestrictions(text, foods))
  const styles = findings.flatMap((finding) => (finding.kind === 'macro' ? finding.style : []))
  const macroStyle = macroOrder.find((style) => styles.includes(style)) ?? 'standard'
  const reading = new Reading(foods)
  for (const finding of findings) {
    if (finding.kind === 'mention') reading.addMention(finding)
    else if (finding.kind === 'diet') {
      reading.addDiet(finding.diet, finding.typed)
      if (finding.avoided) reading.addAvoided(finding.avoided)
    } else if (finding.kind === 'condition') {
      reading.conditions.add(finding.condition)
      reading.notUnderstood.push(finding.said)
    } else if (finding.style === macroStyle) reading.apply(finding.label, finding.typed)
    else reading.notUnderstood.push(finding.label)
  }
  const { diets, avoid, conditions, understood, notUnderstood } = reading
  // An allergy is never passed over in silence, even where no word of it was read.
  if (mentionsAllergy && understood.length + notUnderstood.length + unknown.length === 0) {
    notUnderstood.push(text.trim())
  }
  return {
    macroStyle,
    diets: [...diets],
    avoid: [...avoid.values()],
    conditions: [...conditions],
    mentionsAllergy,
    understood: unique(understood),
    notUnderstood: unique([...notUnderstood, ...unknown]),
  }
}
