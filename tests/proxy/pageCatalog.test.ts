import { builtInFoods } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { parseCatalog } from '../../proxy/catalog/parseCatalog.js'
import { createSoldFoods } from '../../proxy/delivery/soldFoods.js'
import { createKnownFoods } from '../../proxy/models/knownFoods.js'
import { type Catalog, readCatalog } from '../../src/host/catalog.js'
import { placeOrder, sendOrder, subscribe } from './support/calls.js'
import { testProxy } from './support/testProxy.js'

const [firstFood] = builtInFoods
if (!firstFood) throw new Error('There are no built-in foods.')
const own = (id: string, unit: string, changes = {}) => ({
  ...firstFood,
  id,
  name: `Own ${id}`,
  smallPacks: undefined,
  pack: { ...firstFood.pack, unit },
  ...changes,
})
const boxOfTen = { priceUsd: 2, unit: 'box of ten', edibleG: 500 }

/** The server with a catalogue as its address gives it. */
async function serverWith(json: unknown) {
  const catalog = parseCatalog(JSON.parse(JSON.stringify(json)))
  const { app } = await testProxy({ soldFoods: createSoldFoods(catalog) })
  const subscription = await subscribe(app)
  return { app, subscription, known: createKnownFoods(catalog) }
}

describe('a catalogue that the page and the server read', () => {
  it.each<[string, object, readonly string[]]>([
    ['no foods but prices', { foods: null, prices: [{ id: 'eggs', ...boxOfTen }] }, ['eggs']],
    ['foods and null for prices', { foods: [own('oats', 'sack')], prices: null }, ['oats']],
    ['a price row without an id', { prices: [{ priceUsd: 2 }, null, { id: 'eggs', ...boxOfTen }] }, ['eggs']],
    ['a food row without an id', { foods: [{ name: 'Nameless' }, null, own('oats', 'sack')] }, ['oats']],
    ['two foods with one id', { foods: [own('oats', 'sack'), own('oats', 'crate')] }, ['oats']],
    [
      'two foods with one id, the first one faulty',
      { foods: [own('oats', 'sack', { protein: -1 }), own('oats', 'crate')] },
      ['oats'],
    ],
    [
      'two prices with one id',
      {
        prices: [
          { id: 'eggs', ...boxOfTen },
          { id: 'eggs', ...boxOfTen, unit: 'crate' },
        ],
      },
      ['eggs'],
    ],
    [
      'a price for a unit of unknown weight',
      { prices: [{ id: 'eggs', priceUsd: 2, unit: 'crate' }] },
      ['eggs'],
    ],
    ['a price below zero', { prices: [{ id: 'eggs', ...boxOfTen, priceUsd: -2 }] }, ['eggs']],
    [
      'null for what is absent',
      { prices: [{ id: 'eggs', priceUsd: 2, unit: null, edibleG: null }] },
      ['eggs'],
    ],
    [
      'a small pack beside a price',
      { foods: [own('oats', 'sack', { smallPacks: [{ ...firstFood.pack, unit: 'cup' }] })], prices: [] },
      ['oats'],
    ],
    ['a price for a seasoning', { prices: [{ id: 'salt', ...boxOfTen }] }, ['salt']],
    [
      'a food with the id of a seasoning',
      { foods: [own('ketchup', 'barrel'), own('oats', 'sack')], prices: [{ id: 'ketchup', priceUsd: 2 }] },
      ['oats', 'ketchup'],
    ],
    [
      'a seasoning of its own',
      { foods: [own('ketchup', 'barrel', { category: 'seasoning' }), own('oats', 'sack')] },
      ['ketchup', 'oats'],
    ],
  ])('sells on both in the same units: %s', async (_name, json: Catalog, ids) => {
    const shown = readCatalog(json).foods.filter(({ id }) => ids.includes(id))
    expect(shown.map(({ id }) => id)).toEqual(ids)
    const { app, subscription, known } = await serverWith(json)
    for (const { id, category, pack, smallPacks = [] } of shown) {
      const units = [pack, ...smallPacks].map(({ unit }) => unit)
      const items = units.map((unit) => ({ foodId: id, quantity: 1, unit }))
      await placeOrder(app, subscription, items)
      for (const unit of ['crate', 'sack', 'box of ten', 'barrel'].filter((unit) => !units.includes(unit))) {
        const refused = await sendOrder(app, subscription, [{ foodId: id, quantity: 1, unit }])
        expect(refused.status, `${id} in ${unit}`).toBe(422)
      }
      if (category !== 'seasoning') expect(known.has(id)).toBe(true)
    }
  })

  it('may be a feed without nutrients at the server, where the first row of an id counts', async () => {
    const row = (unit: string) => ({ id: 'oats', name: 'Oats', pack: { unit } })
    const { app, subscription } = await serverWith([row('sack'), row('crate')])
    await placeOrder(app, subscription, [{ foodId: 'oats', quantity: 1, unit: 'sack' }])
    const refused = await sendOrder(app, subscription, [{ foodId: 'oats', quantity: 1, unit: 'crate' }])
    expect(refused.status).toBe(422)
  })
})
