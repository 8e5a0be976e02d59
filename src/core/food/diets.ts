import { type AvoidRule, avoidRule } from './foodTerms.js'

/** What each diet leaves out, in terms of the food vocabulary. Kosher has a rule for meals besides. */
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
