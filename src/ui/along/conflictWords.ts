import { isAt } from '../../core/plan/isAt.js'
import type { Recipe } from '../../core/plan/recipeFor.js'
import type { Meal, WeekPlan } from '../../core/plan/weekPlan.js'
import type { CoreWords } from '../../core/words.js'
import { hostAlongWords } from '../../messages/hostAlongWords.js'
import type { WidgetMessages } from '../../messages/mergeMessages.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { conflictsOf } from '../../store/selectors.js'
import type { Format } from '../format.js'

export interface ConflictContext {
  readonly first: WidgetMessages
  readonly core: CoreWords
  readonly format: Pick<Format, 'weekday'>
}

/** The meals that a plan's reader must avoid: how many, then each with its foods. Empty if there are none. */
export function conflictLines(plan: ShownPlan, { first, core, format }: ConflictContext): readonly string[] {
  const { shared } = hostAlongWords(first)
  const meals = conflictsOf(plan).map((meal) =>
    shared.conflict(
      format.weekday(meal.date),
      core.mealType[meal.type],
      meal.foodNames.join('; ') || shared.kosherMix,
    ),
  )
  return meals.length > 0 ? [shared.conflicts(meals.length), ...meals] : []
}

/**
 * A text about a plan, after the meals that its reader must avoid.
 * @param isSent whether it goes to somebody else
 */
export function belowConflicts(
  plan: ShownPlan,
  text: string,
  context: ConflictContext,
  isSent: boolean,
): string {
  const [title, ...meals] = conflictLines(plan, context)
  if (title === undefined) return text
  const sender = isSent ? [hostAlongWords(context.first).shared.sender] : []
  return [title, ...meals.map((meal) => `- ${meal}`), ...sender, '', text].join('\n')
}

interface MarkedWeek {
  readonly week: WeekPlan
  /** The recipes of the plan's meals as those of the marked ones. */
  readonly recipesOf: (recipes: ReadonlyMap<Meal, Recipe>) => ReadonlyMap<Meal, Recipe>
}

/** A week for texts and files: the names of the meals that its reader must avoid say so. */
export function withMarkedNames(plan: ShownPlan, first: WidgetMessages): MarkedWeek {
  const { shared } = hostAlongWords(first)
  const conflicts = conflictsOf(plan)
  const marked = new Map<Meal, Meal>()
  const days = plan.week.days.map((day) => {
    const meals = day.meals.map((meal) => {
      const conflict = conflicts.find(isAt({ date: day.date, type: meal.type }))
      if (!conflict) return meal
      const remark = shared.notForYou(conflict.foodNames.join('; ') || shared.kosherMix)
      const named = { ...meal, name: `${meal.name}. ${remark}` }
      marked.set(meal, named)
      return named
    })
    return { ...day, meals }
  })
  return {
    week: { ...plan.week, days },
    recipesOf: (recipes) => new Map([...recipes].map(([meal, recipe]) => [marked.get(meal) ?? meal, recipe])),
  }
}
