import { readRestrictions } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'

describe('a young child in the text', () => {
  it.each([
    ['for my toddler', 'toddler'],
    ['my infant', 'infant'],
    ['we have an infant', 'infant'],
    ['meals for two adults and babies', 'babies'],
    ['my 1 year old eats with us', '1 year old'],
    ['my 2yo and I', '2 year old'],
    ['a three-year-old', 'three year old'],
    ['18 months old', '18 months old'],
    ['baby food', 'baby'],
    ['toddler', 'toddler'],
    ['my newborn', 'newborn'],
    ['my daughter is 2', '2'],
    ['para mi bebé', 'bebé'],
  ])('asks for a caution and is listed as not applied: "%s"', (text, said) => {
    const read = readRestrictions(text)
    expect(read.conditions).toEqual(['young_child'])
    expect(read.notUnderstood).toContain(said)
    expect(read.understood).toEqual([])
  })

  it('is listed beside others', () => {
    const read = readRestrictions('meals for a baby, a toddler and two adults')
    expect(read.notUnderstood).toEqual(['baby', 'toddler'])
    expect(readRestrictions('toddler 2 years').notUnderstood).toEqual(['toddler', '2'])
  })

  it.each([
    ['my toddler is allergic to eggs', 'no eggs', 'toddler'],
    ["my baby can't have milk", 'no dairy', 'baby'],
    ['no eggs for my 2 year old', 'no eggs', '2 year old'],
    ['nuts are fine for me but not for my toddler', 'no nuts', 'toddler'],
    ['milk makes my baby sick', 'no dairy', 'baby'],
    ['my baby has an egg allergy', 'no eggs', 'baby'],
    ['baby: no honey', 'no honey', 'baby'],
    ['mi bebé es alérgico al huevo', 'no eggs', 'bebé'],
  ])('leaves what is avoided as it is: "%s"', (text, avoided, said) => {
    const read = readRestrictions(text)
    expect(read.understood).toEqual([avoided])
    expect(read.conditions).toEqual(['young_child'])
    expect(read.notUnderstood).toEqual([said])
  })

  it.each([
    'baby spinach',
    'no baby carrots',
    'my baby potatoes',
    'baby back ribs',
    'no baby back ribs',
    'baby bella mushrooms',
    'baby red potatoes',
    'baby arugula',
    'I like carrots, not baby ones',
    'no kids, no babies',
    '2 year old cheddar',
    'my 12 year old is vegan',
    'my 4 year old',
    'my kids',
    'my teenager is vegetarian',
    'my daughter is vegan',
    'my son is 12',
    'él bebe leche',
    'one more thing, year round',
  ])('is not meant in "%s"', (text) => {
    expect(readRestrictions(text).conditions).toEqual([])
  })

  it('is not a child who is not born', () => {
    expect(readRestrictions('we are having a baby').conditions).toEqual(['pregnancy'])
  })
})
