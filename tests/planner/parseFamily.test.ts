import { describe, expect, it } from 'vitest'
import { parseFamily, readOptions } from '../../src/planner/dishes/dishFamily.js'

const ROW =
  'chia-pudding | Chia pudding with {one BERRIES} | 25 chia-seeds, 180 soy-milk/rice-milk*1.1! [120-], 100 BERRIES, 1s walnuts=nuts? [-30] | cinnamon 1/4t?, honey/sugar 2t | soaked 5/4 keeps 3 | Stir twice.'

describe('a dish as the book writes it', () => {
  const family = parseFamily(ROW)

  it('has an id, a method, minutes and days that it keeps', () => {
    expect(family).toMatchObject({
      id: 'chia-pudding',
      method: 'soaked',
      minutes: 5,
      minutesAtWork: 4,
      keepsDays: 3,
      tip: 'Stir twice.',
    })
    expect(parseFamily('toast | Toast | 60 white-bread | | toast 5/5').keepsDays).toBe(0)
  })

  it('has a tip that is a step if it begins so', () => {
    const tipOf = (tip: string) => parseFamily(`nuts | Nuts | 30 almonds | | ovencrisp 20/5 | ${tip}`)
    expect(tipOf('then: Shake.')).toMatchObject({ tip: 'Shake.', isTipAStep: true })
    const advice = 'Shake now and then: they are done when they rattle.'
    expect(tipOf(advice)).toMatchObject({ tip: advice, isTipAStep: false })
  })

  it('has ingredients in grams or servings, with the foods to choose from', () => {
    const [chia, milk, berries, nuts] = family.ingredients
    expect(chia).toMatchObject({ baseG: 25, isInServings: false, isOptional: false })
    expect([...(milk?.options ?? [])]).toEqual([
      ['soy-milk', { factor: 1 }],
      ['rice-milk', { factor: 1.1 }],
    ])
    expect([...(berries?.options.keys() ?? [])]).toContain('blueberries-frozen')
    expect(nuts).toMatchObject({ baseG: 1, isInServings: true, isOptional: true, maxG: 30 })
    expect(nuts?.options.get('walnuts')?.word).toBe('nuts')
  })

  it('keeps an amount with "!" closer to the others, and bounds one in brackets', () => {
    const [chia, milk] = family.ingredients
    expect(milk?.minG).toBe(120)
    expect(milk?.maxG).toBe(Number.POSITIVE_INFINITY)
    expect(milk?.least).toBeGreaterThan(chia?.least ?? Number.NaN)
    expect(milk?.most).toBeLessThan(chia?.most ?? Number.NaN)
  })

  it('lets what "^" marks hold the others: they grow with it, and not beyond', () => {
    const tacos = parseFamily('tacos | Tacos | 96 corn-tortillas^ [72-120], 100 cod | | tacos 25/20')
    const [tortillas, cod] = tacos.ingredients
    expect(tortillas).toMatchObject({ least: 1, minG: 72, maxG: 120 })
    expect(cod).toMatchObject({ most: 1.25, mostTimes: (1.25 * 120) / 96 })
    expect(family.ingredients.map(({ mostTimes }) => mostTimes)).not.toContain(1)
  })

  it('has seasonings by the spoon, some of them optional', () => {
    expect(family.seasonings).toEqual([
      { options: ['cinnamon'], amount: 0.25, unit: 't', isOptional: true },
      { options: ['honey', 'sugar'], amount: 2, unit: 't', isOptional: false },
    ])
  })

  it('mentions its ingredients in the name', () => {
    expect(family.nameParts).toEqual(['Chia pudding with ', ''])
    expect(family.named).toEqual([{ index: 2, isSingular: true }])
  })

  it.each([
    ['an ingredient without grams', 'x | X | chia-seeds | | soaked 5/5', 'the ingredient "chia-seeds"'],
    ['marks in the wrong order', 'x | X | 20 eggs?! | | fry 5/5', 'the ingredient "20 eggs?!"'],
    ['a seasoning without a spoon', 'x | X | 20 eggs | salt | fry 5/5', 'the seasoning "salt"'],
    ['a seasoning by the piece', 'x | X | 20 eggs | salt 1p | fry 5/5', 'the seasoning "salt 1p"'],
    ['an unknown method', 'x | X | 20 eggs | | deepfry 5/5', 'there is no method "deepfry"'],
    ['no minutes', 'x | X | 20 eggs | | fry', '"fry"'],
    ['a name without its ingredient', 'x | {tofu} | 20 eggs | | fry 5/5', 'its name mentions {tofu}'],
  ])('cannot be read with %s, and the error says which dish', (_, row, reason) => {
    expect(() => parseFamily(row)).toThrow('The dish "x" cannot be read')
    expect(() => parseFamily(row)).toThrow(reason)
  })
})

describe('a list of foods', () => {
  it('names groups and foods, with other words and grams', () => {
    const options = readOptions('SOY=block/eggs*0.5', { SOY: 'tofu-firm/tempeh*0.7' })
    expect([...options]).toEqual([
      ['tofu-firm', { factor: 1, word: 'block' }],
      ['tempeh', { factor: 0.7, word: 'block' }],
      ['eggs', { factor: 0.5 }],
    ])
  })

  it('tells two of a group apart by a digit', () => {
    expect([...readOptions('SOY2', { SOY: 'tofu-firm' }).keys()]).toEqual(['tofu-firm'])
  })
})
