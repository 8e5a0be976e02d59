import {
  ACTIVITY_LEVELS,
  AVOIDABLE_FOODS,
  dailyTargets,
  GENDERS,
  GOALS,
  MEAL_VARIETIES,
  PROFILE_LIMITS,
  type Profile,
  TargetsError,
} from 'react-meal-planner/core'

/** The diets that our published figures cover, as a visitor would write them. */
export const DIETS = [
  '',
  'vegan',
  'vegetarian',
  'pescatarian',
  'keto',
  'low carb',
  'high protein',
  'gluten free',
  'dairy free',
  'halal',
  'kosher',
] as const

/** Two diets at once. They are rarer and harder, and printed for information. */
export const COMBINED_DIETS = [
  'vegan high protein',
  'vegan keto',
  'vegetarian keto',
  'pescatarian low carb',
  'gluten free and dairy free',
  'halal, high protein',
  'kosher, low carb',
] as const

const COMBINED_SHARE = 0.15
const MOST_AVOIDED = 4
const LEAST_TARGET_KCAL = 1200

/** A repeatable random source for the bench alone (Park and Miller's minimal standard generator). */
function benchRandom(seed: number): () => number {
  let state = (seed % 2147483646) + 1
  return () => {
    state = (state * 48271) % 2147483647
    return (state - 1) / 2147483646
  }
}

function pick<T>(list: readonly T[], fallback: T, random: () => number): T {
  return list[Math.floor(random() * list.length)] ?? fallback
}

/** The mean of three draws: the middle of a range is common, and its ends occur too. */
function between(low: number, high: number, random: () => number): number {
  return low + ((random() + random() + random()) / 3) * (high - low)
}

function drawProfile(dietaryRestrictions: string, random: () => number): Profile {
  const heightInches = Math.round(between(56, 80, random))
  const bodyMassIndex = between(17, 45, random)
  const avoided = Array.from({ length: Math.floor(random() * (MOST_AVOIDED + 1)) }, () =>
    pick(AVOIDABLE_FOODS, 'avocado', random),
  )
  const { min, max } = PROFILE_LIMITS.weeklyFoodBudget
  return {
    age: 18 + Math.floor(random() * 68),
    gender: pick(GENDERS, 'male', random),
    heightFeet: Math.floor(heightInches / 12),
    heightInches: heightInches % 12,
    weight: Math.round(((bodyMassIndex * heightInches * heightInches) / 703) * 10) / 10,
    activityLevel: pick(ACTIVITY_LEVELS, 'sedentary', random),
    goal: pick(GOALS, 'lose', random),
    dietaryRestrictions,
    foodRestrictions: [...new Set(avoided)],
    weeklyFoodBudget: min + Math.floor(random() * (max - min + 1)),
    mealsPerDay: 3 + Math.floor(random() * 4),
    mealVariety: pick(MEAL_VARIETIES, 'medium', random),
  }
}

function targetKcal(profile: Profile): number {
  try {
    return dailyTargets(profile).calories
  } catch (error) {
    if (error instanceof TargetsError) return 0
    throw error
  }
}

/** `count` different adults over all diets with 0 to 4 avoided foods and a target of 1,200 kcal or more. */
export function drawProfiles(count: number, seed: number): Profile[] {
  const random = benchRandom(seed)
  const profiles: Profile[] = []
  while (profiles.length < count) {
    const diet =
      random() < COMBINED_SHARE
        ? pick(COMBINED_DIETS, 'vegan keto', random)
        : (DIETS[profiles.length % DIETS.length] ?? '')
    const profile = drawProfile(diet, random)
    if (targetKcal(profile) >= LEAST_TARGET_KCAL) profiles.push(profile)
  }
  return profiles
}
