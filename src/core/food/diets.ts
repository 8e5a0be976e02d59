import { type AvoidRule, avoidRule } from './foodTerms.js'

/**
 * What each diet leaves out, as terms of the food vocabulary. Kosher also has a rule for meals: `mixesMeatAndDairy`.
 * The words for a diet stand in `restrictionPhrases.data.ts`.
 */
const LEFT_OUT = {
  vegan: ['animal products', 'gelatin'],
  vegetarian: ['meat', 'seafood', 'gelatin'],
  pescatarian: ['meat', 'gelatin'],
  halal: ['pork', 'alcohol', 'gelatin'],
  kosher: ['pork', 'shellfish', 'gelatin'],
  gluten_free: ['gluten'],
  dairy_free: ['dairy'],
  nut_free: ['nuts'],
  egg_free: ['eggs'],
  soy_free: ['soy'],
} as const satisfies Record<string, readonly string[]>

export type Diet = keyof typeof LEFT_OUT

/** The rules that a food must not break to fit a diet. */
export function dietRules(diet: Diet): readonly AvoidRule[] {
  return LEFT_OUT[diet].map(avoidRule)
}
