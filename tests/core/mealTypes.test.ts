import { byClock, MEAL_CLOCK, mealTypes, toMeal } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'

describe('the meals of a day', () => {
  it.each([
    [3, ['breakfast', 'lunch', 'dinner']],
    [4, ['breakfast', 'lunch', 'dinner', 'snack']],
    [5, ['breakfast', 'lunch', 'dinner', 'snack', 'snack2']],
    [6, ['breakfast', 'lunch', 'dinner', 'snack', 'snack2', 'snack3']],
  ])('are named by their count, %i', (count, types) => {
    expect(mealTypes(count)).toEqual(types)
  })

  it.each([0, 7, -3, 3.5, Number.NaN, Number.POSITIVE_INFINITY])('cannot number %d', (count) => {
    expect(() => mealTypes(count)).toThrow(RangeError)
    expect(() => mealTypes(count)).toThrow(/between 1 and 6/)
  })

  it('have the clock times of the specification, in the order they are eaten', () => {
    const eaten = byClock(mealTypes(6).map((type) => toMeal(type, type, [])))
    expect(eaten.map(({ type }) => MEAL_CLOCK[type])).toEqual([
      '7:00 AM',
      '10:00 AM',
      '12:30 PM',
      '3:00 PM',
      '7:00 PM',
      '9:00 PM',
    ])
  })
})
