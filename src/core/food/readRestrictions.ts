import { builtInFoods } from './builtInFoods.js'
import { type Diet, dietRules } from './diets.js'
import type { Food } from './food.js'
import { type AvoidRule, avoidRule } from './foodTerms.js'
import { lexRestrictions } from './restrictionLexicon.js'
import { MACRO_PHRASES, type MacroStyle } from './restrictionPhrases.data.js'
import { type FoodMention, scanRestrictions } from './restrictionScan.js'

/** What a visitor's free text about restrictions means to us. */
export interface Restrictions {
  readonly macroStyle: MacroStyle
  readonly diets: readonly Diet[]
  readonly avoid: readonly AvoidRule[]
  /** What is applied, in the order of the text, such as `vegan`, `no peanuts`, `keto`. */
  readonly understood: readonly string[]
  /** What has no effect. Show it to the visitor: an allergy may be among it. */
  readonly notUnderstood: readonly string[]
  /** An allergy or intolerance is spoken of, understood or not. */
  readonly mentionsAllergy: boolean
}

const macroOrder = MACRO_PHRASES.map(([style]) => style)
const unique = (list: readonly string[]) => [...new Set(list)]

/**
 * Reads free text about diets, allergies and dislikes by rules. In doubt, a food is avoided: a food named on its own
 * is, and so is an exception ("vegan except eggs"), which is listed as not understood.
 * @param foods the catalogue in use: the text may name any food in it.
 */
export function readRestrictions(text: string, foods: readonly Food[] = builtInFoods): Restrictions {
  const { findings, unknown } = scanRestrictions(lexRestrictions(text, foods))
  const styles = findings.flatMap((finding) => (finding.kind === 'macro' ? finding.style : []))
  const macroStyle = macroOrder.find((style) => styles.includes(style)) ?? 'standard'
  const diets = new Set<Diet>()
  const avoid = new Map<string, AvoidRule>()
  const understood: string[] = []
  const notUnderstood: string[] = []

  const addAvoided = (term: string) => {
    avoid.set(term, avoidRule(term))
    understood.push(`no ${term}`)
  }
  const isAvoidedAlready = ({ food }: FoodMention) => {
    const rules = [...avoid.values(), ...[...diets].flatMap(dietRules)]
    const rule = avoidRule(food.term)
    return foods.filter(rule.covers).some((each) => rules.some((other) => other.covers(each)))
  }

  for (const finding of findings) {
    if (finding.kind === 'diet') {
      diets.add(finding.diet)
      understood.push(finding.diet.replace('_', ' '))
      if (finding.avoided) addAvoided(finding.avoided)
    } else if (finding.kind === 'macro') {
      if (finding.style === macroStyle) understood.push(finding.label)
      else notUnderstood.push(finding.label)
    } else if (finding.stance === 'welcome') {
      notUnderstood.push(finding.said)
    } else if (finding.stance === 'excepted' && isAvoidedAlready(finding)) {
      notUnderstood.push(`except ${finding.said}`)
    } else if (finding.stance !== 'denied') {
      addAvoided(finding.isAllergy ? finding.food.allergyTo : finding.food.term)
    }
  }
  return {
    macroStyle,
    diets: [...diets],
    avoid: [...avoid.values()],
    understood: unique(understood),
    notUnderstood: unique([...notUnderstood, ...unknown]),
    mentionsAllergy: /allerg|intoleran|celiac/i.test(text),
  }
}
