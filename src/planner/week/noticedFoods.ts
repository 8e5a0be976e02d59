import type { Food, FoodCategory } from '../../core/food/food.js'
import { perObject } from '../../core/perObject.js'
import { readOptions } from '../dishes/dishFamily.js'
import { isMain } from '../dishes/mealKind.js'
import { type Course, courseFoods } from './course.js'
import { isPowderOrSeitan, isSoyCrumbles } from './leadFood.js'

/** How often a week may serve the same vegetable, tofu or beans at lunch and dinner. */
export const MOST_USES = 6

/** How often a week may serve the same fruit, nuts or stand-in for meat, at any meal. */
const MOST_ANYTIME = 7
/** How often it may serve potatoes, or sweet potatoes, where there is a grain in their place. */
const MOST_OF_A_ROOT = 5

/** How often a week may serve the meat of one animal, or eggs, snacks apart. */
const MOST_OF_AN_ANIMAL = 8

/** Onions, garlic and soy sauce season a dish. */
const AROMATICS: readonly string[] = ['onions', 'garlic', 'lemon-juice', 'soy-sauce']
/** What people notice when it comes every day. */
const NOTICED: readonly FoodCategory[] = ['vegetable', 'protein', 'legumes', 'fruit', 'nuts_seeds']
/** People tire of one vegetable sooner, and another costs less than another meat. */
const WEARINESS_OF_MAIN_FOOD = 0.2
const WEARINESS_ANYTIME = 0.06

/** The cuts of an animal, and what is in an egg. To people they are one food. */
const CUTS = [
  'CHICKEN/whole-chicken',
  'turkey-breast/ground-turkey-93',
  'ground-beef-93/ground-beef-80/beef-sirloin',
  'pork-tenderloin/pork-chop',
  'eggs/egg-whites',
]
/** So are a food in a can, dry and frozen. */
const FORMS = ['CHICKPEAS', 'BLACK_BEANS', 'tofu-extra-firm/tofu-firm', 'SPINACH', 'BROCCOLI', 'PEPPER']

function byKind(kinds: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    kinds.flatMap((kind) => {
      const ids = [...readOptions(kind).keys()]
      return ids.map((id) => [id, ids.join('/')] as const)
    }),
  )
}

const ANIMALS = byKind(CUTS)
const KINDS = byKind([...CUTS, ...FORMS])

/** Foods of one kind are the same to people. */
export function kindOf({ id }: Food): string {
  return KINDS.get(id) ?? id
}

/** How soon people tire of foods. */
export interface Tiring {
  /** How much it counts. */
  readonly weight: number
  /** How often a week may serve the same root, at any meal. */
  readonly mostOfARoot: number
}

/** @param hasGrains whether there is anything starchy besides roots */
export function tiringOf(weight: number, hasGrains: boolean): Tiring {
  return { weight, mostOfARoot: hasGrains ? MOST_OF_A_ROOT : MOST_ANYTIME }
}

export const isAromatic = ({ id }: Food) => AROMATICS.includes(id)

const isOfAnAnimal = ({ id }: Food) => ANIMALS.has(id)

/** Bread, rice and oats may come every day; potatoes and sweet potatoes may not. */
export const isRoot = ({ category, section }: Food) => category === 'carbs' && section === 'Produce'

/** What is starchy and no root: grains, bread and pasta. */
export const isGrain = (food: Food) => food.category === 'carbs' && !isRoot(food)

/** Soy crumbles, seitan and protein powder, which also come in breakfasts and snacks. */
const isStandIn = (food: Food) => isPowderOrSeitan(food) || isSoyCrumbles(food)

/** Foods that people notice at any meal, and the others at lunch and dinner. */
const isNoticedAnytime = (food: Food) =>
  food.category === 'fruit' || food.category === 'nuts_seeds' || isRoot(food) || isStandIn(food)

function isNoticed(food: Food): boolean {
  return (NOTICED.includes(food.category) && !isAromatic(food)) || isRoot(food) || isStandIn(food)
}

/** How many meals of a course count for a food. */
export function noticedMeals(food: Food, { kind, occasions }: Course['batch']): number {
  if (isNoticedAnytime(food)) return occasions.length
  if (isOfAnAnimal(food) && kind === 'breakfast') return occasions.length
  return occasions.filter(({ type }) => isMain(type)).length
}

/** How many meals serve each kind of noticed food, with one food of the kind. */
export type NoticedUses = Map<string, { readonly food: Food; readonly meals: number }>

/** The noticed foods of a course, one of each kind, with how many of its meals count. */
const noticedIn = perObject((course: Course): NoticedUses => {
  const uses: NoticedUses = new Map()
  addUses(uses, courseFoods(course), course)
  return uses
})

export function noticedUses(courses: readonly Course[]): NoticedUses {
  const uses: NoticedUses = new Map()
  for (const course of courses) {
    for (const [kind, { food, meals }] of noticedIn(course))
      uses.set(kind, { food, meals: meals + (uses.get(kind)?.meals ?? 0) })
  }
  return uses
}

export function usesOf(food: Food, uses: NoticedUses): number {
  return uses.get(kindOf(food))?.meals ?? 0
}

/** Counts the meals of a course for each of its noticed foods. */
export function addUses(uses: NoticedUses, foods: Iterable<Food>, { batch }: Pick<Course, 'batch'>): void {
  const counted = new Set<string>()
  for (const food of foods) {
    const kind = kindOf(food)
    const times = isNoticed(food) && !counted.has(kind) ? noticedMeals(food, batch) : 0
    if (times === 0) continue
    counted.add(kind)
    uses.set(kind, { food, meals: usesOf(food, uses) + times })
  }
}

/** How often a week may serve a food before people tire of it. */
export function mostUses(food: Food, tiring: Tiring): number {
  if (isOfAnAnimal(food)) return MOST_OF_AN_ANIMAL
  if (isRoot(food)) return tiring.mostOfARoot
  return isNoticedAnytime(food) ? MOST_ANYTIME : MOST_USES
}

/**
 * How much a week has too often of a food, in meals with the same vegetable.
 */
export function weariness(food: Food, uses: number, tiring: Tiring): number {
  const over = uses - mostUses(food, tiring)
  if (over <= 0 || !isNoticed(food)) return 0
  if (food.category === 'vegetable') return over
  const isMinor = isNoticedAnytime(food) && !isStandIn(food)
  return over * (isMinor ? WEARINESS_ANYTIME : WEARINESS_OF_MAIN_FOOD) * tiring.weight
}
