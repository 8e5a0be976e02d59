import { parseOwnItem } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'

describe('an item that a visitor writes on the list', () => {
  it.each([
    ['coffee, $6', '', 'coffee', 6],
    ['coffee $6', '', 'coffee', 6],
    ['coffee 5.99', '', 'coffee', 5.99],
    ['coffee 5,99', '', 'coffee', 5.99],
    ['coffee: 6 dollars', '', 'coffee', 6],
    ['coffee 6 bucks', '', 'coffee', 6],
    ['coffee - 6', '', 'coffee', 6],
    ['$6 coffee', '', 'coffee', 6],
    ['  paper   towels ,  $ 4.50 ', '', 'paper towels', 4.5],
    ['coffee', '6', 'coffee', 6],
    ['coffee', '$ 6,50', 'coffee', 6.5],
    ['coffee, $6', '7', 'coffee', 7],
    ['Coffee:', '6', 'Coffee:', 6],
    ['a party', '1,200', 'a party', 1200],
    ['coffee', '', 'coffee', 0],
    ['7 up', '', '7 up', 0],
    ['AAA batteries 4', '', 'AAA batteries 4', 0],
    ['milk 2%', '', 'milk 2%', 0],
    ['vitamin B-12', '', 'vitamin B-12', 0],
    ['WD-40', '', 'WD-40', 0],
    ['omega–3, $12', '', 'omega–3', 12],
    ['coffee-$6', '', 'coffee', 6],
    ['coffee — 6', '', 'coffee', 6],
    ['coffee,6', '', 'coffee', 6],
    ['AAA batteries 4, 6', '', 'AAA batteries 4', 6],
    ['gum $.50', '', 'gum', 0.5],
    ['coffee 1,200', '', 'coffee 1,200', 0],
    ['coffee $1,200', '', 'coffee', 1200],
    ['call at 12:30', '', 'call at 12:30', 0],
    ['café, crème', '', 'café, crème', 0],
    ['咖啡, $6', '', '咖啡', 6],
    ['コーヒー', '６．５０', 'コーヒー', 6.5],
  ])('%j with the price %j is %j for %d', (name, price, expected, costUsd) => {
    expect(parseOwnItem(name, price)).toEqual({ name: expected, costUsd })
  })

  it.each([
    ['', '', 'name'],
    ['   ', '6', 'name'],
    ['x'.repeat(81), '', 'name'],
    ['coffee', 'six', 'price'],
    ['coffee', '-6', 'price'],
    ['coffee', '10001', 'price'],
    ['eggs, -4', '', 'price'],
    ['milk $-2', '', 'price'],
    ['milk 1.99€', '', 'price'],
    ['coffee $6.505', '', 'price'],
    ['coffee, $99999999999', '', 'price'],
    ['coffee,$', '', 'price'],
    ['coffee $', '', 'price'],
  ])('%j with the price %j is refused for its %s', (name, price, fault) => {
    expect(parseOwnItem(name, price)).toEqual({ fault })
  })

  it('is parsed quickly, however odd it is', () => {
    for (const odd of [' '.repeat(5000), '$'.repeat(5000), '1,'.repeat(2500), 'a 1 '.repeat(1000)])
      expect(parseOwnItem(odd)).toEqual({ fault: 'name' })
  })
})
