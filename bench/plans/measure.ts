import {
  buildGroceryList,
  checkPlan,
  generateTemplateWeek,
  isHard,
  type Profile,
  type WeekPlan,
} from 'react-meal-planner/core'

const START_DATE = '2026-03-02'

/** The figures of one generated week. */
export interface WeekMeasure {
  readonly profile: Profile
  readonly hardViolations: number
  /** Days with all four numbers within 95–105% of target. */
  readonly daysOnTarget: number
  readonly costUsd: number
  readonly withinBudget: boolean
  /** What is paid at the till from an empty cupboard, US dollars. */
  readonly tillUsd: number
  /** Different foods to buy. */
  readonly foods: number
  /** Foods that do not keep and that one meal of the week uses. */
  readonly freshFoodsUsedOnce: number
  readonly distinctDinners: number
  /** Lunches or dinners that repeat one of the day before. */
  readonly mainsRepeatedNextDay: number
  /** Vegetables and fruit of each day, grams. */
  readonly produceG: readonly number[]
  readonly milliseconds: number
}

function repeatedMains({ days }: WeekPlan): number {
  const mains = days.map(
    ({ meals }) =>
      new Set(meals.filter(({ type }) => type === 'lunch' || type === 'dinner').map(({ name }) => name)),
  )
  return mains.slice(1).reduce((sum, names, index) => {
    const before = mains[index] ?? new Set<string>()
    return sum + [...names].filter((name) => before.has(name)).length
  }, 0)
}

function produceOfDay({ meals }: WeekPlan['days'][number]): number {
  return meals
    .flatMap(({ items }) => items)
    .filter(({ food }) => food.category === 'vegetable' || food.category === 'fruit')
    .reduce((sum, { quantity }) => sum + quantity, 0)
}

function freshFoodsUsedOnce({ days }: WeekPlan): number {
  const uses = new Map<string, number>()
  for (const { food } of days.flatMap(({ meals }) => meals).flatMap(({ items }) => items)) {
    if (!food.pack.keeps) uses.set(food.id, (uses.get(food.id) ?? 0) + 1)
  }
  return [...uses.values()].filter((count) => count === 1).length
}

/** Makes one week through the public API and measures it with the checks that a host would use. */
export async function measureWeek(profile: Profile, seed: number): Promise<WeekMeasure> {
  const started = performance.now()
  const week = await generateTemplateWeek({ profile, startDate: START_DATE, seed })
  const milliseconds = performance.now() - started
  const violations = checkPlan(week, profile)
  const missed = new Set(
    violations.filter(({ code }) => code === 'off-target').map(({ dayIndex }) => dayIndex),
  )
  const groceries = buildGroceryList(week, { weeklyFoodBudget: profile.weeklyFoodBudget })
  return {
    profile,
    hardViolations: violations.filter(isHard).length,
    daysOnTarget: week.days.length - missed.size,
    costUsd: groceries.fullTotal,
    withinBudget: !groceries.scaled,
    tillUsd: groceries.emptyCupboardTotal,
    foods: groceries.fullItems.length,
    freshFoodsUsedOnce: freshFoodsUsedOnce(week),
    distinctDinners: new Set(
      week.days.flatMap(({ meals }) => meals.filter(({ type }) => type === 'dinner').map(({ name }) => name)),
    ).size,
    mainsRepeatedNextDay: repeatedMains(week),
    produceG: week.days.map(produceOfDay),
    milliseconds,
  }
}
