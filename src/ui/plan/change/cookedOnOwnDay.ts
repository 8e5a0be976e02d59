import type { MealPlace, PlanState } from '../../../core/state/planState.js'

/** The meals that were what another had left, and are cooked on their own day after a change. */
export const cookedOnOwnDay = (before: PlanState, after: PlanState): readonly MealPlace[] =>
  after.week.days.flatMap(({ date, meals }, day) =>
    meals.flatMap(({ type, name, leftoverOf }) => {
      const was = before.week.days[day]?.meals.find((meal) => meal.type === type)
      return was?.leftoverOf && was.name === name && !leftoverOf ? { date, type } : []
    }),
  )
