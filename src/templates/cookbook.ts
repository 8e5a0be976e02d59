import { type Candidate, candidatesFor } from './candidates.js'
import type { MealKind } from './mealKind.js'
import type { WeekRules } from './weekRules.js'

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
    const lean = this.lean.get(kind) ?? candidatesFor(kind, this.shareOf(kind), this.rules)
    this.lean.set(kind, lean)
    return lean.length >= count ? lean : this.allDishes(kind)
  }

  /** Everything that can be cooked from the pantry, whatever it costs. */
  allDishes(kind: MealKind): readonly Candidate[] {
    const known = this.wide.get(kind)
    if (known !== undefined) return known
    const lean = this.lean.get(kind) ?? []
    const names = new Set(lean.map(({ name }) => name))
    const more = candidatesFor(kind, this.shareOf(kind), { ...this.rules, kitchen: this.rules.pantry })
    const wide = [...lean, ...more.filter(({ name }) => !names.has(name))]
    this.wide.set(kind, wide)
    return wide
  }
}
