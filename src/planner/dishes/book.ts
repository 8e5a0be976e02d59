import { once } from '../../core/once.js'
import { BREAKFASTS } from './book/breakfasts.data.js'
import { DINNERS } from './book/dinners.data.js'
import { LUNCHES } from './book/lunches.data.js'
import { SNACKS } from './book/snacks.data.js'
import { type DishFamily, parseFamily } from './dishFamily.js'
import type { MealKind } from './mealKind.js'

type Families = readonly DishFamily[]

/** Reads rows when they are first needed: all of them together would hold a slow phone up while it loads the planner. */
const whenNeeded = (rows: readonly string[]) => once((): Families => rows.map((row) => parseFamily(row)))

const breakfasts = whenNeeded(BREAKFASTS)
const lunches = whenNeeded(LUNCHES)
const dinners = whenNeeded(DINNERS)
const snacks = whenNeeded(SNACKS)

/** Our dishes by the meals they are for. */
export const BOOK: Readonly<Record<MealKind, Families>> = {
  get breakfast() {
    return breakfasts()
  },
  get lunch() {
    return lunches()
  },
  get dinner() {
    return dinners()
  },
  get snack() {
    return snacks()
  },
}
