import { builtInFoods, foodsFor, readRestrictions } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'

const isOffered = (dietaryRestrictions: string, id: string) =>
  foodsFor({ dietaryRestrictions, foodRestrictions: [] }).some((food) => food.id === id)

describe('bread, which some brands make with milk or sesame', () => {
  it.each([
    ['sesame allergy', 'sesame in bread'],
    ['tahini gives me hives', 'sesame in bread'],
    ['milk allergy', 'milk in bread'],
    ['allergic to cheese', 'milk in bread'],
    ['vegan with a milk allergy', 'milk in bread'],
    ['no milk, not even traces', 'milk in bread'],
    ['no trace amounts of sesame', 'sesame in bread'],
    ['no sesame, may contain is not ok', 'sesame in bread'],
    ['no "may contain" milk', 'milk in bread'],
    ['I am allergic, so no milk', 'milk in bread'],
    ['allergic: no dairy', 'milk in bread'],
    ['Allergies - no sesame', 'sesame in bread'],
  ])('leaves an allergy covered in part: "%s"', (text, told) => {
    const read = readRestrictions(text)
    expect(read.notUnderstood).toEqual([`${told} (not fully applied)`])
    expect(read.understood).toContain(told === 'milk in bread' ? 'no dairy' : 'no sesame')
    expect(isOffered(text, 'white-bread')).toBe(true)
  })

  it.each([
    ['dairy free, no traces', 'dairy free'],
    ['dairy-free, not even trace amounts', 'dairy free'],
    ['lactose intolerant, may contain milk is not ok', 'dairy free'],
    ['I am allergic, so dairy free and no eggs', 'dairy free'],
  ])('leaves a way of eating covered in part, if traces count: "%s"', (text, understood) => {
    const read = readRestrictions(text)
    expect(read.notUnderstood).toContain('milk in bread (not fully applied)')
    expect(read.understood).toContain(understood)
  })

  it.each([
    'dairy free, traces are fine',
    'vegan, no nuts, not even traces',
    'no sesame',
    'no milk',
    'vegan',
    'dairy free',
    'lactose intolerant',
    'no sesame allergy',
    'no allergies, no milk',
    'Allergies: none. No milk',
    'not allergic, no milk',
    'egg allergy, no milk',
    'allergic to eggs, no milk',
    'allergic to eggs',
  ])('is said of allergies alone: "%s"', (text) => {
    const read = readRestrictions(text)
    expect(read.notUnderstood).toEqual([])
    expect(isOffered(text, 'white-bread')).toBe(true)
  })

  it.each(['milk allergy, gluten free', 'celiac, allergic to sesame', 'sesame allergy, no bread'])(
    'says nothing if none is eaten: "%s"',
    (text) => {
      expect(readRestrictions(text).notUnderstood).toEqual([])
    },
  )

  it('says nothing if the shop sells none', () => {
    const foods = builtInFoods.filter(({ id }) => id === 'broccoli' || id === 'whole-milk')
    expect(readRestrictions('milk allergy', foods).notUnderstood).toEqual([])
  })
})
