import { CALCIUM_ROW, SATURATED_FAT_ROW, SODIUM_ROW } from '../day/dayRows.js'
import type { MealKind } from '../dishes/mealKind.js'
import { METHODS } from '../dishes/methods.js'
import type { Steps } from '../steps.js'
import type { Attempt } from './attempt.js'
import type { Batch } from './batches.js'
import { ChosenDishes } from './chosenDishes.js'
import type { Candidate, Cookbook } from './cookbook.js'
import type { Course } from './course.js'
import { energyShare } from './energyShare.js'
import { usualFiberOver } from './fiber.js'
import { isTooSoon } from './isTooSoon.js'
import { isAtOddTime, isMeatSubstitute, isPowderOrSeitan, isSeitan, isSoyCrumbles } from './leadFood.js'
import { usualMinutesOver } from './longWork.js'
import { sharedWithTaken } from './sharedWithTaken.js'
import { alikeOnItsDays } from './takenDishes.js'
import { unhandiness } from './unhandy.js'

/** How much the fit to the remaining needs of its days counts. */
const FIT_WEIGHT = 4
/** How much more it counts if money is left. */
const FIT_WITH_MONEY = 2
const CHANCE = 0.12
/** How much more chance counts in each attempt after a failed one. */
const CHANCE_OF_ANOTHER_TRY = 0.15
const SAME_LEAD = 0.12
const SAME_METHOD = 0.03
/** Another dish of chicken or turkey. */
const MORE_POULTRY = 0.3
/** The same food in the same way: two tray bakes of chicken. */
const SAME_WAY = 1
const SAME_FAMILY = 3
/** Another dish of the same foods. */
const SAME_FOODS = 3
/** A dish that is like another of its days. */
const ALIKE = 0.8
/** People who eat meat or fish rarely want tofu or seitan, unless money is short. */
const MEAT_SUBSTITUTE = 3
/** Powder at breakfast or between meals, for people who eat meat and have the money. */
const POWDER = 0.35
/** Seitan for breakfast, unless money is short. */
const SEITAN_BREAKFAST = 0.6
/** One meal over the limit for the same vegetable; and a whole day's limit over the dish's share of it. */
const TOO_OFTEN = 2
const OVER_LIMITS = 3.5
/** A whole day's calcium under the dish's share of it. */
const CALCIUM = 1
/** A whole day's fiber over the dish's share of it. */
const FIBER = 2.5
/** An hour for a breakfast, or meat to cook for a snack. */
const UNHANDY = 0.6
const TOO_MUCH_TUNA = 4
/** A lunch that needs no stove on the day. */
const HOT_LUNCH = 0.25
/** A lunch that people eat for breakfast, or a breakfast that they eat for dinner. */
const ODD_TIME = 1
/** A breakfast or lunch of the first day that needs the evening before. */
const TOO_SOON = 1
/** A dinner that comes again has to keep. */
const DOES_NOT_KEEP = 3
/** A minute of work too many for a meal. */
const LONG_WORK = 0.03
/** The visitor's favourites. */
const FAVOURITE = 3

/** Chooses dishes one after the other. Each choice knows the groceries and the days so far. */
export class CourseChooser {
  private readonly chosen: ChosenDishes

  constructor(
    private readonly attempt: Attempt,
    private readonly cookbook: Cookbook,
  ) {
    this.chosen = new ChosenDishes(attempt)
  }

  /** A dish for each batch, in the order of the batches. */
  *choose(batches: readonly Batch[]): Steps<Course[]> {
    const courses: Course[] = []
    for (const batch of batches) {
      const alike = batches.filter(({ kind }) => kind === batch.kind).length
      const candidates = this.newDishes(batch.kind, alike)
      yield
      const dish = this.best(batch, candidates, alikeOnItsDays(courses, batch, this.attempt))
      yield
      if (dish === undefined) continue
      this.chosen.take(dish, batch)
      courses.push({ batch, dish, sides: [] })
    }
    return courses
  }

  /** Dishes that the week does not have yet; all of them if there are no others. */
  private newDishes(kind: MealKind, count: number): readonly Candidate[] {
    const isNew = ({ name }: Candidate) => this.chosen.taken.every((other) => other.name !== name)
    const lean = this.cookbook.dishes(kind, count).filter(isNew)
    if (lean.length > 0) return lean
    const all = this.cookbook.allDishes(kind)
    const wide = all.filter(isNew)
    return wide.length > 0 ? wide : all
  }

  private best(
    batch: Batch,
    candidates: readonly Candidate[],
    alikeTo: (dish: Candidate) => number,
  ): Candidate | undefined {
    const wanted = this.chosen.wanted(batch)
    let best: Candidate | undefined
    let least = Number.POSITIVE_INFINITY
    for (const candidate of candidates) {
      const score =
        FIT_WEIGHT *
          (1 + FIT_WITH_MONEY * this.attempt.rules.thrift.fancy) *
          (1 + this.attempt.misses) *
          this.chosen.misfit(candidate, wanted) +
        this.score(candidate, batch) +
        ALIKE * alikeTo(candidate)
      if (score >= least) continue
      least = score
      best = candidate
    }
    return best
  }

  /** How far a dish exceeds its share of a day's limits. */
  private overLimits({ rows }: Candidate, { kind }: Batch): number {
    const share = energyShare(kind, this.attempt.rules.mealTypes)
    return [SATURATED_FAT_ROW, SODIUM_ROW].reduce(
      (sum, row) => sum + Math.max(0, (rows[row] ?? 0) - share),
      0,
    )
  }

  /** How far a dish is under its share of a day's calcium. */
  private lacksCalcium({ rows }: Candidate, { kind }: Batch): number {
    const { goal, mealTypes } = this.attempt.rules
    return goal.calciumMg > 0 ? Math.max(0, energyShare(kind, mealTypes) - (rows[CALCIUM_ROW] ?? 0)) : 0
  }

  private score(candidate: Candidate, batch: Batch): number {
    const { random, rules, tries, misses } = this.attempt
    const { thrift, basis, eatsMeat, room } = rules
    const { family } = candidate
    const times = batch.occasions.length
    const { usd, newFoods } = this.chosen.groceries(candidate, times)
    const shared = sharedWithTaken(candidate, this.chosen.taken)
    const isHotLunch =
      batch.kind === 'lunch' && basis.mealVariety !== 'high' && !METHODS[family.method].isCold
    const isSeitanBreakfast =
      batch.kind === 'breakfast' && candidate.ingredients.some(({ food }) => isSeitan(food))
    const hasPowder =
      rules.prefersNoPowder &&
      candidate.ingredients.some(({ food }) => isPowderOrSeitan(food) || isSoyCrumbles(food))
    const isStale = times > 1 && batch.kind === 'dinner' && family.keepsDays === 0
    return (
      (thrift.dishDollarWeight * usd) / times +
      newFoods +
      TOO_OFTEN * this.chosen.tooOften(candidate, batch) +
      OVER_LIMITS * this.overLimits(candidate, batch) +
      CALCIUM * this.lacksCalcium(candidate, batch) +
      (this.chosen.isTooMuchTuna(candidate, batch) ? TOO_MUCH_TUNA : 0) +
      SAME_FAMILY * shared.family +
      (rules.variesMeat ? MORE_POULTRY * shared.poultry + SAME_FOODS * shared.foods : 0) -
      (rules.favourites.has(family.id) ? FAVOURITE : 0) +
      CHANCE_OF_ANOTHER_TRY * tries * random() +
      thrift.fancy *
        (CHANCE * random() +
          SAME_LEAD * shared.lead +
          SAME_METHOD * shared.method +
          (SAME_WAY * shared.way) / (1 + misses)) +
      (eatsMeat && candidate.ingredients.some(({ food }) => isMeatSubstitute(food))
        ? thrift.fancy ** 2 * MEAT_SUBSTITUTE
        : 0) +
      (hasPowder ? thrift.fancy ** 2 * POWDER : 0) +
      (room.isEnergyFirst ? 0 : thrift.fancy * FIBER * usualFiberOver(candidate, batch.kind, rules)) +
      (thrift.fancy * UNHANDY * unhandiness(candidate, batch.kind)) / (1 + misses) +
      (isSeitanBreakfast ? thrift.fancy ** 2 * SEITAN_BREAKFAST : 0) +
      (isHotLunch ? HOT_LUNCH : 0) +
      (isAtOddTime(candidate, batch.kind, rules) ? (thrift.fancy * ODD_TIME) / (1 + misses) : 0) +
      (isTooSoon(candidate, batch) ? TOO_SOON / (1 + misses) : 0) +
      (isStale ? DOES_NOT_KEEP : 0) +
      LONG_WORK * usualMinutesOver(candidate, batch, rules)
    )
  }
}
