import type { PlanRules } from '../../core/plan/planRules.js'
import type { Meal } from '../../core/plan/weekPlan.js'
import { costDiff } from '../../core/state/costDiff.js'
import { PlanChangeError } from '../../core/state/PlanChangeError.js'
import type { MealPlace, PlanState } from '../../core/state/planState.js'
import type { SwapOption } from '../../core/state/swapOption.js'
import { PLANNED_GAP } from '../day/plannedGap.js'
import { isAddedFat } from '../week/addedFat.js'
import { type Course, courseFoods } from '../week/course.js'
import type { DraftWeek } from '../week/draftWeek.js'
import { leadFood } from '../week/leadFood.js'
import { isAromatic, kindOf } from '../week/noticedFoods.js'
import { faultInPlaceOf } from '../week/weekFault.js'
import { closedOrNull, platesAfter } from './closeWeek.js'
import { type OpenWeek, openWeek } from './openWeek.js'
import { promisingDishes, TRIALS, withDish } from './otherDishes.js'
import { ownPot, type Plate, placeOf, platesOf } from './plate.js'
import { requirePlate } from './requirePlate.js'
import { restOfDay } from './restOfDay.js'
import { swapReason } from './swapReason.js'
import { withinBudgetFirst } from './withinBudgetFirst.js'

/** The meal as it is, and others for it. Only their recipes know how long they take. */
interface Swaps {
  readonly before: Meal
  readonly options: readonly (Omit<SwapOption, 'minutesDiff'> & { readonly meal: Meal })[]
}

const OPTIONS = 3
/** How many dishes are solved if few of them keep the day on target. */
const MOST_TRIALS = 24
/** Of the groups that may change, the meal is the first. */
const MEAL = 0

const isFitting = ({ worstGaps }: DraftWeek, day: number) => (worstGaps[day] ?? 0) <= PLANNED_GAP

/** The plan with each of the most promising dishes, until enough of them keep the day on target. */
function draftsFor(open: OpenWeek, day: number): DraftWeek[] {
  const drafts: DraftWeek[] = []
  for (const change of promisingDishes(open, MEAL, MOST_TRIALS)) {
    const isEnough = drafts.filter((week) => isFitting(week, day)).length >= OPTIONS
    if (drafts.length >= TRIALS && isEnough) break
    drafts.push(withDish(open, change))
  }
  return drafts
}

/** From this share of common foods on, two dishes are nearly the same. */
const NEARLY_SAME = 0.6

/** Whether two meals are nearly the same to people: of one family, or of mostly the same foods. */
function isLike(one: Course, other: Course): boolean {
  if (one.dish.family === other.dish.family) return true
  const [kinds, others] = [one, other].map(
    (course) =>
      new Set(
        courseFoods(course)
          .filter((food) => !isAddedFat(food) && !isAromatic(food))
          .map(kindOf),
      ),
  )
  const fewest = Math.min(kinds?.size ?? 0, others?.size ?? 0)
  const common = [...(kinds ?? [])].filter((kind) => others?.has(kind)).length
  return common > 1 && common >= NEARLY_SAME * fewest
}

/**
 * The best drafts: first those that keep the day on target, each unlike the others and the meal as it is, and with another
 * lead food, if there are enough.
 */
function diverse(drafts: readonly DraftWeek[], day: number, { week: before, search }: OpenWeek): DraftWeek[] {
  const faultOf = faultInPlaceOf(before, search.attempt.rules)
  const ranked = drafts
    .map((week) => ({ week, fault: faultOf(week) }))
    .sort((a, b) => a.fault - b.fault)
    .map(({ week }) => week)
  const fitting = ranked.filter((week) => isFitting(week, day))
  const pool = fitting.length >= OPTIONS ? fitting : ranked
  const known = before.courses.slice(MEAL, MEAL + 1)
  const leads = new Set<string>()
  const unlike = pool.filter(({ courses }) => {
    const course = courses[MEAL]
    const lead = course && leadFood(course.dish)
    if (!lead || leads.has(kindOf(lead)) || known.some((other) => isLike(course, other))) return false
    leads.add(kindOf(lead))
    known.push(course)
    return true
  })
  return [...unlike, ...pool.filter((week) => !unlike.includes(week))].slice(0, OPTIONS)
}

/** The meals that were leftovers of a plate and now have to be cooked. */
function cookedInstead(plate: Plate, plates: readonly Plate[], plan: PlanState): MealPlace[] {
  if (plate.meal.leftoverOf) return []
  const [next] = plates.filter((other) => other !== plate && other.pot === plate.pot)
  return next ? [placeOf(next, plan.week)] : []
}

/** See `swapOptions`. */
export function findSwaps(plan: PlanState, place: MealPlace, rules: PlanRules): Swaps {
  const all = platesOf(plan.week)
  const plate = requirePlate(plan, place, all)
  const alone = { ...plate, pot: ownPot(plate.day, plate.meal.type) }
  const plates = all.map((other) => (other === plate ? alone : other))
  const others = restOfDay(plan, plates, [plate.day]).filter((other) => other !== alone)
  const open = openWeek(plan, rules, plates, [[alone], ...others.map((other) => [other])])
  const drafts = draftsFor(open, plate.day)
  const costDiffOf = costDiff(plan, rules.foods)
  const dayBefore = plan.week.days[plate.day]?.totals.protein ?? 0
  const options = diverse(drafts, plate.day, open).flatMap((week) => {
    const course = week.courses[MEAL]
    const after = closedOrNull(plan, platesAfter(open, week), rules)
    const day = after?.week.days[plate.day]
    const meal = day?.meals.find(({ type }) => type === place.type)
    if (!course || !after || !day || !meal) return []
    return [
      {
        meal,
        name: meal.name,
        ...(meal.dishId !== undefined && { dishId: meal.dishId }),
        plan: after,
        ...costDiffOf(after),
        proteinDiffG: day.totals.protein - dayBefore,
        reason: swapReason(courseFoods(course), after, plan, place),
        cookedOnOwnDay: cookedInstead(plate, all, plan),
      },
    ]
  })
  if (options.length === 0) throw new PlanChangeError('no-other-dish')
  return { before: plate.meal, options: withinBudgetFirst(options) }
}
