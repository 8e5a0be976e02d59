import type { MealType } from '../core/plan/mealTypes.js'
import type { MealVariety } from '../core/profile.js'
import type { Candidate } from './candidates.js'
import type { Cookbook } from './cookbook.js'
import { mealKind } from './mealKind.js'
import { MenuPlanner } from './menuPlanner.js'
import { DISHES_A_WEEK, isMain } from './variety.js'
import type { WeekRules } from './weekRules.js'

const DAYS = 7

/** The dishes of one attempt: how many of a kind, how they take turns, what may stand in for what. */
export class WeekMenu {
  private readonly menus: Candidate[][]
  private readonly names: Set<string>

  constructor(
    private readonly types: readonly MealType[],
    private readonly cookbook: Cookbook,
    variety: MealVariety,
    rules: WeekRules,
  ) {
    const planner = new MenuPlanner(rules)
    this.menus = types.map((type) => {
      const kind = mealKind(type)
      const most = isMain(kind) ? DAYS : rules.thrift.smallMeals
      const count = Math.min(most, DISHES_A_WEEK[variety][kind])
      return planner.choose(
        cookbook.dishes(kind, count * types.filter((other) => mealKind(other) === kind).length),
        count,
      )
    })
    this.names = new Set(this.menus.flatMap((menu) => menu.map(({ dish }) => dish.name)))
  }

  /** The dish whose turn it is, or the next one that may be served. */
  dishFor(at: number, dayIndex: number, yesterday: ReadonlySet<string>): Candidate | undefined {
    const menu = this.menus[at] ?? []
    const turn = menu.length > 0 ? dayIndex % menu.length : 0
    const turns = [...menu.slice(turn), ...menu.slice(0, turn)]
    return turns.find(({ dish }) => !yesterday.has(dish.name)) ?? turns[0]
  }

  /** Dishes that may take the place of the one whose turn it is; a lunch or dinner served again only makes way for another such. */
  alternatives(at: number, dayIndex: number, yesterday: ReadonlySet<string>): readonly Candidate[] {
    const kind = mealKind(this.types[at] ?? 'snack')
    const menu = this.menus[at] ?? []
    if (isMain(kind) && dayIndex >= menu.length) return menu.filter(({ dish }) => !yesterday.has(dish.name))
    return this.cookbook.allDishes(kind).filter(({ dish }) => !this.names.has(dish.name))
  }

  /** Keeps a dish that was swapped in, for the days to come. */
  keep(at: number, dayIndex: number, name: string): void {
    const menu = this.menus[at]
    const served = this.cookbook
      .allDishes(mealKind(this.types[at] ?? 'snack'))
      .find(({ dish }) => dish.name === name)
    if (menu === undefined || served === undefined || dayIndex >= menu.length) return
    menu[dayIndex] = served
    this.names.add(name)
  }
}
