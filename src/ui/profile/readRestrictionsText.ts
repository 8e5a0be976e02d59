import { AVOIDABLE_FOODS } from '../../core/food/avoidableFoods.js'
import { dietRules } from '../../core/food/diets.js'
import type { Food } from '../../core/food/food.js'
import { avoidRule } from '../../core/food/foodTerms.js'
import { type LabelCheck, labelCheck } from '../../core/food/labelCheck.js'
import { type Restrictions, readRestrictions } from '../../core/food/readRestrictions.js'
import { isPartlyApplied, restrictionLabels } from '../../core/food/restrictionTerm.js'
import { allMessages } from '../../messages/allMessages.js'
import type { WidgetMessages } from '../../messages/mergeMessages.js'
import { termsOf } from './restrictionTerms.js'

/** The reading of a restrictions text. */
export interface RestrictionsReading {
  /** The text that was read. It is older than the visible text while the visitor types. */
  readonly text: string
  /** What is fully applied. */
  readonly understood: readonly string[]
  /** The macro split that counts, and those that it outranks. */
  readonly macroStyle: string
  readonly outranked: readonly string[]
  readonly labelCheck: LabelCheck | null
  /** The chips that the text stands for, in whatever words: diets by their term, and foods that it rules out. */
  readonly meant: ReadonlySet<string>
  /** A text without the clauses that mean exactly this chip; undefined if the rest still means it. */
  readonly without: (chip: string, text: string) => string | undefined
}

/** Whether a text covers everything that a chip's own term asks for. */
function asksFor({ diets, macroStyle }: Restrictions, term: string): boolean {
  const asked = readRestrictions(term)
  const hasStyle = asked.macroStyle === 'standard' || asked.macroStyle === macroStyle
  return hasStyle && asked.applied.length > 0 && asked.diets.every((diet) => diets.includes(diet))
}

/** The foods of the form that a text rules out: those with no food left in the catalogue. */
function ruledOut({ avoid, diets }: Restrictions, foods: readonly Food[]): readonly string[] {
  const rules = [...avoid, ...diets.flatMap(dietRules)]
  if (rules.length === 0) return []
  return AVOIDABLE_FOODS.filter((name) => {
    if (rules.some(({ term }) => term === name)) return true
    const meant = foods.filter(avoidRule(name).covers)
    return meant.length > 0 && meant.every((food) => rules.some((rule) => rule.covers(food)))
  })
}

/** All that a text asks for, in whatever words. An allergy is more than a wish to avoid the food. */
const asks = ({ macroStyle, mentionsAllergy, avoid, diets, notApplied }: Restrictions) => [
  macroStyle,
  mentionsAllergy,
  ...[...avoid, ...diets.flatMap(dietRules)].map(({ term }) => term),
  ...notApplied.map(({ name }) => name),
]

/** Reads a restrictions text for the form, against the foods that the week will be planned from. */
export function readRestrictionsText(
  text: string,
  foods: readonly Food[],
  messages: WidgetMessages,
): RestrictionsReading {
  const { core, profile } = allMessages(messages)
  const terms = Object.keys(profile.restrictions.quickChips)
  const meantBy = (restrictions: Restrictions) => [
    ...terms.filter((term) => asksFor(restrictions, term)),
    ...ruledOut(restrictions, foods),
  ]
  const restrictions = readRestrictions(text, foods, core)
  const partly = restrictions.notApplied.filter(isPartlyApplied).map(({ name }) => name)
  return {
    text,
    understood: restrictionLabels(
      restrictions.applied.filter(({ kind, name }) => kind !== 'avoid' || !partly.includes(name)),
      core,
    ),
    macroStyle: restrictions.macroStyle === 'standard' ? '' : core.macroStyle[restrictions.macroStyle],
    outranked: restrictionLabels(
      restrictions.notApplied.filter(({ kind }) => kind === 'macroStyle'),
      core,
    ),
    labelCheck: labelCheck(restrictions, core),
    meant: new Set(meantBy(restrictions)),
    without: (chip, newest) => {
      const asked = String(asks(readRestrictions(chip)))
      const others = termsOf(newest).filter(
        (clause) => String(asks(readRestrictions(clause, foods))) !== asked,
      )
      const rest = others.join(', ')
      return meantBy(readRestrictions(rest, foods)).includes(chip) ? undefined : rest
    },
  }
}
