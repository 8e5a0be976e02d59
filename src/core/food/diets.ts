import { type AvoidRule, avoidRule } from './foodTerms.js'

interface DietRow {
  /** What the diet leaves out, as terms of the food vocabulary. */
  readonly leavesOut: readonly string[]
  /**
   * Whether the food data cover only a part of the diet. The visitor is then told what was left out, and that more may be
   * needed.
   */
  readonly isPartial?: true
  /** Whether people keep to it by choice. Nobody is asked to give up a diet for health, religion or ethics. */
  readonly isByChoice?: true
  /** Its English name, if that is not the key with spaces. */
  readonly label?: string
}

/**
 * The diets. Their words are in `restrictionPhrases.data.ts`. Kosher also has a rule for meals: `mixesMeatAndDairy`.
 * Sources: Monash University's lists (low FODMAP); more than 600 mg of sodium in 100 g counts as salty, which is "high"
 * on labels in the UK (Food Standards Agency), and so does broth, because a cup of it holds more than that; AAAAI
 * (alpha-gal); Mayo Clinic's gout diet; the Whole30 program's own rules; the autoimmune protocol leaves out spices that
 * are seeds or berries and, like paleo, refined sugar, but neither honey nor maple syrup; the Hindu meal of airlines has
 * neither beef nor pork (IATA, HNML).
 */
const DIETS = {
  vegan: { leavesOut: ['animal products', 'gelatin'] },
  vegetarian: { leavesOut: ['meat', 'seafood', 'gelatin'] },
  pescatarian: { leavesOut: ['meat', 'gelatin'] },
  halal: { leavesOut: ['pork', 'alcohol', 'gelatin'] },
  kosher: { leavesOut: ['pork', 'shellfish', 'gelatin'] },
  hindu: { leavesOut: ['beef', 'pork', 'gelatin'], label: 'Hindu' },
  jain: {
    leavesOut: ['meat', 'seafood', 'eggs', 'honey', 'mushrooms', 'root vegetables', 'gelatin'],
    label: 'Jain',
  },
  sattvic: { leavesOut: ['meat', 'seafood', 'eggs', 'alliums', 'mushrooms', 'gelatin'] },
  adventist: { leavesOut: ['pork', 'shellfish'], label: 'Adventist' },
  gluten_free: { leavesOut: ['gluten'] },
  dairy_free: { leavesOut: ['dairy'] },
  nut_free: { leavesOut: ['nuts'] },
  egg_free: { leavesOut: ['eggs'] },
  soy_free: { leavesOut: ['soy'] },
  paleo: { leavesOut: ['grains', 'legumes', 'dairy', 'seed oils', 'cane sugar'], isByChoice: true },
  whole30: {
    leavesOut: ['grains', 'legumes', 'dairy', 'sugar', 'alcohol'],
    isPartial: true,
    isByChoice: true,
    label: 'Whole30',
  },
  aip: {
    leavesOut: [
      'grains',
      'legumes',
      'dairy',
      'eggs',
      'nuts',
      'seeds',
      'seed oils',
      'seed spices',
      'black pepper',
      'cardamom',
      'nightshades',
      'cane sugar',
      'alcohol',
    ],
    isPartial: true,
    label: 'AIP',
  },
  alpha_gal: { leavesOut: ['red meat', 'gelatin'], isPartial: true, label: 'alpha-gal' },
  low_fodmap: {
    leavesOut: ['high-FODMAP foods'],
    isPartial: true,
    label: 'low FODMAP',
  },
  diabetic: { leavesOut: ['sugar'], isPartial: true },
  gout: { leavesOut: ['high-purine foods'], isPartial: true },
  mediterranean: {
    leavesOut: ['red meat', 'butter'],
    isPartial: true,
    isByChoice: true,
    label: 'Mediterranean',
  },
  low_sodium: { leavesOut: ['salty foods'], isPartial: true },
} as const satisfies Record<string, DietRow>

/** A diet that a visitor's text may name. */
export type Diet = keyof typeof DIETS

const rowOf = (diet: Diet): DietRow => DIETS[diet]

export const DIET_KEYS = Object.keys(DIETS) as Diet[]

/** The English names of the diets. */
export const DIET_NAMES = Object.fromEntries(
  DIET_KEYS.map((diet) => [diet, rowOf(diet).label ?? diet.replaceAll('_', ' ')]),
) as Readonly<Record<Diet, string>>

/** The rules that a food must not break to fit a diet. */
export function dietRules(diet: Diet): readonly AvoidRule[] {
  return rowOf(diet).leavesOut.map(avoidRule)
}

/** Whether people keep to a diet by choice, rather than for health, religion or ethics. */
export function isDietByChoice(diet: Diet): boolean {
  return rowOf(diet).isByChoice === true
}

/** Whether the food data cover only a part of a diet. */
export function isPartialDiet(diet: Diet): boolean {
  return rowOf(diet).isPartial === true
}
