import { householdMeasure } from '../../core/food/householdMeasure.js'
import { type Eaters, portionFor } from '../../core/plan/eaters.js'
import { eatersText, textForEach } from '../../core/plan/eatersText.js'
import { byClock } from '../../core/plan/mealTypes.js'
import type { Recipe } from '../../core/plan/recipeFor.js'
import type { Meal, WeekPlan } from '../../core/plan/weekPlan.js'
import type { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { fineAmounts } from '../fineAmounts.js'
import type { Format } from '../format.js'
import { printSheet } from '../print/printSheet.js'
import type { Markup, Sheet } from '../print/writeSheet.js'

interface PlanSheetContext {
  readonly messages: ReturnType<typeof usePlanMessages>
  readonly format: Format
  readonly recipes: ReadonlyMap<Meal, Recipe>
  /** Who eats the week. */
  readonly eaters: Eaters
}

function mealMarkup(meal: Meal, context: PlanSheetContext): Markup {
  const { messages, format, recipes, eaters } = context
  const { plan, core } = messages
  const recipe = recipes.get(meal)
  const { ounces, units, whole } = format
  const items = meal.items.map(({ food }, index): Markup => {
    const amountFor = (person: number) => {
      const grams = portionFor(meal, eaters, person).items[index]?.quantity ?? 0
      return householdMeasure(food, grams, core, units) ?? ounces(grams)
    }
    return ['li', fineAmounts(`${food.name}: ${textForEach(eaters, amountFor, core)}`)]
  })
  const steps = (recipe?.steps ?? []).map((step): Markup => ['li', fineAmounts(step)])
  const facts =
    recipe && plan.recipe.facts(whole(recipe.minutes), whole(recipe.minutesAtWork), recipe.servings)
  return [
    'article',
    ['h3', `${core.clock[meal.type]} ${core.mealType[meal.type]}: ${meal.name}`],
    ['ul', ...items],
    ...(facts === undefined
      ? []
      : ([
          ['p', ['b', facts]],
          ['ol', ...steps],
        ] as const)),
  ]
}

/** A week's meals and recipes as a sheet to print. */
export function planSheet({ days, startDate }: WeekPlan, context: PlanSheetContext): Sheet {
  const { messages, format } = context
  const { title, starts } = messages.plan
  const sections = days.map(
    ({ date, meals }): Markup => [
      'div',
      ['h2', format.longDate(date)],
      ...byClock(meals).map((meal) => mealMarkup(meal, context)),
    ],
  )
  const people = eatersText(context.eaters, messages.core)
  return {
    title,
    content: [
      ['h1', title],
      ['p', starts(format.longDate(startDate))],
      ...(people ? [['p', people] as const] : []),
      ...sections,
      ['p', messages.groceries.allergens],
    ],
  }
}

/** Prints a week with its recipes. Returns false if the browser did not allow it. */
export function printPlan(week: WeekPlan, nonce: string | undefined, context: PlanSheetContext): boolean {
  return printSheet({ ...planSheet(week, context), columns: 2 }, nonce)
}
