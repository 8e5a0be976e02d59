import { cpus } from 'node:os'
import { MEAL_VARIETIES, readRestrictions } from 'react-meal-planner/core'
import type { WeekMeasure } from './measure.js'
import { COMBINED_DIETS, DIETS } from './profiles.js'

const DAYS = 7

/** The quantile: the value below which this share of the numbers lies. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export function percent(part: number, whole: number): string {
  return whole === 0 ? 'n/a' : `${((100 * part) / whole).toFixed(2)}%`
}

const total = (weeks: readonly WeekMeasure[], value: (week: WeekMeasure) => number) =>
  weeks.reduce((sum, week) => sum + value(week), 0)

function onTarget(weeks: readonly WeekMeasure[]): string {
  return percent(
    total(weeks, (week) => week.daysOnTarget),
    weeks.length * DAYS,
  )
}

function dietRows(weeks: readonly WeekMeasure[], diets: readonly string[]): Record<string, object> {
  return Object.fromEntries(
    diets.map((diet) => {
      const ofDiet = weeks.filter(({ profile }) => profile.dietaryRestrictions === diet)
      return [
        diet === '' ? 'no restrictions' : diet,
        { weeks: ofDiet.length, 'days on target': onTarget(ofDiet), 'produce g/day': medianProduce(ofDiet) },
      ]
    }),
  )
}

function medianProduce(weeks: readonly WeekMeasure[]): number {
  return Math.round(
    quantile(
      weeks.flatMap(({ produceG }) => produceG),
      0.5,
    ),
  )
}

function varietyRows(weeks: readonly WeekMeasure[]): Record<string, object> {
  return Object.fromEntries(
    MEAL_VARIETIES.map((variety) => {
      const ofVariety = weeks.filter(({ profile }) => profile.mealVariety === variety)
      const dinners = ofVariety.map(({ distinctDinners }) => distinctDinners)
      return [
        variety,
        {
          'fewest dinners': Math.min(...dinners),
          'most dinners': Math.max(...dinners),
          'mains repeated on the next day': total(ofVariety, (week) => week.mainsRepeatedNextDay),
        },
      ]
    }),
  )
}

/** Prints the quality of the weeks. */
export function reportQuality(weeks: readonly WeekMeasure[]): void {
  const simple = weeks.filter(({ profile }) => DIETS.some((diet) => diet === profile.dietaryRestrictions))
  const otherThanLowCarb = weeks.filter(({ profile }) => {
    const { macroStyle } = readRestrictions(profile.dietaryRestrictions)
    return macroStyle !== 'keto' && macroStyle !== 'low_carb'
  })
  const times = weeks.map(({ milliseconds }) => milliseconds)
  console.log(`\nDays with calories, protein, carbs and fat all within 95–105% of target`)
  console.table(dietRows(weeks, DIETS))
  console.table(dietRows(weeks, COMBINED_DIETS))
  console.log(`All diets: ${onTarget(simple)}; with combined diets: ${onTarget(weeks)}`)
  console.log(`Hard violations: ${total(weeks, (week) => week.hardViolations)}`)
  console.log(`Produce outside keto and low carb, median: ${medianProduce(otherThanLowCarb)} g a day`)
  console.log('\nVariety')
  console.table(varietyRows(weeks))
  console.log(
    `One week: median ${quantile(times, 0.5).toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)} ms ` +
      `(Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'})`,
  )
}
