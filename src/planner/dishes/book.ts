import { once } from '../../core/once.js'
import { BREAKFASTS } from './book/breakfasts.data.js'
import { DINNERS } from './book/dinners.data.js'
import { LUNCHES } from './book/lunches.data.js'
import { SNACKS } from './book/snacks.data.js'
import { SPARE_DISHES } from './book/spare.data.js'
import { type DishFamily, parseFamily } from './dishFamily.js'
import type { MealKind } from './mealKind.js'

type Families = readonly DishFamily[]

interface Chapter {
  /** The dishes that a week is planned from. */
  readonly usual: Families
  /** The same and those for visitors for whom few of the usual ones are left. */
  readonly all: Families
}

const parse = (rows: readonly string[]): Families => rows.map((row) => parseFamily(row))

/** Reads rows when they are first needed: all of them together would hold a slow phone up while it loads the planner. */
const chapter = (kind: MealKind, rows: readonly string[]) =>
  once((): Chapter => {
    const usual = parse(rows)
    return { usual, all: [...usual, ...parse(SPARE_DISHES[kind])] }
  })

const CHAPTERS: Readonly<Record<MealKind, () => Chapter>> = {
  breakfast: chapter('breakfast', BREAKFASTS),
  lunch: chapter('lunch', LUNCHES),
  dinner: chapter('dinner', DINNERS),
  snack: chapter('snack', SNACKS),
}

/** Our dishes for a kind of meal. */
export const dishesFor = (kind: MealKind): Chapter => CHAPTERS[kind]()

/** All our dishes by the meals they are for. */
export const BOOK: Readonly<Record<MealKind, Families>> = {
  get breakfast() {
    return dishesFor('breakfast').all
  },
  get lunch() {
    return dishesFor('lunch').all
  },
  get dinner() {
    return dishesFor('dinner').all
  },
  get snack() {
    return dishesFor('snack').all
  },
}
