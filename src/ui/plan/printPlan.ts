import { householdMeasure } from '../../core/food/householdMeasure.js'
import { MACRONUTRIENTS, type Macros } from '../../core/nutrition/macros.js'
import { amountText } from '../../core/plan/amountText.js'
import { dayFor, eatAlike, portionFor } from '../../core/plan/eaters.js'
import { eatersText, textForEach } from '../../core/plan/eatersText.js'
import { isAt } from '../../core/plan/isAt.js'
import { madeForText } from '../../core/plan/madeForText.js'
import { minutesText } from '../../core/plan/minutesText.js'
import type { Recipe } from '../../core/plan/recipeFor.js'
import { mealMacros } from '../../core/plan/toMeal.js'
import type { Meal } from '../../core/plan/weekPlan.js'
import { withMealsOut } from '../../core/plan/withMealsOut.js'
import type { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { conflictFoodIdsOf, conflictsOf } from '../../store/selectors.js'
import { fineAmounts } from '../fineAmounts.js'
import type { Format } from '../format.js'
import { avoidedNote } from '../grocery/avoidedNote.js'
import { printSheet } from '../print/printSheet.js'
import type { Markup, Sheet, SheetPage } from '../print/writeSheet.js'

interface PlanSheetContext {
  readonly messages: ReturnType<typeof usePlanMessages>
  readonly format: Format
  readonly recipes: ReadonlyMap<Meal, Recipe>
}

/** Calories and macros in one line: `520 kcal · P 31 g · C 48 g · F 20 g`; one for each who eats, if they differ. */
function numbersMarkup(
  macrosFor: (person: number) => Macros,
  { basis }: ShownPlan,
  { messages: { plan, core }, format }: PlanSheetContext,
): Markup {
  const numbersOf = (macros: Macros) =>
    [
      plan.kcal(format.whole(macros.calories)),
      ...MACRONUTRIENTS.map((macro) => `${plan.macroLetter[macro]} ${format.grams(macros[macro])}`),
    ].join(' · ')
  const numbersFor = (person: number) => numbersOf(macrosFor(person))
  return ['p', eatAlike(basis) ? numbersFor(0) : textForEach(basis, numbersFor, core)]
}

function mealMarkup(meal: Meal, date: string, shown: ShownPlan, context: PlanSheetContext): Markup {
  const { messages, format, recipes } = context
  const { plan, core, groceries } = messages
  const { basis } = shown
  const isConflict = conflictsOf(shown).some(isAt({ date, type: meal.type }))
  const mark = (isAvoided: boolean, name: string) => (isAvoided ? groceries.avoided.name(name) : name)
  const recipe = recipes.get(meal)
  const { ounces, units } = format
  const items = meal.items.map((item, index): Markup => {
    const { food } = item
    const amountFor = (person: number) => {
      const grams = portionFor(meal, basis, person).items[index]?.quantity ?? 0
      // A spoon for a child beside grams for an adult would be two scales in one line.
      if (units === 'metric') return amountText({ ...item, quantity: grams }, core, format)
      return householdMeasure(food, grams, core, units) ?? ounces(grams)
    }
    const name = mark(conflictFoodIdsOf(shown).has(food.id), food.name)
    return ['li', fineAmounts(`${name}: ${textForEach(basis, amountFor, core)}`)]
  })
  const steps = (recipe?.steps ?? []).map((step): Markup => ['li', fineAmounts(step)])
  const facts =
    recipe &&
    plan.recipe.facts(
      minutesText(recipe.minutes, core, format),
      minutesText(recipe.minutesAtWork, core, format),
      recipe.servings,
    )
  return [
    'article',
    ['h3', `${core.clock[meal.type]} ${core.mealType[meal.type]}: ${mark(isConflict, meal.name)}`],
    ['ul', ...items],
    numbersMarkup((person) => mealMacros(portionFor(meal, basis, person)), shown, context),
    ...(facts === undefined
      ? []
      : ([
          ['p', ['b', facts]],
          ['ol', ...steps],
        ] as const)),
  ]
}

/** A plan's meals and recipes as a sheet to print. */
export function planSheet(shown: ShownPlan, context: PlanSheetContext): Sheet {
  const { messages, format } = context
  const { core } = messages
  const { title, starts } = messages.plan
  const { days, startDate } = shown.week
  const sections = days.map(
    (day): Markup => [
      'div',
      ['h2', format.longDate(day.date)],
      numbersMarkup((person) => dayFor(day, shown.basis, person).totals, shown, context),
      ...withMealsOut(day, shown.eatenOut).map(
        (meal): Markup =>
          'name' in meal
            ? mealMarkup(meal, day.date, shown, context)
            : ['h3', `${core.clock[meal.type]} ${core.planText.eatingOut(core.mealType[meal.type])}`],
      ),
    ],
  )
  const facts = [
    starts(format.longDate(startDate)),
    madeForText(shown.week, core),
    eatersText(shown.basis, core),
  ]
  const note: Markup = ['p', avoidedNote(shown, messages, format, 'meals')]
  // A warning comes before the meals.
  const [before, after] = conflictsOf(shown).length > 0 ? [[note], []] : [[], [note]]
  return {
    title,
    content: [
      ['h1', title],
      ...facts.flatMap((fact): Markup[] => (fact ? [['p', fact]] : [])),
      ...before,
      ...sections,
      ...after,
    ],
  }
}

/** Prints a plan with its recipes. Returns false if the browser did not allow it. */
export function printPlan(plan: ShownPlan, page: SheetPage, context: PlanSheetContext): boolean {
  return printSheet({ ...planSheet(plan, context), columns: 2 }, page)
}
