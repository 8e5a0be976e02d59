import type { Food } from '../../core/food/food.js'
import type { Candidate } from './cookbook.js'
import { type Course, courseFoods } from './course.js'
import type { DraftWeek } from './draftWeek.js'

/** The price in US dollars of a week's grams of a food, such as `weekCostUsd`. */
export type Price = (food: Food, grams: number) => number

/** The cost of the week without a course, by food, and what the course adds to it. */
export class CourseBill {
  private readonly restG = new Map<Food, number>()
  private readonly restUsd = new Map<Food, number>()
  readonly presentUsd: number

  constructor(
    week: DraftWeek,
    index: number,
    private readonly course: Course,
    private readonly price: Price,
  ) {
    const times = course.batch.occasions.length
    const foods = courseFoods(course)
    for (const [food, grams] of week.gramsByFood) this.restG.set(food, grams)
    for (const [part, food] of foods.entries()) {
      const grams = (week.grams[index]?.[part] ?? 0) * times
      this.restG.set(food, Math.max(0, (this.restG.get(food) ?? 0) - grams))
    }
    this.presentUsd = foods.reduce(
      (usd, food) => usd + price(food, week.gramsByFood.get(food) ?? 0) - this.costOfRest(food),
      0,
    )
  }

  private costOfRest(food: Food): number {
    const known = this.restUsd.get(food)
    if (known !== undefined) return known
    const usd = this.price(food, this.restG.get(food) ?? 0)
    this.restUsd.set(food, usd)
    return usd
  }

  /** What a dish in its usual size adds to the bill. The rest of a pack that others open is free. */
  usdOf({ ingredients, parts }: Candidate): number {
    const times = this.course.batch.occasions.length
    let usd = 0
    for (const [part, { food }] of ingredients.entries()) {
      const grams = (parts[part]?.usualG ?? 0) * times
      usd += this.price(food, (this.restG.get(food) ?? 0) + grams) - this.costOfRest(food)
    }
    return usd
  }
}
