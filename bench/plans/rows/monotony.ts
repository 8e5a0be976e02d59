import type { Food, Meal, MealItem } from 'react-meal-planner/core'
import { isMain } from '../../../src/planner/index.js'
import { asPercent, atMost, type Row } from '../bars.js'
import type { BenchWeek } from '../benchWeek.js'
import { eatenItems } from '../dishOfMeal.js'
import { quantile, shareOf, sumOf } from '../statistics.js'

const MOST_OF_A_VEGETABLE = { usual: 6, low: 7 } as const
/** The FDA's advice for albacore, the tuna with more mercury of the two that are sold in cans. */
const MOST_TUNA_OZ = 12
const G_PER_OZ = 28.35
const BUDGET = { from: 100, to: 199 } as const
/** Below this share of the budget at the till, money was left. */
const MONEY_LEFT = 0.9
const NO_VEGETABLE = ['onions', 'garlic']
const MEAT: readonly Food['animalSource'][] = ['poultry', 'red_meat', 'pork']

const mainsOf = ({ meals }: BenchWeek) => meals.filter(({ type }) => isMain(type))

function mostUsedVegetable(week: BenchWeek): number {
  const uses = new Map<string, number>()
  for (const { food } of mainsOf(week).flatMap(eatenItems)) {
    if (food.category !== 'vegetable' || NO_VEGETABLE.includes(food.id)) continue
    uses.set(food.id, (uses.get(food.id) ?? 0) + 1)
  }
  return Math.max(0, ...uses.values())
}

function tunaOz({ meals }: BenchWeek): number {
  const cans = meals.flatMap(eatenItems).filter(({ food }) => food.id === 'tuna-canned')
  return sumOf(cans, ({ quantity }) => quantity) / G_PER_OZ
}

const isSubstitute = ({ food }: MealItem) =>
  food.id === 'vital-wheat-gluten' || food.category === 'supplement'

/** Whether seitan or powder brings more of the protein than any other food of a meal. */
function restsOnSubstitute(meal: Meal): boolean {
  const [first] = [...eatenItems(meal)].sort((a, b) => b.protein - a.protein)
  return first !== undefined && isSubstitute(first)
}

/** Foods that nobody wants to eat so often. */
export function monotonyRows(weeks: readonly BenchWeek[]): Row[] {
  const vegetables = (isLow: boolean) =>
    quantile(
      weeks.filter(({ profile }) => (profile.mealVariety === 'low') === isLow).map(mostUsedVegetable),
      0.95,
    )
  const omnivores = weeks.filter(
    ({ profile, rules, groceries }) =>
      rules.allowedFoods.some(({ animalSource }) => MEAT.includes(animalSource)) &&
      profile.weeklyFoodBudget >= BUDGET.from &&
      profile.weeklyFoodBudget <= BUDGET.to &&
      !groceries.scaled,
  )
  const rest = (week: BenchWeek) => mainsOf(week).some(restsOnSubstitute)
  const withMoney = omnivores.filter(
    ({ profile, groceries }) => groceries.emptyCupboardTotal < MONEY_LEFT * profile.weeklyFoodBudget,
  )
  return [
    atMost(
      'the most used vegetable, of 14 mains, p95, medium and high variety',
      vegetables(false),
      MOST_OF_A_VEGETABLE.usual,
    ),
    atMost('the same, low variety', vegetables(true), MOST_OF_A_VEGETABLE.low),
    atMost('tuna a week, the most, ounces', Math.max(0, ...weeks.map(tunaOz)), MOST_TUNA_OZ),
    {
      what: `omnivores' weeks at $${BUDGET.from}–${BUDGET.to} with a main that rests on seitan or powder`,
      figure: asPercent(shareOf(omnivores, rest)),
    },
    atMost(
      '  of those with over a tenth of the budget left at the till',
      shareOf(withMoney, rest),
      0,
      asPercent,
      `of ${withMoney.length}`,
    ),
  ]
}
