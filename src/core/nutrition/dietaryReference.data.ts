import type { MICRONUTRIENT_COLUMNS } from './micronutrients.data.js'

/** Nutrients with a daily amount to reach. */
export type WantedNutrient = (typeof MICRONUTRIENT_COLUMNS)[number] | 'calcium'

/** `RDA`: enough for nearly everybody. `AI`: an adequate intake, set where the evidence does not allow an RDA. */
export type ReferenceKind = 'RDA' | 'AI'

/** Amounts per day by age: 18, 19 to 30, 31 to 50, 51 to 70, from 71 years. A single number applies to all. */
export type ByAge = number | readonly [number, number, number, number, number]

export interface ReferenceRow {
  readonly unit: 'mg' | 'µg' | 'g'
  readonly kind: ReferenceKind
  readonly male: ByAge
  readonly female: ByAge
  /** The most a day that harms hardly anybody (UL), where food counts towards it and a week may come to it. */
  readonly upperLimit?: ByAge
}

/**
 * Dietary Reference Intakes of the National Academies: calcium and vitamin D (2011), potassium (2019), vitamins A and K,
 * iron and zinc (2001), vitamins C and E and selenium (2000), B vitamins and choline (1998), magnesium and phosphorus
 * (1997), alpha-linolenic acid (2005). The upper limits are their tolerable upper intake levels, of the same reports.
 */
export const REFERENCES: Readonly<Record<WantedNutrient, ReferenceRow>> = {
  vitaminA: { unit: 'µg', kind: 'RDA', male: 900, female: 700 },
  vitaminB1: { unit: 'mg', kind: 'RDA', male: 1.2, female: [1, 1.1, 1.1, 1.1, 1.1] },
  vitaminB2: { unit: 'mg', kind: 'RDA', male: 1.3, female: [1, 1.1, 1.1, 1.1, 1.1] },
  vitaminB3: { unit: 'mg', kind: 'RDA', male: 16, female: 14 },
  vitaminB6: { unit: 'mg', kind: 'RDA', male: [1.3, 1.3, 1.3, 1.7, 1.7], female: [1.2, 1.3, 1.3, 1.5, 1.5] },
  folate: { unit: 'µg', kind: 'RDA', male: 400, female: 400 },
  vitaminB12: { unit: 'µg', kind: 'RDA', male: 2.4, female: 2.4 },
  vitaminC: { unit: 'mg', kind: 'RDA', male: [75, 90, 90, 90, 90], female: [65, 75, 75, 75, 75] },
  vitaminD: { unit: 'µg', kind: 'RDA', male: [15, 15, 15, 15, 20], female: [15, 15, 15, 15, 20] },
  vitaminE: { unit: 'mg', kind: 'RDA', male: 15, female: 15 },
  vitaminK: { unit: 'µg', kind: 'AI', male: [75, 120, 120, 120, 120], female: [75, 90, 90, 90, 90] },
  choline: { unit: 'mg', kind: 'AI', male: 550, female: [400, 425, 425, 425, 425] },
  calcium: {
    unit: 'mg',
    kind: 'RDA',
    male: [1300, 1000, 1000, 1000, 1200],
    female: [1300, 1000, 1000, 1200, 1200],
    upperLimit: [3000, 2500, 2500, 2000, 2000],
  },
  iron: { unit: 'mg', kind: 'RDA', male: [11, 8, 8, 8, 8], female: [15, 18, 18, 8, 8], upperLimit: 45 },
  magnesium: {
    unit: 'mg',
    kind: 'RDA',
    male: [410, 400, 420, 420, 420],
    female: [360, 310, 320, 320, 320],
  },
  phosphorus: {
    unit: 'mg',
    kind: 'RDA',
    male: [1250, 700, 700, 700, 700],
    female: [1250, 700, 700, 700, 700],
    upperLimit: [4000, 4000, 4000, 4000, 3000],
  },
  potassium: {
    unit: 'mg',
    kind: 'AI',
    male: [3000, 3400, 3400, 3400, 3400],
    female: [2300, 2600, 2600, 2600, 2600],
  },
  selenium: { unit: 'µg', kind: 'RDA', male: 55, female: 55 },
  zinc: { unit: 'mg', kind: 'RDA', male: 11, female: [9, 8, 8, 8, 8] },
  omega3: { unit: 'g', kind: 'AI', male: 1.6, female: 1.1 },
}
