import {
  builtInFoods,
  type Food,
  generateTemplateWeek,
  type MealType,
  mixesMeatAndDairy,
} from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { sampleProfile } from '../support/sampleProfile.js'

/** The meals of a day that come within six hours after another. */
const SOON_AFTER: Partial<Record<MealType, readonly MealType[]>> = {
  breakfast: ['snack2', 'lunch'],
  snack2: ['lunch', 'snack'],
  lunch: ['snack'],
  snack: ['dinner'],
  dinner: ['snack3'],
}

/** Whether a food is meat, or dairy: it may not share a meal with the other. */
const clashesWith = (id: string) => {
  const other = builtInFoods.filter((food) => food.id === id)
  return (food: Food) => mixesMeatAndDairy([food, ...other])
}

describe('a kosher week', () => {
  it('rarely has dairy within six hours after meat', async () => {
    const [isMeat, isDairy] = [clashesWith('cheddar-cheese'), clashesWith('chicken-breast')]
    let dairyMeals = 0
    const soon: string[] = []
    for (const seed of [0, 1, 2, 3, 4, 5]) {
      const profile = sampleProfile({
        dietaryRestrictions: 'kosher',
        mealsPerDay: 4 + (seed % 2),
        mealVariety: seed % 2 === 0 ? 'medium' : 'high',
        weeklyFoodBudget: 150,
      })
      const { days } = await generateTemplateWeek({ profile, startDate: '2026-03-02', seed })
      for (const { meals } of days) {
        const typesWith = (isKind: (food: Food) => boolean) =>
          meals.filter(({ items }) => items.some(({ food }) => isKind(food))).map(({ type }) => type)
        const dairy = typesWith(isDairy)
        dairyMeals += dairy.length
        for (const meat of typesWith(isMeat))
          soon.push(...dairy.filter((type) => SOON_AFTER[meat]?.includes(type)))
      }
    }
    expect(dairyMeals).toBeGreaterThan(20)
    expect(soon.length).toBeLessThanOrEqual(1)
  })
})
