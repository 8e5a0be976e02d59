import type { Food } from '../../core/food/food.js'
import type { Steps } from '../steps.js'
import { type Course, courseFoods, isBound } from './course.js'
import type { Price } from './courseBill.js'
import { type DraftWeek, withGrams } from './draftWeek.js'
import { keepsPlate } from './keepsPlate.js'
import { faultOver, type Search } from './search.js'

/** The share by which a meal may have less of a food, so that a pack is not opened for the rest. */
const MOST_LESS = 0.1
/** The same while the till is over the budget. */
const MOST_LESS_OVER_TILL = 0.2
/** A smaller saving is worth no change, US dollars. */
const LEAST_SAVING_USD = 0.25
/** What a dollar at the till counts here, beside what it counts in all weeks. */
const USD_WEIGHT = 0.05

/** Grams that a week would have to leave out to open a pack less; undefined if that is more than this share. */
function gramsTooMuch(food: Food, grams: number, mostLess: number, tillUsd: Price): number | undefined {
  const fullUsd = tillUsd(food, grams)
  const { stepG } = food.portion
  for (let lessG = stepG; lessG <= mostLess * grams; lessG += stepG)
    if (fullUsd - tillUsd(food, grams - lessG) >= LEAST_SAVING_USD) return lessG
  return undefined
}

/** The portions of a week with this much less of a food, taken from its largest portions; undefined if they are too small. */
function withLess(
  food: Food,
  lessG: number,
  mostLess: number,
  { courses, servings, grams }: DraftWeek,
): number[][] | undefined {
  const next = grams.map((portions) => [...portions])
  const { stepG } = food.portion
  let leftG = lessG
  while (leftG > 0) {
    let most = 0
    let place: readonly [index: number, part: number] | undefined
    for (const [index, course] of courses.entries()) {
      const part = courseFoods(course).indexOf(food)
      const [serving, before = [], portions = []] = [servings[index], grams[index], next[index]]
      const minG = Math.max(serving?.parts[part]?.minG ?? 0, food.portion.minG)
      const after = (portions[part] ?? 0) - stepG
      const isTooLittle = after < minG || after < (before[part] ?? 0) * (1 - mostLess)
      if (part < 0 || isTooLittle || isBound(course, part) || after <= most) continue
      const less = portions.map((g, at) => (at === part ? after : g))
      if (serving && !keepsPlate(serving, before, less)) continue
      most = after
      place = [index, part]
    }
    if (place === undefined) return undefined
    const [index, part] = place
    const portions = next[index]
    if (portions) portions[part] = most
    leftG -= stepG * (courses[index]?.batch.occasions.length ?? 1)
  }
  return next
}

/** Whether the same meals with other portions keep what a meal should have, see {@link keepsPlate}. */
function keepsPlates({ servings, grams }: DraftWeek, other: DraftWeek): boolean {
  return servings.every((serving, index) => keepsPlate(serving, grams[index] ?? [], other.grams[index] ?? []))
}

/**
 * Takes a few grams of a food from its meals if that saves a pack. If their days then miss their numbers, the other meals
 * of those days make up for it.
 */
export function* finishPacks(draft: DraftWeek, search: Search): Steps<DraftWeek> {
  const { rules } = search.attempt
  let week = draft
  for (const food of draft.gramsByFood.keys()) {
    const mostLess = week.tillUsd > rules.budgetUsd ? MOST_LESS_OVER_TILL : MOST_LESS
    const lessG = gramsTooMuch(food, week.gramsByFood.get(food) ?? 0, mostLess, rules.prices.till)
    const grams = lessG !== undefined && withLess(food, lessG, mostLess, week)
    if (!grams) continue
    yield
    const faultOf = faultOver(week, search, ({ tillUsd }) => USD_WEIGHT * tillUsd)
    const has = (course: Course) => courseFoods(course).includes(food)
    const days = new Set(
      week.courses.filter(has).flatMap(({ batch }) => batch.occasions.map(({ day }) => day)),
    )
    const isBeside = (course: Course) =>
      !has(course) && course.batch.occasions.some(({ day }) => days.has(day))
    const direct = withGrams(week, grams, () => false, rules)
    const better = faultOf(direct) < 0 ? direct : withGrams(week, grams, isBeside, rules)
    if (faultOf(better) < 0 && keepsPlates(week, better)) week = better
  }
  return week
}
