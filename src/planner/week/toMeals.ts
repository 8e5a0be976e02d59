import type { Food } from '../../core/food/food.js'
import { sumMacros } from '../../core/nutrition/macros.js'
import { addDays } from '../../core/plan/addDays.js'
import { DAYS_PER_WEEK } from '../../core/plan/daysPerWeek.js'
import { MEAL_TYPES } from '../../core/plan/mealTypes.js'
import { toMeal } from '../../core/plan/toMeal.js'
import type { Meal, MealItem } from '../../core/plan/weekPlan.js'
import { wordFor } from '../dishes/dishName.js'
import type { SideFoods } from '../dishes/sides.js'
import type { Occasion } from './batches.js'
import { type Course, isAddedFat } from './course.js'
import { courseItems, type DraftWeek } from './draftWeek.js'

/** A side with more than this share of a meal is named. */
const NAMED_SIDE = { calories: 0.17, protein: 0.3 } as const
/** The same for an optional ingredient, such as seeds on top. */
const NAMED_EXTRA = { calories: 0.18, protein: 0.32 } as const

/** A longer name breaks the lines of a card, and a model never gets longer names either. */
const LONGEST_NAME = 80

/** Pecans are as fat as mayonnaise, but people want to know of them. */
const isKitchenFat = (food: Food) => food.category === 'fat' && isAddedFat(food)

/** Oil, butter and dressings are not worth naming. */
function isCookingFat(side: SideFoods): boolean {
  return side.every(isKitchenFat)
}

/** The name of a side. Several foods together are protein powder in milk. */
function sideWord([food, ...others]: SideFoods): string {
  return others.length > 0 || food === undefined ? 'a protein shake' : wordFor(food)
}

/** Whether foods provide more than these shares of a meal's calories or protein. */
function bringMore(
  foods: SideFoods,
  items: readonly MealItem[],
  least: typeof NAMED_SIDE | typeof NAMED_EXTRA,
) {
  const total = sumMacros(items)
  const brought = sumMacros(items.filter(({ food }) => foods.includes(food)))
  return brought.calories > least.calories * total.calories || brought.protein > least.protein * total.protein
}

function nameWith(name: string, words: readonly string[]): string {
  if (words.length === 0) return name
  const list = words.join(' and ')
  return name.includes(' with ') ? `${name}, plus ${list}` : `${name} with ${list}`
}

/**
 * The dish's name with the sides that matter, and with optional ingredients in large amounts, those with most energy
 * first. It leaves out whatever would make the name too long.
 */
export function courseName({ dish, sides }: Course, items: readonly MealItem[]): string {
  const said = dish.name.toLowerCase()
  const extras = dish.ingredients
    .filter(({ food, isOptional }) => isOptional && !isKitchenFat(food) && !said.includes(wordFor(food)))
    .map(({ food }): SideFoods => [food])
    .filter((foods) => bringMore(foods, items, NAMED_EXTRA))
  const beside = sides.filter((side) => !isCookingFat(side) && bringMore(side, items, NAMED_SIDE))
  const kcalOf = (foods: SideFoods) => sumMacros(items.filter(({ food }) => foods.includes(food))).calories
  const fitting: string[] = []
  for (const foods of [...extras, ...beside].sort((a, b) => kcalOf(b) - kcalOf(a))) {
    const word = sideWord(foods)
    if (nameWith(dish.name, [...fitting, word]).length <= LONGEST_NAME) fitting.push(word)
  }
  return nameWith(dish.name, fitting)
}

/**
 * Whether the name has room for all sides that could need naming. A dish composed elsewhere keeps its name, whatever is
 * beside it.
 */
export function hasRoomInName({ dish, sides }: Course): boolean {
  if (dish.family.id === '') return true
  const words = sides
    .filter((side) => !isCookingFat(side) && !side.every(({ category }) => category === 'vegetable'))
    .map(sideWord)
  return nameWith(dish.name, words).length <= LONGEST_NAME
}

/** A pot: cooked for the first of its meals, eaten at the others. */
type Pot = readonly [cooked: Occasion, ...later: Occasion[]]

/** Meals that are cooked together: those that the dish keeps for. */
export function pots(occasions: readonly Occasion[], keepsDays: number): readonly Pot[] {
  const found: [Occasion, ...Occasion[]][] = []
  for (const occasion of occasions) {
    const pot = found.at(-1)
    if (pot && keepsDays > 0 && occasion.day - pot[0].day <= keepsDays) pot.push(occasion)
    else found.push([occasion])
  }
  return found
}

/** What a meal says about cooking: how many plates are cooked now, or when it was cooked. */
export function cooking(occasion: Occasion, [cooked, ...later]: Pot, dateOf: (day: number) => string) {
  if (later.length === 0) return {}
  if (occasion === cooked) {
    return { cook: { servings: later.length + 1, forDates: later.map(({ day }) => dateOf(day)) } }
  }
  return { leftoverOf: { date: dateOf(cooked.day), type: cooked.type } }
}

/**
 * The meals of each day.
 * @param startDate the date of the first, `YYYY-MM-DD`
 */
export function toMeals(week: DraftWeek, startDate: string): Meal[][] {
  const dateOf = (day: number) => addDays(startDate, day)
  const days = Array.from({ length: DAYS_PER_WEEK }, (): Meal[] => [])
  for (const [index, course] of week.courses.entries()) {
    const { batch, dish, isKept } = course
    if (isKept) continue
    const items = courseItems(week, index)
    const name = courseName(course, items)
    for (const pot of pots(batch.occasions, dish.family.keepsDays)) {
      for (const occasion of pot) {
        const { day, type } = occasion
        const meal = {
          ...toMeal(type, name, items),
          dishId: dish.family.id,
          ...cooking(occasion, pot, dateOf),
        }
        days[day]?.push(meal)
      }
    }
  }
  const place = ({ type }: Meal) => MEAL_TYPES.indexOf(type)
  return days.map((meals) => meals.sort((a, b) => place(a) - place(b)))
}
