import { builtInFoods, indexFoods } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { BREAKFASTS } from '../../src/templates/breakfasts.data.js'
import { DINNERS } from '../../src/templates/dinners.data.js'
import { readOption } from '../../src/templates/dishTemplate.js'
import { LUNCHES } from '../../src/templates/lunches.data.js'
import { SIDES } from '../../src/templates/sides.data.js'
import { SNACKS } from '../../src/templates/snacks.data.js'

const MENUS = { BREAKFASTS, LUNCHES, DINNERS, SNACKS }
const foodById = indexFoods(builtInFoods)

describe.each(Object.entries(MENUS))('%s', (_, templates) => {
  it('has at least fifteen dishes, each under a name of its own', () => {
    expect(templates.length).toBeGreaterThanOrEqual(15)
    expect(new Set(templates.map(({ name }) => name)).size).toBe(templates.length)
  })

  it('names only slots it has', () => {
    for (const { name, slots } of templates) {
      for (const [, slot] of name.matchAll(/\{(\w+)\}/g)) expect(Object.keys(slots)).toContain(slot)
    }
  })

  it('asks only for foods of the database', () => {
    for (const { slots, extras = [] } of templates) {
      for (const option of [...Object.values(slots), ...extras].flat()) {
        expect(foodById.has(readOption(option).id), option).toBe(true)
      }
    }
  })
})

describe('sides', () => {
  it('are foods of the database', () => {
    for (const id of SIDES.flatMap(({ foods }) => foods)) expect(foodById.has(id), id).toBe(true)
  })
})
