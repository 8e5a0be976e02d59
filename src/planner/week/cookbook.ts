import { type Candidate, cookDishes } from '../day/candidates.js'
import type { MealKind } from '../dishes/mealKind.js'
import { MENUS, plainMenu } from '../dishes/menus.js'
import type { WeekRules } from '../weekRules.js'

const FILLINGS_A_TEMPLATE = 2
/** With fewer dishes than this for each one wanted, the lean kitchen is opened up to the whole pantry. */
const CHOICE = 2
/** With fewer dishes of our own than this, plain ones by category are cooked as well. */
const TOO_FEW_DISHES = 4
const FILLINGS_OF_PLAIN_DISHES = 12

/** The dishes of one attempt at a week, rated once and on demand. */
export class Cookbook {
  private readonly lean = new Map<MealKind, readonly Candidate[]>()
  private readonly wide = new Map<MealKind, readonly Candidate[]>()

  /** @param shareOf a meal's share of the day's energy */
  constructor(
    private readonly rules: WeekRules,
    private readonly shareOf: (kind: MealKind) => number,
  ) {}

  /** Enough dishes to choose `count` different ones from, out of the lean kitchen if it has them. */
  dishes(kind: MealKind, count: number): readonly Candidate[] {
    const lean =
      this.lean.get(kind) ??
      cookDishes(MENUS[kind], FILLINGS_A_TEMPLATE, kind, this.shareOf(kind), this.rules)
    this.lean.set(kind, lean)
    return lean.length >= count * CHOICE ? lean : this.allDishes(kind)
  }

  /** Everything that can be cooked from the pantry, whatever it costs. */
  allDishes(kind: MealKind): readonly Candidate[] {
    const known = this.wide.get(kind)
    if (known !== undefined) return known
    const rules = { ...this.rules, kitchen: this.rules.pantry }
    const share = this.shareOf(kind)
    const byName = new Map((this.lean.get(kind) ?? []).map((dish) => [dish.name, dish]))
    for (const dish of cookDishes(MENUS[kind], FILLINGS_A_TEMPLATE, kind, share, rules)) {
      if (!byName.has(dish.name)) byName.set(dish.name, dish)
    }
    const plain = byName.size < TOO_FEW_DISHES ? plainMenu(kind, rules.kitchen) : []
    for (const dish of cookDishes(plain, FILLINGS_OF_PLAIN_DISHES, kind, share, rules))
      byName.set(dish.name, dish)
    const wide = [...byName.values()]
    this.wide.set(kind, wide)
    return wide
  }
}
