import { CoreError } from '../CoreError.js'
import { builtInFoods } from '../food/builtInFoods.js'
import type { GivenFoods } from '../food/food.js'
import { formIds } from '../food/formIds.js'
import { loadedPart } from '../PartNotLoadedError.js'
import { beginWeek } from '../plan/beginWeek.js'
import { findViolations } from '../plan/findViolations.js'
import { requireFirstDay } from '../plan/isFirstDay.js'
import type { PlanRules } from '../plan/planRules.js'
import { recipeFor } from '../plan/recipeFor.js'
import type { Meal, WeekPlan } from '../plan/weekPlan.js'
import { withMadeFor } from '../plan/withMadeFor.js'
import { changeRules } from './changeRules.js'
import { type MealPlace, type PlanState, requireSound, requireValid } from './planState.js'
import { planWishes } from './planWishes.js'
import type { FoodSwapOption, MendedPlan, SwapOption } from './swapOption.js'
import { withDishes } from './withDishes.js'

/** The planner, which loads with the first change that needs it. No change calls a model. */
// biome-ignore lint/style/noRestrictedImports: an import upwards, declared in the table of rooms; the planner loads with the first change
const loadChanges = () => loadedPart(import('../../planner/change/index.js'))

/** The changes, for a plan that can be changed. It may come from JSON. */
function changesFor(plan: PlanState) {
  requireSound(plan)
  return loadChanges()
}

/** Loads them ahead of the first change. */
export const prepareChanges = (): Promise<unknown> => loadChanges()

/**
 * Three other dishes for a meal, best first, or fewer if there are not so many. Choosing one changes that day only, and
 * keeps every rule of the plan.
 * @throws {PlanChangeError} when there is no such meal, it is locked, or no other dish fits, {@link RangeError} for a plan
 * with parts of another kind, `PartNotLoadedError` when the planner did not load.
 */
export async function swapOptions(
  plan: PlanState,
  place: MealPlace,
  foods?: GivenFoods,
): Promise<readonly SwapOption[]> {
  const { findSwaps } = await changesFor(plan)
  const minutesOf = async (meal: Meal, { week, basis }: PlanState) =>
    (await recipeFor(meal, { week, ...basis })).minutes
  const { before, options } = findSwaps(plan, place, changeRules(plan.basis, foods))
  const minutesBefore = await minutesOf(before, plan)
  return Promise.all(
    options.map(async ({ meal, ...option }) => ({
      ...option,
      minutesDiff: (await minutesOf(meal, option.plan)) - minutesBefore,
    })),
  )
}

/**
 * Allowed foods of the same kind that can replace a food of a meal, with that day's portions balanced again.
 * Each option keeps every rule of the plan.
 * @throws {PlanChangeError} when there is no such meal or food, or the meal is locked, {@link RangeError} for a plan with
 * parts of another kind, `PartNotLoadedError` when the planner did not load.
 */
export async function swapFoodOptions(
  plan: PlanState,
  place: MealPlace,
  foodId: string,
  foods?: GivenFoods,
): Promise<readonly FoodSwapOption[]> {
  const { findFoodSwaps } = await changesFor(plan)
  return findFoodSwaps(plan, place, foodId, changeRules(plan.basis, foods))
}

/**
 * Moves the meal to another day. The meal of the same type there takes its place.
 * @throws {PlanChangeError} when there is no such meal or day, either meal is locked, or a day would have no meal left or
 * a dish twice, {@link PlanRefusedError} when it would break a hard rule that the plan keeps, {@link RangeError} for a plan
 * with parts of another kind, `PartNotLoadedError` when the planner did not load.
 */
export async function moveMeal(
  plan: PlanState,
  place: MealPlace,
  toDate: string,
  foods?: GivenFoods,
): Promise<PlanState> {
  const { move } = await changesFor(plan)
  return move(plan, place, toDate, changeRules(plan.basis, foods))
}

/**
 * The plan without a meal. `free` reserves its share of each of the day's targets for eating out, so that all other meals
 * stay as they are; `shared` adds it to the day's other meals as far as they may grow, and leaves the rest free.
 * @throws {PlanChangeError} when there is no such meal, it is locked, or it is the last of its day,
 * {@link PlanRefusedError} when it would break a hard rule that the plan keeps, {@link RangeError} for another `how` or a
 * plan with parts of another kind, `PartNotLoadedError` when the planner did not load.
 */
export async function eatOut(
  plan: PlanState,
  place: MealPlace,
  how: 'free' | 'shared',
  foods?: GivenFoods,
): Promise<PlanState> {
  const { leaveOut } = await changesFor(plan)
  return leaveOut(plan, place, how, changeRules(plan.basis, foods))
}

/**
 * The plan with a meal again in place of one eaten out; the day's other portions change only if its targets need that. It is
 * the same meal or, if the others have made up for it, the same dish, unless the plan's rules no longer allow it, or another
 * meal of its day has become that dish.
 * @throws {PlanChangeError} when no such meal is eaten out, or no dish fits, {@link PlanRefusedError} when it would break a
 * hard rule that the plan keeps, {@link RangeError} for a plan with parts of another kind, `PartNotLoadedError` when the
 * planner did not load.
 */
export async function eatIn(plan: PlanState, place: MealPlace, foods?: GivenFoods): Promise<PlanState> {
  const { bringBack } = await changesFor(plan)
  return bringBack(plan, place, changeRules(plan.basis, foods))
}

/**
 * The plan without a food, now and in later weeks: neither fresh nor frozen, canned or dry. `changePlan` allows each of
 * them again (`allowFood`).
 * Locked meals change too.
 * @throws {PlanChangeError} when a meal has it and no other dish fits there, {@link PlanRefusedError} when the plan would
 * break a hard rule that it keeps, {@link RangeError} for a plan with parts of another kind, `PartNotLoadedError` when the
 * planner did not load.
 */
export async function avoidFood(plan: PlanState, foodId: string, foods?: GivenFoods): Promise<MendedPlan> {
  const { withoutAvoided } = await changesFor(plan)
  const avoidedFoodIds = [
    ...new Set([...plan.basis.avoidedFoodIds, ...formIds(foodId, foods ?? builtInFoods)]),
  ]
  const avoiding = requireSound({ ...plan, basis: { ...plan.basis, avoidedFoodIds } })
  return withoutAvoided(avoiding, changeRules(avoiding.basis, foods))
}

/**
 * The plan without a dish, now and in later weeks. `changePlan` allows it again (`allowDish`).
 * Locked meals change too.
 * @throws {PlanChangeError} when no other dish fits in its place, {@link PlanRefusedError} when the plan would break a hard
 * rule that it keeps, {@link RangeError} for a plan with parts of another kind, `PartNotLoadedError` when the planner did
 * not load.
 */
export async function neverDish(plan: PlanState, dishId: string, foods?: GivenFoods): Promise<MendedPlan> {
  const { withoutAvoided } = await changesFor(plan)
  const never = requireSound(
    withDishes(plan, {
      neverDishIds: [...new Set([...plan.neverDishIds, dishId])],
      favouriteDishIds: plan.favouriteDishIds.filter((id) => id !== dishId),
    }),
  )
  return withoutAvoided(never, changeRules(never.basis, foods))
}

/** How many weeks are tried around meals that are locked or eaten out, since not every week leaves room for them. */
const WEEKS_TRIED = 3
/**
 * A prime beyond all that the planner adds to a seed for the attempts at one week (some 340,000), less what it adds for single
 * days (15 million): no two weeks that are tried use the same seed.
 */
const SEED_STRIDE = 1_299_709

/**
 * Another week for the same plan. Locked meals and meals eaten out stay, favourites come more often, and food at home is
 * used first.
 * @param seed another number gives a clearly different week
 * @param startDate the day on which it begins, that of the plan by default; decisions about days before it end
 * @throws {NoFoodLeftError} or {InfeasibleWeekError} when no week can be made, {PlanChangeError} when no other dish fits in
 * place of one that is ruled out, {PlanRefusedError} when the week would not be safe with what is locked, and whatever
 * `pause` throws. {@link RangeError} for a seed that is no finite number
 * or a `startDate` that is no calendar date.
 */
export async function replanWeek(
  plan: PlanState,
  seed: number,
  foods?: GivenFoods,
  pause?: (() => Promise<void> | undefined) | null,
  startDate?: string | null,
): Promise<PlanState> {
  const firstDay = startDate ?? plan.week.startDate
  requireFirstDay(firstDay)
  requireSound({ ...plan, seed })
  return replanByRules(plan, changeRules(plan.basis, foods), { startDate: firstDay, seed }, pause)
}

/**
 * The same for a caller that has read the plan's rules. If it read them from a profile, a refusal can also say what to change
 * about its numbers.
 */
export async function replanByRules(
  plan: PlanState,
  rules: PlanRules,
  { startDate, seed }: { readonly startDate: string; readonly seed: number },
  pause?: (() => Promise<void> | undefined) | null,
): Promise<PlanState> {
  const { takeWeek } = await loadChanges()
  const wishes = planWishes(plan)
  const tries = plan.locked.length + plan.eatenOut.length > 0 ? WEEKS_TRIED : 1
  let best: PlanState | undefined
  let fewest = Number.POSITIVE_INFINITY
  let refusal: unknown
  for (let tried = 0; tried < tries && fewest > 0; tried += 1) {
    const week = await beginWeek({ ...rules, wishes }, { startDate, seed: seed + tried * SEED_STRIDE })
      .then((begun) => begun.finish(pause))
      .catch((error: unknown) => {
        // Another week is only a wish: what came of the first one stands, a plan or a refusal.
        if (tried > 0 && error instanceof CoreError) return null
        throw error
      })
    if (!week) break
    try {
      const taken = takeWeek({ ...plan, seed }, withMadeFor(week, rules), rules)
      const faults = findViolations(taken.week, rules, taken.eatenOut).length
      if (faults >= fewest) continue
      best = taken
      fewest = faults
    } catch (error) {
      if (!(error instanceof CoreError)) throw error
      refusal ??= error
    }
  }
  if (!best) throw refusal
  return best
}

/**
 * A week made elsewhere, such as by a model, in place of the plan's. Locked meals, meals eaten out and foods and dishes
 * ruled out stay so.
 * @throws {PlanChangeError} when a meal has something ruled out and no other dish fits there, and {PlanRefusedError} when
 * the week would not be safe with what is locked. {@link RangeError} for a week or a seed that no plan may have.
 */
export async function replaceWeek(
  plan: PlanState,
  week: WeekPlan,
  seed: number,
  foods?: GivenFoods,
): Promise<PlanState> {
  requireValid({ ...plan, seed, week })
  const { takeWeek } = await loadChanges()
  return takeWeek({ ...plan, seed }, week, changeRules(plan.basis, foods))
}
