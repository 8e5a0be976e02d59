import { builtInFoods, indexFoods } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import type { Slot } from '../../src/templates/dishTemplate.js'
import { MENUS } from '../../src/templates/menus.js'
import { SIDES } from '../../src/templates/sides.js'

const foodById = indexFoods(builtInFoods)
const idsOf = (slots: readonly Slot[]) => slots.flatMap(({ options }) => [...options.keys()])

describe.each(Object.entries(MENUS))('%s', (_, templates) => {
  it('has at least fifteen dishes, each written down once', () => {
    expect(templates.length).toBeGreaterThanOrEqual(15)
    const said = templates.map(({ name, slots }) => [...name, ...idsOf(slots)].join())
    expect(new Set(said).size).toBe(templates.length)
  })

  it('asks only for foods of the database', () => {
    for (const { slots, extras } of templates) {
      for (const id of idsOf([...slots, ...extras])) expect(foodById.has(id), id).toBe(true)
    }
  })
})

describe('sides', () => {
  it('are foods of the database', () => {
    for (const id of SIDES.flatMap(({ foods }) => foods)) expect(foodById.has(id), id).toBe(true)
  })
})
