import { describe, expect, it } from 'vitest'
import { matchFamily } from '../../src/planner/dishes/matchFamily.js'
import { findFamily } from '../../src/planner/recipes/findFamily.js'
import { mealOf } from '../support/mealOf.js'

const family = findFamily('thai-basil-stir-fry', 'dinner')
if (!family) throw new Error('There is no such dish.')
const matchOf = (list: string) => matchFamily(family, mealOf('dinner', 'Thai basil beef', list).items)

describe('the foods of a dish in a meal', () => {
  it('are found although the first of two vegetables fits both places of the dish', () => {
    const match = matchOf(
      'ground-beef-93 145, red-bell-pepper 120, carrots 61, white-rice 57, canola-oil 6, walnuts 20',
    )
    expect(match?.matched.map(({ item }) => item.food.id).sort()).toEqual([
      'canola-oil',
      'carrots',
      'ground-beef-93',
      'red-bell-pepper',
      'white-rice',
    ])
    expect(match?.rest.map(({ food }) => food.id)).toEqual(['walnuts'])
  })

  it('are not found if one that the dish needs is missing', () => {
    expect(matchOf('ground-beef-93 145, carrots 61, white-rice 57, canola-oil 6')).toBeUndefined()
  })
})
