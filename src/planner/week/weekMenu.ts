import { DAYS_PER_WEEK } from '../../core/plan/daysPerWeek.js'
import type { MealType } from '../../core/plan/mealTypes.js'
import type { Plate } from '../day/plate.js'
import type { Dish } from '../dishes/dish.js'
import { isMain, mealKind } from '../dishes/mealKind.js'
import type { Attempt } from './attempt.js'
import type { Cookbook, CookbookDish } from './cookbook.js'
import { MenuPlanner } from './menuPlanner.js'
import { DISHES_A_WEEK } from './variety.js'

/** The dishes of one attempt: how many each meal has, how they take turns, and which may replace which. */
export class WeekMenu {
  private readonly menus = new Map<MealType, Dish[]>()
  private readonly planner: MenuPlanner

  constructor(
    private readonly cookbook: Cookbook,
    attempt: Attempt,
  ) {
    const { mealTypes, variety, thrift } = attempt.rules
    this.planner = new MenuPlanner(attempt)
    for (const type of mealTypes) {
      const kind = mealKind(type)
      const count = Math.min(isMain(kind) ? DAYS_PER_WEEK : thrift.smallMeals, DISHES_A_WEEK[variety][kind])
      const alike = mealTypes.filter((other) => mealKind(other) === kind)
      this.menus.set(type, this.planner.choose(cookbook.dishes(kind, count * alike.length), count))
    }
  }

  /** The dish whose turn it is on a day. */
  dishFor(type: MealType, dayIndex: number): Dish | undefined {
    const menu = this.menus.get(type) ?? []
    return menu[dayIndex % menu.length]
  }

  /** Dishes that may take the place of the one whose turn it is; none for a lunch or dinner that is served again. */
  alternatives(type: MealType, dayIndex: number): readonly CookbookDish[] {
    const kind = mealKind(type)
    if (isMain(kind) && dayIndex >= (this.menus.get(type)?.length ?? 0)) return []
    return this.cookbook.allDishes(kind).filter(({ name }) => !this.planner.names.has(name))
  }

  /** Keeps the dishes that a day was planned with, for the days to come. */
  keep(plates: readonly Plate[], dayIndex: number): void {
    for (const { type, dish } of plates) {
      const menu = this.menus.get(type) ?? []
      if (dayIndex >= menu.length) continue
      menu[dayIndex] = dish
      this.planner.names.add(dish.name)
    }
  }
}
