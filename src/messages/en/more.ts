import type { Units } from '../../core/units.js'

const units: Readonly<Record<Units, { readonly label: string; readonly hint: string }>> = {
  us: { label: 'US', hint: 'Feet, pounds, ounces' },
  metric: { label: 'Metric', hint: 'Centimeters, kilograms, grams' },
}

/** Texts of "More choices" and of the fields in metric units. They load with what reads the answers. */
export const more = {
  labels: {
    units: 'Units',
    people: 'People eating',
    startDay: 'First day',
    ownTargets: 'I have my own targets',
    /** In metric units. */
    heightCm: 'Height (cm)',
    weightKg: 'Weight (kg)',
    /** A day's own targets. */
    calories: 'Calories (kcal)',
    protein: 'Protein (g)',
    carbs: 'Carbs (g)',
    fat: 'Fat (g)',
  },
  units,
  hints: {
    people: 'You are person 1. Everybody eats the same dishes. The budget is for all of you.',
    startDay: 'Today, unless you choose a later day.',
    ownTargets: 'A day’s numbers from a coach or dietitian. They replace the estimate.',
  },
  /** The portions of a further person. */
  others: {
    person: (number: string) => `Person ${number}`,
    portion: 'Portions',
    same: 'As much as you',
    percent: (percent: string) => `${percent} of yours`,
    own: 'From a profile of their own',
    /** Under it, once it is chosen. */
    adults: 'A profile is for adults. For somebody under 18, choose a portion size.',
  },
  /** Under a day that has passed, and under fields that are wrong. */
  errors: {
    startDay: 'This day has passed, so the week begins today.',
    heightCm: 'Height must be between 122 and 272 cm',
    weightKg: 'Weight must be between 30 and 299 kg',
    /** At own targets: the rule that they break, and what they add up to now. */
    ownSum: (rule: string, sum: string) => `${rule}. ${sum}`,
  },
}
