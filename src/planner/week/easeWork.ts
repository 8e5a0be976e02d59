import type { Dish } from '../dishes/dish.js'
import type { MealKind } from '../dishes/mealKind.js'
import type { Steps } from '../steps.js'
import type { DraftWeek } from './draftWeek.js'
import { fiberOf, isOnFiberDay, usualFiberOver } from './fiber.js'
import { isAtOddTime } from './leadFood.js'
import { longEvenings, minutesOver, usualMinutesOver } from './longEvenings.js'
import { replaceDishes } from './replaceDishes.js'
import type { Search } from './search.js'
import { unhandiness } from './unhandy.js'

/** A minute too many in an evening counts this much more than among other changes. */
const MINUTE = 0.1
/** Not every dish that fits a day is quick for so many servings. */
const EVENINGS = { rounds: 5, dishes: 30 } as const
const UNHANDY = { rounds: 6, dishes: 12 } as const
const FIBER = { rounds: 6, dishes: 12 } as const

/** Replaces dinners that take more work than an evening allows by quicker ones. */
export function shortenEvenings(week: DraftWeek, search: Search): Steps<DraftWeek> {
  const { rules } = search.attempt
  return replaceDishes(week, search, {
    ...EVENINGS,
    by:
      ({ grams }) =>
      (course, index) =>
        minutesOver(course, grams[index] ?? [], rules),
    isBetter: (dish, { batch }) => usualMinutesOver(dish, batch, rules) === 0,
    ownFault: (one) => MINUTE * longEvenings(one, rules),
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
