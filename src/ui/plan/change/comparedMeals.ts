import { isSeasoning } from '../../../core/food/isSeasoning.js'
import { isAt } from '../../../core/plan/isAt.js'
import { isSameDish } from '../../../core/plan/sameDish.js'
import type { Meal } from '../../../core/plan/weekPlan.js'
import type { MealPlace, PlanState } from '../../../core/state/planState.js'

/** A meal after a change, compared with the one that it was. */
export interface ComparedMeal {
  readonly place: MealPlace
  /** Only of a meal that nobody asked to change. */
  readonly hasOtherFoods: boolean
  /** Of the foods that it has kept, if these are all or somebody asked for others. */
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

/** The meal at a place of a plan. */
export const mealAt = ({ week }: PlanState, { date, type }: MealPlace): Meal | undefined =>
  week.days.find((day) => day.date === date)?.meals.find((meal) => meal.type === type)

/**
 * The meals of the week after a change. One that was asked to change is compared with its own dish, wherever that was
 * before, and left out if it has another one.
 */
export function comparedMeals(
  before: PlanState,
  after: PlanState,
  asked: readonly MealPlace[],
): readonly ComparedMeal[] {
  return after.week.days.flatMap(({ date, meals }) =>
    meals.flatMap((meal): ComparedMeal[] => {
      const place = { date, type: meal.type }
      const isAsked = asked.some(isAt(place))
      const was = isAsked
        ? asked.map((other) => mealAt(before, other)).find((other) => other && isSameDish(other, meal))
        : mealAt(before, place)
      if (!was) return []
      const [then, now] = [gramsOf(was), gramsOf(meal)]
      const kept = [...now].filter(([id]) => then.has(id))
      // Other foods of a meal that was asked to change are in its notice.
      const hasSameFoods = isAsked || kept.length === Math.max(then.size, now.size)
      const cookedAt = meal.leftoverOf ?? place
      const isCookedAsBefore = was.leftoverOf ? isAt(was.leftoverOf)(cookedAt) : !meal.leftoverOf
      return [
        {
          place,
          hasOtherFoods: !hasSameFoods,
          hasOtherPortions: hasSameFoods && kept.some(([id, grams]) => grams !== then.get(id)),
          cookedOn: isCookedAsBefore || !isSameDish(was, meal) ? null : cookedAt.date,
        },
      ]
    }),
  )
}
