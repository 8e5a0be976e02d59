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
import {
  ALLERGENS_AT_ONCE,
  DIETS,
  FIVE_ALLERGENS,
  FOOD_PAIRS,
  MACRO_PAIRS,
  MAJOR_ALLERGENS,
  NO_DIET,
} from './diets.js'

/** How often each group of diets is drawn, relative to the others. */
const OFTEN = 24
const SOMETIMES = 6
const ONCE = 1
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

function fiveAllergens(random: () => number): Profile['foodRestrictions'] {
  const left = [...MAJOR_ALLERGENS]
  return Array.from({ length: ALLERGENS_AT_ONCE }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  ).flat()
}

/** Every diet as often as it is drawn, in random order. */
function schedule(random: () => number): string[] {
  const times = (groups: readonly string[], count: number) =>
    groups.flatMap((group) => Array.from({ length: count }, () => ({ group, order: random() })))
  return [
    ...times([...DIETS, FIVE_ALLERGENS], OFTEN),
    ...times(MACRO_PAIRS, SOMETIMES),
    ...times(FOOD_PAIRS, ONCE),
  ]
    .sort((a, b) => a.order - b.order)
    .map(({ group }) => group)
}

function drawProfile(group: string, random: () => number): Profile {
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
    dietaryRestrictions: group === FIVE_ALLERGENS ? NO_DIET : group,
    foodRestrictions: group === FIVE_ALLERGENS ? fiveAllergens(random) : [...new Set(avoided)],
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

/** `count` different adults over all diets and pairs of diets, with a target of 1,200 kcal or more. */
export function drawProfiles(count: number, seed: number): Profile[] {
  const random = benchRandom(seed)
  const groups = schedule(random)
  const profiles: Profile[] = []
  while (profiles.length < count) {
    const profile = drawProfile(groups[profiles.length % groups.length] ?? NO_DIET, random)
    if (targetKcal(profile) >= LEAST_TARGET_KCAL) profiles.push(profile)
  }
  return profiles
}
