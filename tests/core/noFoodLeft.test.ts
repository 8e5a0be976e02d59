import {
  builtInFoods,
  EMPTY_PROFILE,
  foodsFor,
  generateTemplateWeek,
  InfeasibleWeekError,
  NoFoodLeftError,
  type Profile,
} from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'

const startDate = '2026-03-02'
const wish = (dietaryRestrictions: string, changes: Partial<Profile> = {}): Profile => ({
  ...EMPTY_PROFILE,
  age: 34,
  heightFeet: 5,
  heightInches: 6,
  weight: 160,
  weeklyFoodBudget: 120,
  dietaryRestrictions,
  ...changes,
})
const MOST_FOODS =
  'vegan, no vegetables, no fruit, no grains, no legumes, no nuts, no seeds, no oil, no soy, no supplements'
const ALL_FOODS = `${MOST_FOODS}, no potatoes, no olives, no coconut`

describe('a profile that leaves no food', () => {
  it('is refused with the cause and what to do', async () => {
    const profile = wish(ALL_FOODS, { foodRestrictions: ['avocado'] })
    expect(foodsFor(profile)).toEqual([])
    const week = generateTemplateWeek({ profile, startDate })
    await expect(week).rejects.toBeInstanceOf(NoFoodLeftError)
    await expect(week).rejects.toThrow(
      new RegExp(
        `^No food is left to plan with: the foods ticked \\(avocado\\) and your dietary restrictions \\(vegan, no vegetables, .*\\) leave too few of the ${builtInFoods.length} foods\\. Take some of them back, then try again\\.$`,
      ),
    )
  })

  it('is refused for a catalogue without foods', async () => {
    await expect(generateTemplateWeek({ profile: wish(''), startDate, foods: [] })).rejects.toThrow(
      /the catalogue has no foods/,
    )
  })

  it('is refused when no food has an amount that people can measure', async () => {
    const foods = builtInFoods.map((food) => ({ ...food, portion: { minG: 60, maxG: 90, stepG: 50 } }))
    await expect(generateTemplateWeek({ profile: wish(''), startDate, foods })).rejects.toBeInstanceOf(
      NoFoodLeftError,
    )
  })

  it('is distinguished from a profile that leaves too few foods for a week', async () => {
    for (const mealsPerDay of [3, 6]) {
      const profile = wish(MOST_FOODS, { foodRestrictions: ['avocado'], mealsPerDay })
      await expect(generateTemplateWeek({ profile, startDate })).rejects.toBeInstanceOf(InfeasibleWeekError)
    }
  })
})
