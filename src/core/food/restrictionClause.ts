import { singular } from './foodWords.js'
import type { Meaning } from './restrictionLexicon.js'

type FoodMeaning = Extract<Meaning, { kind: 'food' }>

/** A food that the text names, and what it says about it. */
export interface FoodMention {
  readonly kind: 'mention'
  readonly food: FoodMeaning
  readonly said: string
  readonly typed: string | undefined
  readonly afterAnd: boolean
  /** Whether no word joins it to the food before, and the two are not one: `turkey bacon`. */
  readonly isApart: boolean
  /**
   * `denied`: no allergy to it; `welcome`: eaten; `excepted`: "vegan except eggs"; `spared`: "allergic to tree nuts but not
   * peanuts".
   */
  stance: 'avoided' | 'denied' | 'welcome' | 'excepted' | 'spared'
  isAllergy: boolean
}

/** What one clause says. The next clause may look back at it: "I love peanuts but I'm allergic". */
export interface RestrictionClause {
  readonly words: string[]
  readonly mentions: FoodMention[]
  /** Foods that are the subject of a phrase such as "makes me". */
  readonly harmful: FoodMention[]
  /** Whether it names a food, a diet or something unknown. */
  hasContent: boolean
  /** Whether it has a word, such as "toxic" or "from", that a mere "none" does not have. */
  isMoreThanNone: boolean
  /** Whether it mentions grave harm, such as "hives". */
  isDangerous: boolean
  /** Whether it denies an allergy: "no allergies". */
  hasDenied: boolean
}

export function emptyClause(): RestrictionClause {
  return {
    words: [],
    mentions: [],
    harmful: [],
    hasContent: false,
    isMoreThanNone: false,
    isDangerous: false,
    hasDenied: false,
  }
}

/**
 * The foods that "I'm allergic" or "can't have it" refers to: those of this clause, else those of the clause before. If
 * the last one is avoided already, the words belong to it: "I eat chicken, hate shrimp, am allergic".
 */
export function foodsSpokenOf(clause: RestrictionClause, before: RestrictionClause): readonly FoodMention[] {
  const { mentions } = clause.mentions.length > 0 ? clause : before
  return mentions.at(-1)?.stance === 'avoided' ? mentions.slice(-1) : mentions
}

/**
 * Marks foods as avoided and returns them.
 * @param afterAndOnly leaves out those before an "and".
 */
export function avoidFoods(
  foods: readonly FoodMention[],
  { isAllergy, afterAndOnly = false }: { isAllergy: boolean; afterAndOnly?: boolean },
): readonly FoodMention[] {
  const meant = foods.filter(({ afterAnd }) => afterAnd || !afterAndOnly)
  for (const mention of meant) {
    mention.stance = 'avoided'
    mention.isAllergy ||= isAllergy
  }
  return meant
}

/** Marks the last food as eaten, with those that a word joins to it: in "eggs – fish is ok" the fish alone. */
export function welcomeLast(foods: readonly FoodMention[]): void {
  const first = foods.findLastIndex(({ isApart }) => isApart)
  for (const mention of foods.slice(Math.max(0, first))) mention.stance = 'welcome'
}

/** Whether a food was named in the singular: "egg", not "eggs". */
export function isSingular({ said }: FoodMention): boolean {
  return said.split(' ').every((word) => singular(word) === word)
}
