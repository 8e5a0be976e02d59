import { isSeasoning } from '../../../core/food/isSeasoning.js'
import { isAt } from '../../../core/plan/isAt.js'
import { isSameDish } from '../../../core/plan/sameDish.js'
import type { Meal } from '../../../core/plan/weekPlan.js'
import type { MealPlace, PlanState } from '../../../core/state/planState.js'

/** A meal after a change, compared with the one that it was. */
interface ComparedMeal {
  readonly place: MealPlace
  readonly hasOtherFoods: boolean
  /** Of a food that it has kept. */
  readonly hasOtherPortions: boolean
  /** The day on which it is cooked, if that is another one now. */
  readonly cookedOn: string | null
}

function gramsOf({ items }: Meal): ReadonlyMap<string, number> {
  const grams = new Map<string, number>()
  for (const { food, quantity } of items) {
    if (!isSeasoning(food)) grams.set(food.id, (grams.get(food.id) ?? 0) + quantity)
  }
  return grams
}

function compared(was: Meal, meal: Meal, place: MealPlace): ComparedMeal {
  const [then, now] = [gramsOf(was), gramsOf(meal)]
  const left = [...now].filter(([id]) => then.has(id))
  const cookedAt = meal.leftoverOf ?? place
  const isCookedAsBefore = was.leftoverOf ? isAt(was.leftoverOf)(cookedAt) : !meal.leftoverOf
  return {
    place,
    hasOtherFoods: left.length < Math.max(then.size, now.size),
    hasOtherPortions: left.some(([id, grams]) => grams !== then.get(id)),
    cookedOn: isCookedAsBefore || !isSameDish(was, meal) ? null : cookedAt.date,
  }
}

/**
 * The meals of the week after a change. One that was asked to change is compared with its own dish, wherever that was
 * before, and left out if it has another one.
 */
export const comparedMeals = (
  before: PlanState,
  after: PlanState,
  asked: readonly MealPlace[],
): readonly ComparedMeal[] => {
  const mealAt = ({ date, type }: MealPlace) =>
    before.week.days.find((day) => day.date === date)?.meals.find((meal) => meal.type === type)
  return after.week.days.flatMap(({ date, meals }) =>
    meals.flatMap((meal) => {
      const place = { date, type: meal.type }
      const was = asked.some(isAt(place))
        ? asked.map(mealAt).find((other) => other && isSameDish(other, meal))
        : mealAt(place)
      return was ? compared(was, meal, place) : []
    }),
  )
}
