import type { Food } from '../food/food.js'
import { dietaryReference, type Micronutrient, WANTED_NUTRIENTS } from '../nutrition/dietaryReference.js'
import { KCAL_PER_G } from '../nutrition/kcalPerG.js'
import { micronutrientsOf } from '../nutrition/micronutrientsOf.js'
import { SATURATED_FAT_SHARE, SODIUM_LIMIT_MG } from '../nutrition/nutrientLimits.js'
import { GENDERS, type Profile } from '../profile.js'
import { requireFinite } from '../requireFinite.js'
import { requireOneOf } from '../requireOneOf.js'
import type { NutrientIntake, WeekNutrients } from './weekNutrients.js'
import type { MealItem, WeekPlan } from './weekPlan.js'

const TOP_FOODS = 3

/** What all items of one food provide in the week. */
interface EatenFood {
  readonly food: Food
  readonly grams: number
  readonly kcal: number
  readonly perGram: ReadonlyMap<Micronutrient, number>
}

function eatenFoods(items: readonly MealItem[]): readonly EatenFood[] {
  const byId = new Map<string, EatenFood>()
  for (const { food, quantity, calories } of items) {
    const { grams = 0, kcal = 0, perGram = micronutrientsOf(food) } = byId.get(food.id) ?? {}
    byId.set(food.id, { food, grams: grams + quantity, kcal: kcal + calories, perGram })
  }
  return [...byId.values()]
}

function sumOf(eaten: readonly EatenFood[], amountOf: (one: EatenFood) => number): number {
  return eaten.reduce((sum, one) => sum + amountOf(one), 0)
}

/** {@link weekNutrients}, for callers that have loaded the values. */
export function sumWeekNutrients(
  { days, totals }: WeekPlan,
  person: Readonly<Pick<Profile, 'age' | 'gender'>>,
): WeekNutrients {
  requireFinite('age', person.age)
  requireOneOf('gender', person.gender, GENDERS)
  const eaten = eatenFoods(days.flatMap(({ meals }) => meals).flatMap(({ items }) => items))
  const dayCount = Math.max(1, days.length)
  const weekKcal = sumOf(eaten, ({ kcal }) => kcal)

  function intakeOf<Nutrient extends Micronutrient>(
    nutrient: Nutrient,
    unit: NutrientIntake<Nutrient>['unit'],
    whole: number,
  ): NutrientIntake<Nutrient> {
    const amountIn = ({ perGram, grams }: EatenFood) => (perGram.get(nutrient) ?? 0) * grams
    const known = eaten.filter(({ perGram }) => perGram.has(nutrient))
    const amount = sumOf(known, amountIn) / dayCount
    const top = known.filter((one) => amountIn(one) > 0).sort((a, b) => amountIn(b) - amountIn(a))
    return {
      nutrient,
      amount,
      unit,
      share: whole > 0 ? amount / whole : 0,
      knownShare: weekKcal > 0 ? sumOf(known, ({ kcal }) => kcal) / weekKcal : 0,
      topFoodIds: top.slice(0, TOP_FOODS).map(({ food }) => food.id),
    }
  }

  const saturatedFatG = (totals.calories / dayCount / KCAL_PER_G.fat) * SATURATED_FAT_SHARE
  return {
    wanted: WANTED_NUTRIENTS.map((nutrient) => {
      const reference = dietaryReference(nutrient, person)
      return { ...intakeOf(nutrient, reference.unit, reference.amount), reference }
    }),
    limited: [
      { ...intakeOf('sodium', 'mg', SODIUM_LIMIT_MG), limit: SODIUM_LIMIT_MG },
      { ...intakeOf('saturatedFat', 'g', saturatedFatG), limit: saturatedFatG },
    ],
  }
}
