import { CoreError, isHard, MEAL_VARIETIES, type Meal, type WeekPlan } from 'react-meal-planner/core'
import { isMain } from '../../../src/planner/index.js'
import { atMost, type Row } from '../bars.js'
import { type BenchWeek, isMade, type Outcome, type RefusedWeek } from '../benchWeek.js'
import { median, sumOf } from '../statistics.js'

function dinners({ meals }: BenchWeek): number {
  return new Set(meals.filter(({ type }) => type === 'dinner').map(({ name }) => name)).size
}

/** Mains that repeat one of the day before; a lunch that was yesterday's dinner is planned. */
function repeatedMains({ days }: WeekPlan): number {
  const namesOf = (day: number, isCounted: (meal: Meal) => boolean) =>
    (days[day]?.meals ?? []).filter((meal) => isMain(meal.type) && isCounted(meal)).map(({ name }) => name)
  return sumOf([...days.keys()], (day) => {
    const dinnersBefore = namesOf(day - 1, ({ type }) => type === 'dinner')
    const before = new Set(namesOf(day - 1, () => true))
    return namesOf(
      day,
      ({ type, name }) => before.has(name) && !(type === 'lunch' && dinnersBefore.includes(name)),
    ).length
  })
}

/** Vegetables and fruit of each day, grams. */
function produceG({ week }: BenchWeek): number[] {
  return week.days.map(({ meals }) =>
    sumOf(
      meals
        .flatMap(({ items }) => items)
        .filter(({ food }) => food.category === 'vegetable' || food.category === 'fruit'),
      ({ quantity }) => quantity,
    ),
  )
}

/** Profiles for which no week was made, by the error. A refusal is meant; any other error is a fault. */
function refusalRows(outcomes: readonly Outcome[]): Row[] {
  const refused = outcomes.filter((outcome): outcome is RefusedWeek => !isMade(outcome))
  const errors = refused.map(({ error }) => (error instanceof CoreError ? error.name : String(error)))
  return [
    { what: 'profiles for which no week was made', figure: `${refused.length} of ${outcomes.length}` },
    ...[...new Set(errors)].map((error) => ({
      what: `  ${error}`,
      figure: String(errors.filter((other) => other === error).length),
    })),
  ]
}

/** Properties that held before and must still hold. */
export function unchangedRows(weeks: readonly BenchWeek[], outcomes: readonly Outcome[]): Row[] {
  const usual = weeks.filter(
    ({ rules: { restrictions } }) =>
      restrictions.macroStyle !== 'keto' && restrictions.macroStyle !== 'low_carb',
  )
  return [
    atMost(
      'avoided foods, portions out of range, wrong numbers',
      sumOf(weeks, ({ violations }) => violations.filter(isHard).length),
      0,
    ),
    ...refusalRows(outcomes),
    {
      what: 'fruit and vegetables a day outside keto and low carb, median, g',
      figure: String(Math.round(median(usual.flatMap(produceG)))),
    },
    ...MEAL_VARIETIES.map((variety) => {
      const ofVariety = weeks.filter(({ profile }) => profile.mealVariety === variety)
      const counts = ofVariety.map(dinners)
      return {
        what: `different dinners a week, ${variety} variety; mains that repeat one of the day before`,
        figure: `${Math.min(...counts)} to ${Math.max(...counts)}; ${sumOf(ofVariety, ({ week }) => repeatedMains(week))}`,
      }
    }),
  ]
}
