import { perObject } from '../../core/perObject.js'
import { DAYS_PER_WEEK } from '../../core/plan/daysPerWeek.js'
import type { MealVariety } from '../../core/profile.js'
import { CALCIUM_ROW, SATURATED_FAT_ROW, SODIUM_ROW } from '../day/dayRows.js'
import { isMain } from '../dishes/mealKind.js'
import { METHODS } from '../dishes/methods.js'
import { type Course, courseFoods } from './course.js'
import { crowdedMeals } from './crowdedDays.js'
import { tooManyCultured } from './culturedDairy.js'
import type { DraftWeek } from './draftWeek.js'
import { fiberOver } from './fiber.js'
import { isTooSoon } from './isTooSoon.js'
import { isAtOddTime, isMeatSubstitute, isPowderOrSeitan, isSeitan, isSoyCrumbles } from './leadFood.js'
import { longWork } from './longWork.js'
import { oddSizes } from './mealSizes.js'
import { dairySoonAfterMeat } from './meatThenDairy.js'
import { noticedUses, weariness } from './noticedFoods.js'
import { MOST_TUNA_G, tunaG } from './tuna.js'
import { unhandyMeals } from './unhandy.js'
import type { WeekRules } from './weekRules.js'

/** The weights of a week's faults: a day that misses a number by all of it … */
const MISSED_WEIGHT = 20
/** … each day that misses a number at all … */
const OFF_DAY_WEIGHT = 2
const LACKING_WEIGHT = 3
/** … a cost of twice the budget … */
const OVER_BUDGET_WEIGHT = 40
/** … any cost over the budget, so that what follows, which counts less there, is never worth it … */
const OVER_BUDGET = 15
const WISHES_OVER_BUDGET = 0.1
/** … a till of twice the budget, if the week's cost is within it, and if not … */
const OVER_TILL_WEIGHT = 12
const OVER_TILL_AND_BUDGET_WEIGHT = 2
/** … any till over the budget … */
const OVER_TILL = 1.2
/** … a dollar at the till, and a different food to buy … */
const TILL_WEIGHT = 0.006
const FOOD_WEIGHT: Readonly<Record<MealVariety, number>> = { low: 0.2, medium: 0.02, high: 0.02 }
/** … seitan for breakfast, unless money is short … */
const SEITAN_BREAKFAST_WEIGHT = 0.15
/**
 * … a lunch that needs a stove, a breakfast for lunch or a dinner for breakfast, and a main of protein powder or seitan for
 * somebody who eats meat.
 */
const HOT_LUNCH_WEIGHT = 0.06
const ODD_TIME_WEIGHT = 0.3
const SUBSTITUTE_WEIGHT = 0.35
/** A breakfast or lunch of the first day that needs the evening before. */
const TOO_SOON_WEIGHT = 0.6
/** Another meal of yogurt or cottage cheese on a day. */
const CULTURED_WEIGHT = 1
/** A third meal of a day with the same meat, fish, beans, potatoes or fruit. */
const CROWDED_WEIGHT = 0.4
/** A breakfast of an hour, or a snack of raw meat. */
const UNHANDY_WEIGHT = 0.4
/** A whole day's fiber too much. */
const FIBER_WEIGHT = 1.5
/** Another meal with powder, crumbles or seitan, for people who eat meat and have the money. */
const POWDER_WEIGHT = 0.12
/** A minute of work too many for a meal. */
const LONG_WORK_WEIGHT = 0.15
/** A meal with dairy too soon after meat, for people who keep kosher. */
const DAIRY_AFTER_MEAT_WEIGHT = 0.6
/** One meal over the limit for the same vegetable, and a day with twice its limit of saturated fat or sodium. */
const TOO_OFTEN_WEIGHT = 3.2
const LIMIT_WEIGHT = 18
/** A week without calcium. */
const CALCIUM_WEIGHT = 3

/** A meal that is too small or too large by a whole day. */
const ODD_SIZE_WEIGHT = 10
/** A week with twice the tuna that is advised. */
const TUNA_WEIGHT = 20

const over = (usd: number, budgetUsd: number) => Math.max(0, usd / budgetUsd - 1)

/** How far a week is from its numbers and its budget; lower is better. */
export function numbersFault(
  { missed, daysOnTarget, costUsd }: DraftWeek,
  { budgetUsd }: Pick<WeekRules, 'budgetUsd'>,
  overBudgetWeight = OVER_BUDGET_WEIGHT,
): number {
  return (
    MISSED_WEIGHT * missed +
    OFF_DAY_WEIGHT * (DAYS_PER_WEEK - daysOnTarget) +
    overBudgetWeight * over(costUsd, budgetUsd) +
    (costUsd > budgetUsd ? OVER_BUDGET : 0)
  )
}

export function isOverBudget({ costUsd }: DraftWeek, { budgetUsd }: Pick<WeekRules, 'budgetUsd'>): boolean {
  return costUsd > budgetUsd
}

/**
 * How far weeks that may replace a week are from all that is wanted of them; lower is better. Wishes count less for all
 * of them if that week is over its budget: a week must not leave its budget to have its own wishes count less.
 */
export function faultInPlaceOf(before: DraftWeek, rules: WeekRules): (week: DraftWeek) => number {
  const { ofOver, ofWithin } = weekFaultsFor(rules)
  return isOverBudget(before, rules) ? ofOver : ofWithin
}

/** A week that replaces another is compared again with those that may replace it. */
const weekFaultsFor = perObject((rules: WeekRules) => ({
  ofOver: perObject((week: DraftWeek) => weekFault(week, rules, true)),
  ofWithin: perObject((week: DraftWeek) => weekFault(week, rules, false)),
}))

/** The same as {@link faultInPlaceOf} without the faults that take longer to find. None of those is below 0. */
export function leastFaultInPlaceOf(before: DraftWeek, rules: WeekRules): (week: DraftWeek) => number {
  const isOver = isOverBudget(before, rules)
  return (week) => plainFault(week, rules, isOver)
}

/** The faults of a week that its results tell at once. */
function plainFault(week: DraftWeek, rules: WeekRules, isOver: boolean): number {
  const { basis, budgetUsd, room } = rules
  // A week that would be refused needs energy first.
  const lacking = room.isEnergyFirst
    ? week.gaps.reduce((sum, [energyGap = 0]) => sum + Math.max(0, -energyGap), 0)
    : 0
  return (
    numbersFault(week, rules) +
    MISSED_WEIGHT * LACKING_WEIGHT * lacking +
    (isOver ? OVER_TILL_AND_BUDGET_WEIGHT : OVER_TILL_WEIGHT) * over(week.tillUsd, budgetUsd) +
    (week.tillUsd > budgetUsd && !isOver ? OVER_TILL : 0) +
    TILL_WEIGHT * week.tillUsd +
    FOOD_WEIGHT[basis.mealVariety] * week.gramsByFood.size
  )
}

/** How often a course is what people would rather not have, in courses and, for what stands in for meat, in meals. */
interface CourseFaults {
  readonly hotLunches: number
  readonly tooSoon: number
  readonly atOddTimes: number
  readonly seitanBreakfasts: number
  readonly substitutes: number
  readonly powders: number
}

/** A week shares most of its courses with those that may replace it. */
const courseFaultsFor = perObject((rules: WeekRules) =>
  perObject((course: Course) => courseFaults(course, rules)),
)

function courseFaults(course: Course, rules: WeekRules): CourseFaults {
  const { eatsMeat, prefersMeat, prefersNoPowder } = rules
  const { batch, dish } = course
  const foods = courseFoods(course)
  const meals = batch.occasions.length
  const isUnwantedMain = prefersMeat && isMain(batch.kind) && foods.some(isPowderOrSeitan)
  const hasPowder = foods.some((food) => isPowderOrSeitan(food) || isSoyCrumbles(food))
  return {
    hotLunches: batch.kind === 'lunch' && !METHODS[dish.family.method].isCold ? 1 : 0,
    tooSoon: isTooSoon(dish, batch) ? 1 : 0,
    atOddTimes: isAtOddTime(dish, batch.kind, rules) ? 1 : 0,
    seitanBreakfasts: batch.kind === 'breakfast' && foods.some(isSeitan) ? 1 : 0,
    substitutes: (eatsMeat && foods.some(isMeatSubstitute) ? meals : 0) + (isUnwantedMain ? meals : 0),
    powders: prefersNoPowder && !isUnwantedMain && hasPowder ? meals : 0,
  }
}

function weekFault(week: DraftWeek, rules: WeekRules, isOver: boolean): number {
  const { basis, room } = rules
  const faultsOf = courseFaultsFor(rules)
  let hotLunches = 0
  let tooSoon = 0
  let atOddTimes = 0
  let substitutes = 0
  let seitanBreakfasts = 0
  let powders = 0
  for (const course of week.courses) {
    const faults = faultsOf(course)
    hotLunches += faults.hotLunches
    tooSoon += faults.tooSoon
    atOddTimes += faults.atOddTimes
    substitutes += faults.substitutes
    seitanBreakfasts += faults.seitanBreakfasts
    powders += faults.powders
  }
  let tooOften = 0
  for (const { food, meals } of noticedUses(week.courses).values())
    tooOften += weariness(food, meals, rules.tiring)
  let overLimits = 0
  let calciumLack = 0
  for (const gaps of week.gaps) {
    overLimits += Math.max(0, gaps[SATURATED_FAT_ROW] ?? 0) + Math.max(0, gaps[SODIUM_ROW] ?? 0)
    calciumLack += Math.max(0, -(gaps[CALCIUM_ROW] ?? 0))
  }
  const wishes = isOver ? WISHES_OVER_BUDGET : 1
  const fiberWishes = room.isEnergyFirst ? 0 : wishes * rules.thrift.fancy
  return (
    plainFault(week, rules, isOver) +
    wishes * TOO_OFTEN_WEIGHT * tooOften +
    ODD_SIZE_WEIGHT * oddSizes(week, rules) +
    TUNA_WEIGHT * Math.max(0, tunaG(week.gramsByFood) / MOST_TUNA_G - 1) +
    (wishes * LIMIT_WEIGHT * overLimits) / DAYS_PER_WEEK +
    (wishes * CALCIUM_WEIGHT * calciumLack) / DAYS_PER_WEEK +
    (basis.mealVariety === 'high' ? 0 : HOT_LUNCH_WEIGHT * hotLunches) +
    wishes * TOO_SOON_WEIGHT * tooSoon +
    wishes * rules.thrift.fancy * ODD_TIME_WEIGHT * atOddTimes +
    wishes * SUBSTITUTE_WEIGHT * substitutes +
    wishes * CULTURED_WEIGHT * tooManyCultured(week.courses) +
    wishes * CROWDED_WEIGHT * crowdedMeals(week.courses) +
    wishes * rules.thrift.fancy * UNHANDY_WEIGHT * unhandyMeals(week.courses) +
    fiberWishes * FIBER_WEIGHT * fiberOver(week, rules) +
    wishes * rules.thrift.fancy ** 2 * POWDER_WEIGHT * powders +
    wishes * LONG_WORK_WEIGHT * longWork(week, rules) +
    wishes * DAIRY_AFTER_MEAT_WEIGHT * dairySoonAfterMeat(week.courses, rules) +
    wishes * rules.thrift.fancy ** 2 * SEITAN_BREAKFAST_WEIGHT * seitanBreakfasts
  )
}
