import { builtInFoods, type Food, foodSchema } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { type CatalogPrice, readCatalog } from '../../src/host/catalog.js'

const [firstFood] = builtInFoods
if (!firstFood) throw new Error('There are no built-in foods.')
const own = (changes: Partial<Food>): Food => ({
  ...firstFood,
  id: 'own-brand',
  name: 'Own brand',
  ...changes,
})
const priced = (...prices: CatalogPrice[]) => readCatalog({ prices })
const packOf = (foods: readonly Food[], id: string) => foods.find((food) => food.id === id)?.pack

describe("a shop's catalogue", () => {
  it('is the built-in foods themselves when it changes none, so that what is known of them is found again', () => {
    expect(readCatalog().foods).toBe(builtInFoods)
    expect(readCatalog({ prices: [] }).foods).toBe(builtInFoods)
  })

  it('keeps the first of two foods with the same id and names the other', () => {
    const { foods, problems } = readCatalog({ foods: [own({}), own({ name: 'Double' })] })
    expect(foods.map(({ name }) => name)).toEqual(['Own brand'])
    expect(problems).toEqual([expect.stringMatching(/^catalog\.foods\[1\] \("own-brand"\) .*same id.*\.$/)])
  })

  it('takes a later row with the same id when the first one is faulty', () => {
    const { foods, problems } = readCatalog({ foods: [own({ protein: -1 }), own({ name: 'Sound' })] })
    expect(foods.map(({ name }) => name)).toEqual(['Sound'])
    expect(problems).toHaveLength(1)
  })

  it('says that the built-in foods are used when all rows are faulty, however many they are', () => {
    const rows = Array.from({ length: 30 }, (_, index) => own({ id: `own-${index}`, protein: -1 }))
    const { foods, problems } = readCatalog({ foods: rows })
    expect(foods).toBe(builtInFoods)
    expect(problems.slice(-2)).toEqual([
      'catalog has 20 more such rows. Correct them in the same way.',
      expect.stringMatching(/^catalog\.foods has no usable row, so the built-in foods are used\./),
    ])
  })

  it('keeps the first of two prices for the same food and names the other', () => {
    const { foods, problems } = priced({ id: 'eggs', priceUsd: 3 }, { id: 'eggs', priceUsd: 9 })
    expect(packOf(foods, 'eggs')?.priceUsd).toBe(3)
    expect(problems).toEqual([expect.stringMatching(/^catalog\.prices\[1\] \("eggs"\) .*same id/)])
  })

  it('reads null as absent in a row, as a database gives it', () => {
    const absent = { description: null, section: null, smallPacks: null, sku: null, image: null }
    const foods = [{ ...own({}), ...absent }]
    const prices = [{ id: 'own-brand', priceUsd: 3, unit: null, edibleG: null, sku: null }]
    const read = readCatalog({ foods, prices })
    expect(read.problems).toEqual([])
    expect(read.foods).toMatchObject([
      { name: 'Own brand', pack: { ...firstFood.pack, priceUsd: 3, priceSource: 'shop' } },
    ])
    expect(read.foods[0]).not.toHaveProperty('image')
  })

  it('takes a price for a seasoning', () => {
    const { foods, problems } = priced({ id: 'salt', priceUsd: 1.5 })
    expect(problems).toEqual([])
    expect(foods).toHaveLength(builtInFoods.length + 1)
    expect(foods.at(-1)).toMatchObject({ id: 'salt', category: 'seasoning', pack: { priceUsd: 1.5 } })
  })

  it("takes a shop's own seasoning in place of the built-in one with its id", () => {
    const { foods, problems } = readCatalog({
      foods: [own({}), own({ id: 'ketchup', category: 'seasoning' })],
    })
    expect(problems).toEqual([])
    expect(foods.map(({ id }) => id)).toEqual(['own-brand', 'ketchup'])
  })

  it('refuses a price for another unit that does not say how much is in it', () => {
    const { foods, problems } = priced({ id: 'white-rice', priceUsd: 9.99, unit: 'bag (10 lb)' })
    expect(packOf(foods, 'white-rice')).toEqual(packOf(builtInFoods, 'white-rice'))
    expect(problems).toEqual([
      expect.stringMatching(/^catalog\.prices\[0\] \("white-rice"\) .*"edibleG".*grams.*unit/),
    ])
  })

  it('refuses grams that do not say in which unit, for the pack would keep its old name', () => {
    const { foods, problems } = priced({ id: 'white-rice', priceUsd: 9.99, edibleG: 2000 })
    expect(packOf(foods, 'white-rice')).toEqual(packOf(builtInFoods, 'white-rice'))
    expect(problems).toEqual([
      'catalog.prices[0] ("white-rice") is left out: "edibleG" must be the edible grams in one unit, and go with a unit in the row; it is 2000. Correct that field.',
    ])
  })

  it('trims the name of a unit', () => {
    const { foods } = priced({ id: 'white-rice', priceUsd: 9.99, unit: ' lb ', edibleG: 453.592 })
    expect(packOf(foods, 'white-rice')?.unit).toBe('lb')
    const { problems } = priced({ id: 'white-rice', priceUsd: 9.99, unit: ' ', edibleG: 453.592 })
    expect(problems).toEqual([expect.stringContaining('"unit" must not be empty; it is " ".')])
  })

  it('takes a price for another unit with the grams in it', () => {
    const { foods, problems } = priced({
      id: 'white-rice',
      priceUsd: 9.99,
      unit: 'bag (10 lb)',
      edibleG: 4536,
    })
    expect(packOf(foods, 'white-rice')).toMatchObject({
      unit: 'bag (10 lb)',
      edibleG: 4536,
      priceUsd: 9.99,
      priceSource: 'shop',
    })
    expect(problems).toEqual([])
  })

  it.each([
    ['"priceUsd" must be a number of 0 or more; it is -2', { prices: [{ id: 'eggs', priceUsd: -2 }] }],
    ['"priceUsd" must be of type number; it is "2"', { prices: [{ id: 'eggs', priceUsd: '2' }] }],
    ['"unit" must not be empty; it is ""', { prices: [{ id: 'eggs', priceUsd: 2, unit: '' }] }],
    ['"servingSize" must be a number above 0; it is 0', { foods: [own({ servingSize: 0 })] }],
    ['"name" must be of type string; it is missing', { foods: [{ ...own({}), name: undefined }] }],
    [
      '"pack.priceUsd" must be of type number; it is NaN',
      { foods: [own({ pack: { ...firstFood.pack, priceUsd: Number.NaN } })] },
    ],
    ['"row" must be of type object; it is null', { prices: [null] }],
    ['"id" must match', { foods: [own({ id: 'Own Brand' })] }],
    [
      '"id" must not be the id of a built-in seasoning, since the row’s category is another; it is "ketchup"',
      { foods: [own({ id: 'ketchup' })] },
    ],
  ])('names the rule that a row breaks: %s', (sentence, catalog: object) => {
    expect(readCatalog(catalog).problems[0]).toContain(sentence)
  })

  it.each([
    ['a least amount above its most', { minG: 200, maxG: 100, stepG: 10 }],
    ['a step too coarse for any amount between them', { minG: 60, maxG: 90, stepG: 50 }],
  ])('refuses a food with %s', (_, portion) => {
    const { foods, problems } = readCatalog({ foods: [own({ portion }), own({ id: 'sound' })] })
    expect(foods.map(({ id }) => id)).toEqual(['sound'])
    expect(problems).toEqual([
      expect.stringMatching(/^catalog\.foods\[0\] \("own-brand"\) .*"portion".*stepG/),
    ])
    expect(foodSchema.safeParse(own({ portion })).success).toBe(false)
  })

  it('takes a food with a single amount', () => {
    expect(readCatalog({ foods: [own({ portion: { minG: 30, maxG: 30, stepG: 30 } })] }).problems).toEqual([])
  })
})
