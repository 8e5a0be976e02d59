import type { Dish } from '../dishes/dish.js'
import type { MealKind } from '../dishes/mealKind.js'
import type { Steps } from '../steps.js'
import type { DraftWeek } from './draftWeek.js'
import { fiberOf, isOnFiberDay, usualFiberOver } from './fiber.js'
import { isAtOddTime } from './leadFood.js'
import { longWork, minutesOver, usualMinutesOver } from './longWork.js'
import { replaceDishes } from './replaceDishes.js'
import type { Search } from './search.js'
import { unhandiness } from './unhandy.js'

/** A minute too many for a meal counts this much more than among other changes. */
const MINUTE = 0.1
/** Not every dish that fits a day is quick for so many servings. */
const LONG_WORK = { rounds: 5, dishes: 30 } as const
const UNHANDY = { rounds: 6, dishes: 12 } as const
const FIBER = { rounds: 6, dishes: 12 } as const

/** Replaces meals that take more work than people have time for by quicker ones. */
export function shortenWork(week: DraftWeek, search: Search): Steps<DraftWeek> {
  const { rules } = search.attempt
  return replaceDishes(week, search, {
    ...LONG_WORK,
    by:
      ({ grams }) =>
      (course, index) =>
        minutesOver(course, grams[index] ?? [], rules),
    isBetter: (dish, { batch }) => usualMinutesOver(dish, batch, rules) === 0,
    ownFault: (one) => MINUTE * longWork(one, rules),
  })
}

/** A breakfast of fish or roast meat, beside one of an hour. */
const ODD_TIME = 0.5

/** Replaces breakfasts of an hour or of what people eat for dinner, and snacks of raw meat. */
export function easeMornings(week: DraftWeek, search: Search): Steps<DraftWeek> {
  const { rules } = search.attempt
  const oddness = (dish: Dish, kind: MealKind) =>
    unhandiness(dish, kind) + (kind === 'breakfast' && isAtOddTime(dish, kind, rules) ? ODD_TIME : 0)
  return replaceDishes(week, search, {
    ...UNHANDY,
    by:
      () =>
      ({ batch, dish }) =>
        oddness(dish, batch.kind),
    isBetter: (dish, { batch }) => oddness(dish, batch.kind) === 0,
  })
}

/** Replaces what brings most fiber on days that have more than people can take. */
export function easeFiber(week: DraftWeek, search: Search): Steps<DraftWeek> {
  const { rules } = search.attempt
  return replaceDishes(week, search, {
    ...FIBER,
    by: (one) => {
      const isOn = isOnFiberDay(one, rules)
      return (course, index) => (isOn(course) ? fiberOf(one, index) : 0)
    },
    isBetter: (dish, { batch }) => usualFiberOver(dish, batch.kind, rules) === 0,
  })
}
