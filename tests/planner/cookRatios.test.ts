import {
  builtInSeasonings,
  generateTemplateWeek,
  indexFoods,
  MEAL_VARIETIES,
  type Meal,
  type WeekPlan,
} from 'react-meal-planner/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { sampleProfile } from '../support/sampleProfile.js'

const DIETS = ['', 'vegan', 'vegetarian', 'keto', 'gluten free', 'high protein', 'dairy free'] as const
const MILKS = ['reduced-fat-milk', 'whole-milk', 'soy-milk', 'almond-milk', 'rice-milk']
const LIQUIDS = [...MILKS, 'coconut-milk', 'plain-yogurt', 'greek-yogurt-nonfat', 'greek-yogurt-whole']
const FLOURS = [
  'all-purpose-flour',
  'whole-wheat-flour',
  'rolled-oats',
  'buckwheat-groats',
  'cornmeal',
  'lentils-red',
  'egg-whites',
]
const GRAINS = [
  'rolled-oats',
  'quinoa',
  'cornmeal',
  'white-rice',
  'brown-rice',
  'buckwheat-groats',
  'hemp-seeds',
]
const POWDERS = ['whey-protein', 'soy-protein-isolate', 'pea-protein']
const seasonings = indexFoods(builtInSeasonings)

const gramsOf = ({ items }: Meal, ids: readonly string[]) =>
  items.reduce((sum, { food, quantity }) => sum + (ids.includes(food.id) ? quantity : 0), 0)
const has = (meal: Meal, ids: readonly string[]) => gramsOf(meal, ids) > 0
const told = (meal: Meal) =>
  `${meal.name}: ${meal.items.map(({ food, quantity }) => `${quantity} g ${food.id}`).join(', ')}`

describe('generated weeks', () => {
  let weeks: readonly WeekPlan[] = []
  let meals: readonly Meal[] = []

  beforeAll(async () => {
    const planned = DIETS.flatMap((dietaryRestrictions, index) =>
      [1, 2].map((seed) =>
        generateTemplateWeek({
          profile: sampleProfile({
            dietaryRestrictions,
            mealVariety: MEAL_VARIETIES[(index + seed) % MEAL_VARIETIES.length] ?? 'medium',
            mealsPerDay: 3 + ((index + seed) % 3),
            weeklyFoodBudget: 160,
          }),
          startDate: '2026-03-02',
          seed,
        }),
      ),
    )
    weeks = await Promise.all(planned)
    meals = weeks.flatMap(({ days }) => days.flatMap((day) => day.meals))
  })

  const broken = (isKind: (meal: Meal) => boolean, isFine: (meal: Meal) => boolean) => {
    const ofKind = meals.filter(isKind)
    expect(ofKind.length, 'too few dishes of this kind to tell').toBeGreaterThan(0)
    return [...new Set(ofKind.filter((meal) => !isFine(meal)).map(told))]
  }

  it('stir at most 4 g of milk into a gram of flour for pancakes', () => {
    const found = meals.filter(({ name }) => /pancake|johnnycake|crepe/i.test(name))
    const thin = found.filter((meal) => gramsOf(meal, MILKS) > 4 * gramsOf(meal, FLOURS))
    expect(thin.map(told)).toEqual([])
  })

  it('soak a gram of chia in at most 12 g of liquid', () => {
    const isPudding = (meal: Meal) => /chia.*pudding/i.test(meal.name) && has(meal, ['chia-seeds'])
    const thin = meals.filter(
      (meal) => isPudding(meal) && gramsOf(meal, LIQUIDS) > 12 * gramsOf(meal, ['chia-seeds']),
    )
    expect(thin.map(told)).toEqual([])
  })

  it('blend a shake with at least 120 g of liquid', () => {
    const isShake = ({ name }: Meal) => /shake|smoothie/i.test(name) && !/, plus |with .*shake/i.test(name)
    expect(broken(isShake, (meal) => gramsOf(meal, LIQUIDS) >= 120)).toEqual([])
  })

  it('stir protein powder into a porridge with at least 150 g of milk', () => {
    const isPorridge = (meal: Meal) =>
      /oatmeal|porridge|champorado/i.test(meal.name) && has(meal, GRAINS) && has(meal, POWDERS)
    expect(broken(isPorridge, (meal) => gramsOf(meal, MILKS) >= 150)).toEqual([])
  })

  it('make an omelette, a frittata and scrambled eggs of at least two eggs', () => {
    const isEggDish = (meal: Meal) =>
      /omelette|frittata|scramble/i.test(meal.name) && has(meal, ['eggs']) && !/tofu/i.test(meal.name)
    expect(broken(isEggDish, (meal) => gramsOf(meal, ['eggs', 'egg-whites']) >= 100)).toEqual([])
  })

  it('season a dish by its recipe, the same on all days', () => {
    const seasoned = weeks.map(({ days }) => {
      const byDish = new Map<string, Set<string>>()
      for (const { name, items } of days.flatMap((day) => day.meals)) {
        const dish = name.split(/, plus /)[0] ?? name
        const amounts = items
          .filter(({ food }) => seasonings.has(food.id))
          .map(({ food, quantity }) => `${quantity} g ${food.id}`)
        byDish.set(dish, (byDish.get(dish) ?? new Set()).add(amounts.join(', ')))
      }
      return [...byDish]
    })
    expect(seasoned.flat().length).toBeGreaterThan(20)
    expect(seasoned.flat().filter(([, ways]) => ways.size > 1)).toEqual([])
  })
})
