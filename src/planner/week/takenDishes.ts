import type { Food } from '../../core/food/food.js'
import { perObject } from '../../core/perObject.js'
import { type Dish, dishFoods } from '../dishes/dish.js'
import type { DishFamily } from '../dishes/dishFamily.js'
import { isSweet, METHODS } from '../dishes/methods.js'
import type { Attempt } from './attempt.js'
import type { Batch } from './batches.js'
import type { Candidate } from './cookbook.js'
import { type Course, courseFoods } from './course.js'
import { foodsKey, isFullOf } from './crowdedDays.js'
import { isCultured } from './culturedDairy.js'
import type { DraftWeek } from './draftWeek.js'
import { leadFood } from './leadFood.js'
import { mainFoods } from './mainFoods.js'
import { isTooNear } from './meatThenDairy.js'
import { isGrain, isRoot, kindOf } from './noticedFoods.js'

/** Whether a dish is out of the question, because the week has it or one too much like it. */
export type IsTaken = (dish: Candidate) => boolean

const isWithin = (days: number, batch: Batch, other: Batch) =>
  batch.occasions.some(({ day }) => other.occasions.some((occasion) => Math.abs(occasion.day - day) <= days))

/** By what people tell dishes apart. */
interface Likeness {
  readonly family: DishFamily
  readonly lead: Food | undefined
  readonly isCold: boolean
  readonly isOfOneKind: boolean
  readonly isCultured: boolean
  readonly hasPulses: boolean
  /** What it is made of, by id. */
  readonly made: string
  /** Its grain with its meat, fish, eggs or tofu, as eggs on rice; empty without both. */
  readonly plate: string
  /** Its potatoes or sweet potatoes. */
  readonly root: Food | undefined
}

function plateOf(foods: readonly Food[]): string {
  const grains = foods.filter(isGrain)
  const proteins = foods.filter(({ category }) => category === 'protein')
  if (grains.length === 0 || proteins.length === 0) return ''
  return [...new Set([...grains, ...proteins].map(kindOf))].sort().join()
}

/** Beans, lentils and what is made of them; soy sauce only seasons. */
const isPulse = ({ id, category }: Food) => category === 'legumes' && id !== 'soy-sauce'

const likenessOf = perObject((dish: Dish): Likeness => {
  const { family } = dish
  return {
    family,
    lead: leadFood(dish),
    isCold: METHODS[family.method].isCold,
    isOfOneKind: isSweet(family.method) || family.method === 'dip' || family.method === 'friedrice',
    isCultured: dishFoods(dish).some(isCultured),
    hasPulses: dishFoods(dish).some(isPulse),
    made: foodsKey(dishFoods(dish)),
    plate: plateOf(dishFoods(dish)),
    root: dishFoods(dish).find(isRoot),
  }
})

/** Meals with beans or lentils that somebody who eats meat wants on a day. */
const MOST_PULSE_MEALS = 2
/** Two dishes of the same foods are the same twice, whatever their names. */
const SAME_FOODS = 4
/** Two soups, or two dishes of one food that are cooked in other ways. */
const SAME_FOOD = 0.6

/**
 * How much two dishes are the same to people: 1 for two shakes, two dips, pancakes with yogurt and a plate of cottage
 * cheese, two stir-fries of chicken, rice with beans and eggs and rice with eggs; less for two soups, or a roast and a stir-fry of chicken; 0 if they are not.
 */
function alikeness(one: Likeness, other: Likeness, sameFood: number): number {
  if (one.made === other.made) return SAME_FOODS
  const isSameWay = one.family.method === other.family.method
  if (one.family === other.family || (isSameWay && one.isOfOneKind)) return 1
  if (one.isCultured && other.isCultured) return 1
  if (one.plate !== '' && one.plate === other.plate) return 1
  const isSameLead = one.lead && other.lead && kindOf(one.lead) === kindOf(other.lead)
  if (isSameLead && (isSameWay || (one.isCold && other.isCold))) return 1
  const isSameRoot = one.root !== undefined && one.root === other.root
  return isSameLead || isSameRoot || (isSameWay && one.family.method === 'soup') ? sameFood : 0
}

/**
 * How much a dish is unwanted beside the other meals of a batch's days, from 0 to 1: because it is like one of them, where
 * money and numbers leave a choice, because a third meal would rest on the same food, or because dairy would follow meat
 * too soon.
 */
export function alikeOnItsDays(
  courses: readonly Course[],
  batch: Batch,
  { misses, rules }: Attempt,
): (dish: Candidate) => number {
  const { room, thrift, eatsMeat } = rules
  const sameFood = misses === 0 && room.name === 'usual' ? SAME_FOOD * thrift.fancy ** 2 : 0
  const others = courses
    .filter((other) => other.batch !== batch && isWithin(0, batch, other.batch))
    .map(({ dish }) => likenessOf(dish))
  const isFullOfPulses =
    eatsMeat && thrift.fancy === 1 && others.filter(({ hasPulses }) => hasPulses).length >= MOST_PULSE_MEALS
  const isTooMuchOf = isFullOf(courses, batch)
  const isNear = isTooNear(courses, batch, rules)
  return (dish) => {
    if (dishFoods(dish).some((food) => isTooMuchOf(food) || isNear(food))) return 1
    const likeness = likenessOf(dish)
    const least = isFullOfPulses && likeness.hasPulses ? sameFood : 0
    return others.reduce((most, other) => Math.max(most, alikeness(likeness, other, sameFood)), least)
  }
}

/**
 * What the other meals of a batch's days are made of, and their families; also the families of so many days before and
 * after.
 */
function takenNear(courses: readonly Course[], batch: Batch, days: number): Set<DishFamily | string> {
  const others = courses.filter((other) => other.batch !== batch && isWithin(days, batch, other.batch))
  const beside = others.filter((other) => isWithin(0, batch, other.batch))
  return new Set([
    ...others.map(({ dish }) => dish.family),
    ...beside.map((other) => foodsKey(courseFoods(other))),
  ])
}

const isTaken = (dish: Dish, taken: ReadonlySet<DishFamily | string>) =>
  taken.has(dish.family) || taken.has(foodsKey(dishFoods(dish)))

/**
 * The dishes of the week's other courses, and the families of its mains and of the same days.
 * @param withSameFoods whether other dishes of the same foods as one of its mains count as taken, too
 */
export function takenInWeek({ courses }: DraftWeek, index: number, withSameFoods: boolean): IsTaken {
  const course = courses[index]
  if (course === undefined) return () => false
  const { kind } = course.batch
  const names = new Set(courses.map(({ dish }) => dish.name))
  const families = takenNear(courses, course.batch, 0)
  const foods = new Set<string>()
  if (kind === 'lunch' || kind === 'dinner') {
    for (const other of courses) {
      if (other === course) continue
      families.add(other.dish.family)
      if (withSameFoods) foods.add(mainFoods(other.dish))
    }
  }
  return (dish) =>
    names.has(dish.name) || isTaken(dish, families) || (withSameFoods && foods.has(mainFoods(dish)))
}

/**
 * Dishes of a family that would come twice on one day or, at lunch and dinner, on two days in a row; and the dishes of all
 * dinners, since the visitor chooses how many different ones there are.
 */
export function takenNearby({ courses }: DraftWeek, index: number): IsTaken {
  const course = courses[index]
  if (course === undefined) return () => false
  const { kind } = course.batch
  const reach = kind === 'breakfast' || kind === 'snack' ? 0 : 1
  const names = new Set([course.dish.name])
  const families = takenNear(courses, course.batch, reach)
  for (const { batch, dish } of courses) {
    const isNear = isWithin(reach, course.batch, batch)
    if (isNear || (kind === 'dinner' ? batch.kind !== 'snack' : batch.kind === 'dinner')) names.add(dish.name)
  }
  return (dish) => names.has(dish.name) || isTaken(dish, families)
}
