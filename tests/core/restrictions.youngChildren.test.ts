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
    ['my 2.5 year old', '2 year old'],
    ['my son, 2', '2'],
    ['my daughter (3)', '3'],
    ['my daughter, age 2', 'age 2'],
    ['my son is two', 'two'],
    ['kids under 4', 'kids under 4'],
    ['children under the age of 3', 'children under the age of 3'],
    ['my 18mo', '18 months old'],
    ['daughter 18 months', '18 months'],
    ['kids are 5 and 2', '2'],
    ['my son is 2.5', '2'],
    ["my son's 2", '2'],
    ['my baby eats with us', 'baby'],
    ['we have a baby', 'baby'],
    ['baby', 'baby'],
    ['my baby and I', 'baby'],
    ['my little ones', 'little ones'],
    ['kids: 2 and 5 years old', '2'],
    ['my daughter turned 2 last month', 'turned 2 last month'],
    ['our boy turned three in May', 'boy turned three'],
    ['she just turned 1 yesterday', 'turned 1 yesterday'],
    ['my son turns 2 next week', 'turns 2 next week'],
    ['my daughter is turning one', 'one'],
    ['my daughter will be 2 next month', '2 next month'],
    ['my son is 2 this week', '2'],
    ["my daughter's 2nd birthday", '2nd birthday'],
    ["my kid's first birthday", 'first birthday'],
    ['my daughter eats with us. She is 2', '2'],
    ["our son eats with us, he's 10 months", "he's 10 months"],
    ['mi hija de 2 años', '2 años'],
    ['mi hijo tiene tres años', 'tres años'],
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
    ["my baby's milk allergy", 'no dairy', "baby's"],
    ["my toddler's egg allergy", 'no eggs', "toddler's"],
    ["my child cannot have honey, he's 10 months", 'no honey', "he's 10 months"],
    ['mi hija de 2 años no puede comer nueces', 'no nuts', '2 años'],
    ['mi bebé es alérgico al huevo', 'no eggs', 'bebé'],
  ])('leaves what is avoided as it is: "%s"', (text, avoided, said) => {
    const read = readRestrictions(text)
    expect(read.understood).toEqual([avoided])
    expect(read.conditions).toEqual(['young_child'])
    const isOfBread = (told: string) => told.includes('in bread')
    expect(read.notUnderstood.filter((told) => !isOfBread(told))).toEqual([said])
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
    'lose the baby weight',
    'trying for a baby',
    'allergic to peanuts since I was a baby',
    'vegan since I was 3 years old',
    'I was breastfed as a baby',
    'my baby shower',
    'baby boomer',
    'baby artichokes',
    'baby turnips',
    'baby Yukon potatoes',
    'baby mixed greens',
    'no baby mixed greens',
    'I love baby artichokes',
    'parmesan 24 months old',
    'bread 2 weeks old',
    '120 months old',
    'my sugar baby',
    'without babies',
    'not a baby',
    'I have no kids or babies',
    'I do not have a baby',
    'not a toddler',
    'when I was a toddler',
    'my son, 2 eggs a day',
    'my daughter, 12',
    'my kids, 2 of them',
    'my son is one of us',
    'my son 2 eggs, me 3',
    'Kids: 2',
    'kids under 12',
    'my daughter, 6 months ago',
    'my daughter turned 4 last month',
    'my son turned 12',
    'I turned 2 eggs over',
    'she turned 2 eggs over',
    'my daughter turned vegan 2 years ago',
    "my daughter's 22nd birthday",
    'our first birthday together',
    'my daughter eats with us. She is 12',
    "my wife, she's 3 weeks out of hospital",
    'she is one of us',
    'mi hija de 12 años',
    'vino de 2 años',
  ])('is not meant in "%s"', (text) => {
    expect(readRestrictions(text).conditions).toEqual([])
  })

  it('is listed once', () => {
    expect(readRestrictions('for my little ones').notUnderstood).toEqual(['little ones'])
    expect(readRestrictions('my son, aged 1').notUnderstood).toEqual(['aged 1'])
    expect(readRestrictions("my toddler's allergy").notUnderstood).toEqual(["my toddler's allergy"])
  })

  it('is not a child who is not born', () => {
    expect(readRestrictions('my girl is 3 months pregnant').conditions).toEqual(['pregnancy'])
    expect(readRestrictions('we are having a baby').conditions).toEqual(['pregnancy'])
  })
})
