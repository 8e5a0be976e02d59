import {
  builtInFoods,
  type Food,
  foodsFor,
  mixesMeatAndDairy,
  readRestrictions,
} from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { LEFT_OUT_BY } from './restrictions.leftOut.js'
import { MORE_PHRASES } from './restrictions.morePhrases.js'
import { PHRASES } from './restrictions.phrases.js'

const CASES = [...PHRASES, ...MORE_PHRASES].map(([text, understood, notUnderstood = []]) => ({
  text,
  understood,
  notUnderstood,
}))

const idsFor = (dietaryRestrictions: string) =>
  foodsFor({ dietaryRestrictions, foodRestrictions: [] }).map(({ id }) => id)

/** The ids that must be left out for what was understood, from the list written by hand. */
function leftOut(understood: readonly string[]): ReadonlySet<string> {
  return new Set(
    understood.flatMap((label) => {
      const ids = LEFT_OUT_BY[label.replace(/ \(from .*\)$/, '')]
      if (!ids) throw new Error(`restrictions.leftOut.ts has no entry for "${label}".`)
      return ids
    }),
  )
}

describe('reading restrictions', () => {
  it.each(CASES)('understands "$text"', ({ text, understood, notUnderstood }) => {
    const read = readRestrictions(text)
    expect(read.understood).toEqual(understood)
    expect(read.notUnderstood).toEqual(notUnderstood)
  })

  it.each(CASES)('leaves out the foods of "$text" and no others', ({ text, understood }) => {
    const gone = leftOut(understood)
    const kept = builtInFoods.map(({ id }) => id).filter((id) => !gone.has(id))
    expect(idsFor(text), 'the foods outside the lists of restrictions.leftOut.ts').toEqual(kept)
  })

  it.each(CASES)('reads "$text" the same in capitals and with extra spaces', ({ text, understood }) => {
    expect(readRestrictions(text.toUpperCase()).understood).toEqual(understood)
    expect(readRestrictions(`  ${text.replaceAll(' ', '   ')} \n`).understood).toEqual(understood)
  })

  it('separates diets, avoided foods and the macro style', () => {
    const read = readRestrictions('Vegan, keto, no tofu')
    expect(read.diets).toEqual(['vegan'])
    expect(read.avoid.map(({ term }) => term)).toEqual(['tofu'])
    expect(read.macroStyle).toBe('keto')
    expect(readRestrictions('').macroStyle).toBe('standard')
  })

  it('survives whatever is pasted into the field', () => {
    for (const text of [
      '',
      ' ',
      ',,,;;..',
      '__proto__ constructor',
      '\u0000\uFFFF',
      'no '.repeat(400),
      'é'.repeat(1000),
      // The longest text, of what a pattern may read in many ways.
      '\n'.repeat(4000),
      `${'no '.repeat(1000)}${' '.repeat(1000)}`,
      ' - '.repeat(1300),
    ]) {
      expect(idsFor(text)).toEqual(builtInFoods.map(({ id }) => id))
    }
  })
})

describe('foodsFor', () => {
  it('leaves out what is ticked', () => {
    const foods = foodsFor({ dietaryRestrictions: '', foodRestrictions: ['peppers', 'citrus fruits'] })
    const ids = foods.map(({ id }) => id)
    for (const id of [
      'red-bell-pepper',
      'green-bell-pepper',
      'salsa',
      'oranges',
      'lemon-juice',
      'mayonnaise',
    ]) {
      expect(ids).not.toContain(id)
    }
    expect(ids).toContain('tomatoes')
  })

  it('combines ticked foods and text', () => {
    const foods = foodsFor({ dietaryRestrictions: 'vegan', foodRestrictions: ['soy', 'gluten'] })
    expect(foods.some(({ contains }) => contains.includes('soy') || contains.includes('gluten'))).toBe(false)
    expect(foods.every(({ animalSource }) => animalSource === 'none')).toBe(true)
    expect(foods.length).toBeGreaterThan(90)
  })
})

describe("foodsFor with a shop's own foods", () => {
  const product = (name: string, changes: Partial<Food> = {}): Food[] =>
    builtInFoods
      .filter(({ id }) => id === 'broccoli')
      .map((food) => ({ ...food, id: name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'), name, ...changes }))
  const isOffered = (dietaryRestrictions: string, food: readonly Food[]) =>
    foodsFor({ dietaryRestrictions, foodRestrictions: [] }, food).length === 1

  it.each([
    ['no peanuts', 'Peanut brittle'],
    ['nut allergy', 'Almond biscotti'],
    ['dairy free', 'Cheddar crackers'],
    ['dairy free', 'Lactose-free milk'],
    ['gluten free', 'Sourdough bread'],
    ['gluten free', 'Couscous'],
    ['celiac', 'Soy sauce'],
    ['vegan', 'Fish sauce'],
    ['vegan', 'Honey mustard'],
    ['vegetarian', 'Beef jerky'],
    ['vegetarian', 'Marshmallows with gelatin'],
    ['halal', 'Pepperoni pizza'],
    ['halal', 'Red wine vinegar'],
    ['kosher', 'Crab cakes'],
    ['shellfish allergy', 'Oyster sauce'],
    ['egg free', 'Egg noodles'],
    ['no soy', 'Miso paste'],
    ['mustard allergy', 'Honey mustard dressing'],
    ['celery allergy', 'Vegetable bouillon'],
    ['sulfite allergy', 'Red wine vinegar'],
    ['lupin allergy', 'Lupini beans'],
    ['mollusc allergy', 'Clam chowder'],
    ['alpha-gal', 'Venison sausage'],
    ['low sodium', 'Soy sauce'],
    ['no sugar', 'Maple syrup'],
    ['Jain', 'Ginger tea'],
    ['Hindu', 'Beef jerky'],
    ['paleo', 'Peanut brittle'],
    ['low FODMAP', 'Garlic bread'],
    ['nothing from a can', 'Canned soup'],
    ['no dragonfruit', 'Dragonfruit'],
    ['allergic to jackfruit', 'Canned jackfruit'],
    ['no eggs', 'Eggs, free range'],
    ['no eggs', 'Large eggs, free-range'],
    ['no eggs', 'Large eggs free range'],
    ['no eggs', 'Scrambled eggs, free range style'],
    ['no chicken', 'Chicken, free range'],
    ['no chicken', 'Soy, chicken and rice mix'],
    ['gluten free', 'Soy-free bread'],
    ['gluten free', 'Wheat-free rye bread'],
    ['no tree nuts', 'Almond-free cashew butter'],
    ['dairy free', 'Apple yogurt'],
    ['dairy free', 'Almond milk chocolate bar'],
    ['dairy free', 'Cheesecake, gluten free'],
  ])('leaves out, for "%s", the untagged product "%s"', (text, name) => {
    expect(isOffered(text, product(name))).toBe(false)
  })

  it.each([
    ['dairy free', 'Peanut butter'],
    ['dairy free', 'Coconut milk'],
    ['dairy free', 'Dairy-free cheese'],
    ['dairy free', 'Butternut squash soup'],
    ['dairy free', 'Butter beans'],
    ['nut free', 'Nutmeg'],
    ['nut free', 'Doughnut peaches'],
    ['nut free', 'Butternut squash'],
    ['nut free', 'Coconut flakes'],
    ['egg free', 'Eggplant dip'],
    ['egg free', 'Egg-free mayonnaise'],
    ['gluten free', 'Gluten-free bread'],
    ['gluten free', 'Buckwheat'],
    ['gluten free', 'Rice noodles'],
    ['gluten free', 'Bread free of gluten'],
    ['gluten free', 'Chickpea fusilli'],
    ['gluten free', 'Rice cakes with sea salt'],
    ['gluten free', 'Corn tortilla'],
    ['gluten free', 'Gluten-free pizza'],
    ['dairy free', 'Hazelnut milk'],
    ['dairy free', 'Almond yogurt'],
    ['dairy free', 'Dairy-free milk chocolate'],
    ['dairy free', 'Vegan chocolate bar'],
    ['egg free', 'Pasta without egg'],
    ['vegan', 'Vegan cheese'],
    ['vegetarian', 'Plant-based chicken strips'],
    ['no oranges', 'Dragonfruit'],
    ['mustard allergy', 'Celery soup'],
    ['no frozen food', 'Fresh spinach'],
    ['low sodium', 'Olive oil'],
    ['kidney disease', 'Kidney beans'],
  ])('offers, for "%s", the product "%s"', (text, name) => {
    expect(isOffered(text, product(name))).toBe(true)
  })

  it.each([
    [
      'fish allergy',
      ['Lox', 'Kippers', 'Smoked whitefish', 'Branzino', 'Barramundi', 'Grouper', 'Monkfish', 'Perch'],
    ],
    [
      'fish allergy',
      ['Walleye', 'Striped bass', 'Caesar dressing', 'California sushi', 'Dashi', 'Arctic char'],
    ],
    ['shellfish allergy', ['Scampi', 'Conch fritters', 'Cockles', 'Abalone', 'Paella kit', 'Smoked oysters']],
    ['nut allergy', ['Frangipane', 'Trail mix', 'Baklava', 'Chestnut spread', 'Granola', 'Amaretti']],
    ['peanut allergy', ['PB2 powder', 'Trail mix', 'Pad Thai kit', 'Kung pao sauce']],
    ['soy allergy', ['Teriyaki sauce', 'Hoisin sauce', 'Ponzu', 'Gochujang']],
    ['sesame allergy', ['Za’atar', "Za'atar", 'Everything bagel', 'Furikake', 'Baba ganoush']],
    [
      'no pork',
      ['Kielbasa', 'Mortadella', 'Carnitas', 'Guanciale', 'Andouille', 'Spam', 'Jamón', 'Pork carnitas'],
    ],
    [
      'vegetarian',
      ['Rabbit', 'Goat', 'Elk medallions', 'Ostrich', 'Pheasant', 'Tripe', 'Oxtail', 'Drumsticks'],
    ],
    [
      'vegetarian',
      ['Tenderloin', 'Flank', 'Foie gras', 'Burger patties', 'Spare ribs', 'Meatloaf', 'Barbacoa'],
    ],
    ['no beef', ['Filet mignon', 'Cheeseburger', 'Tri-tip']],
    ['celiac', ['Samosas', 'Empanadas', 'Spaetzle']],
  ])('leaves out by their names, for "%s": %j', (text, names) => {
    expect(names.filter((name) => isOffered(text, product(name)))).toEqual([])
    expect(names.filter((name) => !isOffered('', product(name)))).toEqual([])
  })

  it.each([
    ['shellfish allergy', ['Oyster mushrooms', 'King oyster mushrooms', 'Oyster crackers']],
    ['fish allergy', ['Sushi rice', 'Vegetarian sushi']],
    [
      'vegetarian',
      ['Lamb’s lettuce', 'Goat cheese', 'Goat’s milk', 'Veggie burger', 'Black bean burger', 'Burger buns'],
    ],
    ['vegetarian', ['Kidney beans', 'Artichoke hearts', 'Mushroom pâté', 'Vegan kebab']],
    ['no beans', ['Coffee beans', 'Vanilla beans', 'Jelly beans']],
    ['nut allergy', ['Water chestnuts', 'Nut-free granola']],
  ])('offers, for "%s": %j', (text, names) => {
    expect(names.filter((name) => !isOffered(text, product(name)))).toEqual([])
  })

  // biome-ignore format: a list, many names a line
  it.each([
    'Fusilli', 'Linguine', 'Fettuccine', 'Ravioli', 'Orzo', 'Baguette', 'Sourdough loaf', 'Ciabatta roll', 'Pizza',
    'Waffles', 'Croutons', 'Beer', 'Almond croissant', 'Quinoa bread', 'Coconut cookies', 'Breaded cod', 'Tortillas',
  ])('leaves out "%s" for somebody with celiac disease', (name) => {
    expect(isOffered('celiac', product(name))).toBe(false)
    expect(isOffered('', product(name))).toBe(true)
  })

  // biome-ignore format: a list, many names a line
  it.each([
    'Skyr', 'Halloumi', 'Provolone', 'Half and half', 'Half-and-half', 'Cheesecake', 'Milk chocolate', 'Gelato',
    'Camembert', 'Crème fraîche', 'Hazelnut yogurt', 'Pumpkin cream cheese', 'Quark',
  ])('leaves out "%s" for somebody who avoids dairy', (name) => {
    expect(isOffered('dairy free', product(name))).toBe(false)
    expect(isOffered('', product(name))).toBe(true)
  })

  it('reads a name whatever the animal source is', () => {
    const chicken = product('Chicken, free range', { animalSource: 'poultry' })
    expect(foodsFor({ dietaryRestrictions: '', foodRestrictions: ['chicken'] }, chicken)).toEqual([])
  })

  it('trusts a tag more than a name', () => {
    expect(isOffered('no peanuts', product('Mystery bar', { contains: ['peanuts'] }))).toBe(false)
    expect(isOffered('dairy free', product('Dairy-free spread', { contains: ['dairy'] }))).toBe(false)
    expect(isOffered('vegan', product('Secret sauce', { animalSource: 'fish' }))).toBe(false)
  })
})

describe('mixesMeatAndDairy', () => {
  const foods = (...ids: string[]) => builtInFoods.filter(({ id }) => ids.includes(id))

  it.each([
    [true, ['chicken-breast', 'feta-cheese']],
    [true, ['ground-lamb', 'butter', 'potatoes']],
    [true, ['turkey-breast', 'pesto']],
    [false, ['salmon', 'cream-cheese']],
    [false, ['eggs', 'cheddar-cheese']],
    [false, ['beef-sirloin', 'almond-milk', 'ground-beef-93']],
    [false, []],
  ])('is %s for %j', (mixes, ids) => {
    expect(mixesMeatAndDairy(foods(...ids))).toBe(mixes)
  })
})
