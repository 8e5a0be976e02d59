import { generateTemplateWeek, MEAL_VARIETIES, type Meal, type WeekPlan } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { BOOK } from '../../src/planner/dishes/book.js'
import { sampleProfile } from '../support/sampleProfile.js'

const familyById = new Map(
  Object.values(BOOK)
    .flat()
    .map((family) => [family.id, family]),
)
const SEEDS = [1, 2, 3, 4]
const SALT_AND_PEPPER = ['salt', 'black-pepper', 'sugar']

const mealsOf = ({ days }: WeekPlan) => days.flatMap(({ meals }) => meals)

const seasoningsOf = ({ items }: Meal) =>
  items.flatMap(({ food }) => (food.category === 'seasoning' ? [food] : []))

/** The seasonings of a week that no dish needs, by what their pack costs for each meal that has them, US dollars. */
function usdAMeal(week: WeekPlan): number[] {
  const meals = mealsOf(week)
  const byId = new Map(meals.flatMap(seasoningsOf).map((food) => [food.id, food]))
  return [...byId.values()].flatMap((food) => {
    const having = meals.filter((meal) => seasoningsOf(meal).includes(food))
    const isNeeded = having.some(({ dishId = '' }) =>
      familyById
        .get(dishId)
        ?.seasonings.some(({ options, isOptional }) => !isOptional && options.includes(food.id)),
    )
    return isNeeded || SALT_AND_PEPPER.includes(food.id) ? [] : [food.pack.priceUsd / having.length]
  })
}

describe('the seasonings of a week', async () => {
  const weeks = await Promise.all(
    MEAL_VARIETIES.flatMap((mealVariety) =>
      SEEDS.map((seed) =>
        generateTemplateWeek({
          profile: sampleProfile({ mealVariety, weeklyFoodBudget: 150 }),
          startDate: '2026-03-02',
          seed,
        }),
      ),
    ),
  )

  it('are worth their price to several meals, but for one or two that a dish needs or a day its numbers', () => {
    const lonely = weeks.flatMap(usdAMeal).filter((usd) => usd > 0.5)
    expect(lonely.length).toBeLessThan(2 * weeks.length)
  })

  it('have soy sauce in every dish of the book that takes it', () => {
    const dishes = weeks
      .flatMap(mealsOf)
      .filter(({ dishId = '' }) =>
        familyById.get(dishId)?.ingredients.some(({ options }) => options.has('soy-sauce')),
      )
    expect(dishes.length).toBeGreaterThan(3)
    const without = dishes.filter(({ items }) => items.every(({ food }) => food.id !== 'soy-sauce'))
    expect(without.map(({ name }) => name)).toEqual([])
  })

  it('leave no dish without a taste of its own', () => {
    const plain = weeks.flatMap(mealsOf).filter((meal) => {
      const family = familyById.get(meal.dishId ?? '')
      const hadTaste = family?.seasonings.some(({ options }) =>
        options.some((id) => !SALT_AND_PEPPER.includes(id)),
      )
      return hadTaste && seasoningsOf(meal).every(({ id }) => SALT_AND_PEPPER.includes(id))
    })
    expect(plain.map(({ name }) => name)).toEqual([])
  })
})
