import type { WantedNutrient } from '../../core/nutrition/dietaryReference.data.js'
import type { LimitedNutrient } from '../../core/nutrition/dietaryReference.js'
import type { Gender } from '../../core/profile.js'

const name: Readonly<Record<WantedNutrient | LimitedNutrient, string>> = {
  vitaminA: 'Vitamin A',
  vitaminB1: 'Vitamin B1',
  vitaminB2: 'Vitamin B2',
  vitaminB3: 'Vitamin B3',
  vitaminB6: 'Vitamin B6',
  folate: 'Folate',
  vitaminB12: 'Vitamin B12',
  vitaminC: 'Vitamin C',
  vitaminD: 'Vitamin D',
  vitaminE: 'Vitamin E',
  vitaminK: 'Vitamin K',
  choline: 'Choline',
  calcium: 'Calcium',
  iron: 'Iron',
  magnesium: 'Magnesium',
  phosphorus: 'Phosphorus',
  potassium: 'Potassium',
  selenium: 'Selenium',
  zinc: 'Zinc',
  omega3: 'Omega-3 (ALA)',
  sodium: 'Sodium',
  saturatedFat: 'Saturated fat',
}

const person: Readonly<Record<Gender, (age: number) => string>> = {
  female: (age) => `a woman of ${age}`,
  male: (age) => `a man of ${age}`,
}

/** Texts of "What else this week brings", at the end of the Meal Plan tab, once it is open. */
export const nutrients = {
  /** A nutrient's name in lists and bars. */
  name,
  person,
  /** If only a share of the visitor's portions is known of the person who is chosen. */
  yours: (person: string) => `These are your own portions: the age and sex of ${person} are not known.`,
  covered: (who: string, covered: number, count: number) =>
    `On an average day, ${covered === count ? 'all' : `${covered} of`} ${count} reach what is advised for ${who}.`,
  /** After it, if the week has such meals. */
  mealsOut: (count: number) =>
    count === 1 ? 'One meal out is not counted.' : `${count} meals out are not counted.`,
  short: 'What runs short',
  /** After the name and share of vitamin D, which food alone rarely covers. */
  vitaminDHint:
    'Hardly anyone gets enough from food. Daylight brings most of it; ask a doctor about a supplement.',
  /** After the name and share of vitamin B12. */
  vitaminB12Hint:
    'Plants have none of it. Without meat, fish, eggs or milk, eat fortified foods or take a supplement.',
  shortOf: (nutrient: string, share: string) => `${nutrient}: ${share}`,
  wanted: 'Vitamins and minerals',
  fullBar: 'A full bar is 100% or more.',
  /** Under a bar: the foods of the week that provide most of it. */
  mostFrom: (foods: readonly string[]) => `Most from ${foods.join(', ')}`,
  /** Under a bar, before the foods: of some minerals too much may harm. */
  overUpperLimit: (amount: string, limit: string, unit: string) =>
    `${amount} ${unit} a day, over the upper limit of ${limit} ${unit}.`,
  limited: 'To stay under',
  ofLimit: (amount: string, limit: string, unit: string) => `${amount} of ${limit} ${unit}`,
  over: 'over the limit',
  /** A bar in words, for screen readers. */
  barValue: (share: string) => `${share} of what is advised`,
  limitValue: (share: string) => `${share} of the daily limit`,
  /** `known` is null if all values are known. */
  sources: (known: string | null) =>
    `Advice: Dietary Reference Intakes of the National Academies; saturated fat: Dietary Guidelines for Americans.${known === null ? '' : ` Values are known for ${known} of this week’s calories; the rest counts as nothing.`} Salt beyond the recipes is not counted.`,
}
