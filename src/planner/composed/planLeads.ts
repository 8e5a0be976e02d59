import type { Food, FoodCategory } from '../../core/food/food.js'
import { lowestBy } from '../../core/lowestBy.js'
import { KCAL_PER_G } from '../../core/nutrition/kcalPerG.js'
import { type Macros, NUTRIENTS } from '../../core/nutrition/macros.js'
import { DAYS_PER_WEEK } from '../../core/plan/daysPerWeek.js'
import { MEAL_TYPES, type MealType } from '../../core/plan/mealTypes.js'
import { toMeal, toMealItem } from '../../core/plan/toMeal.js'
import type { Meal } from '../../core/plan/weekPlan.js'
import { type Dish, dishFoods } from '../dishes/dish.js'
import { isMain, type MealKind } from '../dishes/mealKind.js'
import type { Steps } from '../steps.js'
import type { Attempt } from '../week/attempt.js'
import { type Candidate, Cookbook } from '../week/cookbook.js'
import type { Course } from '../week/course.js'
import { isMeatSubstitute, leadFood } from '../week/leadFood.js'

/** The basis of a dish: its main food and its style, such as `soup`. */
interface Lead<Style> {
  readonly foodId: string
  readonly style: Style
}

/** A meal of the week to be composed elsewhere. */
export interface LedDish<Style> {
  /** Meals of one dish, cooked together, have the same key. */
  readonly key: string
  readonly mealType: MealType
  readonly lead: Lead<Style>
  /** The foods of the dish that we planned, then of our dish with this lead. Whoever composes the meal may need them. */
  readonly foodIds: readonly string[]
  /** What we planned. A meal of exactly its foods is cooked as planned. */
  readonly planned: Course
  /** A favourite of the visitor's, in a cook's amounts. It is eaten as planned, and nobody is asked for it. */
  readonly favourite?: Meal
}

/** Whoever composes the week decides the other dishes. */
const MOST_FAVOURITES = 2

/** Nobody asks for a dish of oil or of powder. */
const NEVER_MAIN: readonly FoodCategory[] = ['fat', 'supplement', 'vegetable']
/** A salad of avocado with seeds is asked for by its seeds. A snack may be fruit. */
const NOT_MAIN_OF: Readonly<Record<MealKind, readonly FoodCategory[]>> = {
  breakfast: NEVER_MAIN,
  lunch: [...NEVER_MAIN, 'fruit'],
  dinner: [...NEVER_MAIN, 'fruit'],
  snack: NEVER_MAIN,
}

/** The cost of foods that no other dish of the week needs, against the distance of two dishes. */
const OUTSIDE_KITCHEN = 0.02

/** The food by which a dish is asked for. */
function mainFood(dish: Dish, kind: MealKind): Food | undefined {
  const mayLead = ({ category }: Food) => !NOT_MAIN_OF[kind].includes(category)
  const lead = leadFood(dish)
  if (lead && mayLead(lead)) return lead
  const others = dish.ingredients.filter(({ food }) => mayLead(food))
  const proteinG = ({ food, baseG }: Dish['ingredients'][number]) => (food.protein / food.servingSize) * baseG
  return lowestBy(others, (ingredient) => -proteinG(ingredient))?.food ?? lead
}

/** Whoever eats fewer carbs than this, as a share of energy, is served no dish of a food with more than that. */
const FEW_CARBS = 0.25
const STARCHY = 0.45

const carbsShare = ({ carbs, calories }: Macros) => (carbs * KCAL_PER_G.carbs) / calories

const isStarchy = (food: Food | undefined) => food !== undefined && carbsShare(food) > STARCHY

/** A planned course as a meal, without its sides. */
const mealOf = ({ batch, dish }: Course): Meal =>
  toMeal(
    batch.occasions[0]?.type ?? batch.kind,
    dish.name,
    dish.ingredients.map(({ food, baseG }) => toMealItem(food, baseG)),
  )

/** The distance of two dishes in what they provide. */
function distance(one: Candidate, other: Candidate): number {
  return [...NUTRIENTS.keys()].reduce(
    (sum, row) => sum + ((one.rows[row] ?? 0) - (other.rows[row] ?? 0)) ** 2,
    0,
  )
}

const hasSubstitute = (dish: Dish) => dish.ingredients.some(({ food }) => isMeatSubstitute(food))

/**
 * The meals of each of the seven days of a week that we planned, in the order of the day's meals. Only the lead of each
 * dish is given, and its foods; whoever composes it decides the rest. Up to two favourites are given whole. The same
 * courses have the same leads.
 * @param styleOf the style that a dish's name mentions
 */
export function* planLeads<Style extends string>(
  courses: readonly Course[],
  attempt: Attempt,
  styleOf: (name: string) => Style,
): Steps<readonly (readonly LedDish<Style>[])[]> {
  const { eatsMeat, favourites, kitchen, targets } = attempt.rules
  const liked = courses.filter(({ dish }) => favourites.has(dish.family.id)).slice(0, MOST_FAVOURITES)
  const eatsFewCarbs = carbsShare(targets) < FEW_CARBS
  const cookbook = new Cookbook(attempt)
  const takenFoods = new Set<string>()
  const takenLeads = new Set<string>()
  const week = Array.from({ length: DAYS_PER_WEEK }, (): LedDish<Style>[] => [])
  for (const [index, course] of courses.entries()) {
    yield
    const { batch, dish } = course
    const { kind, occasions } = batch
    const leadOf = (other: Dish): Lead<Style> => ({
      foodId: mainFood(other, kind)?.id ?? '',
      style: styleOf(other.name),
    })
    const isFresh = (other: Dish, howFresh: (lead: Lead<Style>) => boolean) =>
      howFresh(leadOf(other)) &&
      !(eatsMeat && other !== dish && hasSubstitute(other)) &&
      !(eatsFewCarbs && isStarchy(mainFood(other, kind)))
    const foodKey = ({ foodId }: Lead<Style>) => `${isMain(kind) ? 'main' : kind} ${foodId}`
    const hasOwnLead = ({ foodId, style }: Lead<Style>) => !takenLeads.has(`${foodId} ${style}`)
    const hasOwnFood = (lead: Lead<Style>) => hasOwnLead(lead) && !takenFoods.has(foodKey(lead))
    // Calls cannot see each other, so two meals should not have the same lead.
    const isInKitchen = (other: Dish) => dishFoods(other).every(({ id }) => kitchen.has(id))
    const nearest = (howFresh: (lead: Lead<Style>) => boolean) => {
      if (isFresh(dish, howFresh)) return dish
      const dishes = cookbook.allDishes(kind)
      const own = dishes.find(({ name }) => name === dish.name)
      const fresh = dishes.filter((other) => isFresh(other, howFresh))
      return lowestBy(
        fresh,
        (other) => (own ? distance(other, own) : 0) + (isInKitchen(other) ? 0 : OUTSIDE_KITCHEN),
      )
    }
    const isLiked = liked.includes(course)
    const model = (isLiked ? undefined : (nearest(hasOwnFood) ?? nearest(hasOwnLead))) ?? dish
    const favourite = isLiked && { favourite: mealOf(course) }
    const lead = leadOf(model)
    const foodIds = [...dishFoods(dish), ...dishFoods(model)].map(({ id }) => id)
    takenFoods.add(foodKey(lead))
    takenLeads.add(`${lead.foodId} ${lead.style}`)
    const led = { key: `${kind} ${index}`, lead, foodIds, planned: course, ...favourite }
    for (const { day, type } of occasions) week[day]?.push({ ...led, mealType: type })
  }
  const place = ({ mealType }: LedDish<Style>) => MEAL_TYPES.indexOf(mealType)
  return week.map((day) => day.sort((a, b) => place(a) - place(b)))
}
