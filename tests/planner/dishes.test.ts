import { builtInFoods, FOOD_CATEGORIES, foodObjections, foodsFor, indexFoods } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { singular } from '../../src/core/food/foodWords.js'
import { wordFor } from '../../src/planner/dishes/dishName.js'
import { readOptions, readTemplate, type Slot } from '../../src/planner/dishes/dishTemplate.js'
import { fillTemplate } from '../../src/planner/dishes/fillTemplate.js'
import { FOOD_GROUPS } from '../../src/planner/dishes/foodGroups.data.js'
import { MENUS } from '../../src/planner/dishes/menus.js'
import { PLAIN_DISHES } from '../../src/planner/dishes/plainDishes.data.js'
import { goesWith, SIDES } from '../../src/planner/dishes/sides.js'

const foodById = indexFoods(builtInFoods)
const likeAny = () => 0

describe.each(Object.entries(MENUS))('the %s menu', (_, templates) => {
  it('has at least fifteen different dishes', () => {
    expect(templates.length).toBeGreaterThanOrEqual(15)
    const slotsOf = (list: readonly Slot[]) => list.map(({ options }) => [...options])
    const kinds = templates.map(({ name, slots }) => JSON.stringify([name, slotsOf(slots)]))
    expect(new Set(kinds).size).toBe(templates.length)
  })

  it('asks only for foods of the database', () => {
    for (const { slots, extras } of templates) {
      for (const id of [...slots, ...extras].flatMap(({ options }) => [...options.keys()])) {
        expect(foodById.has(id), id).toBe(true)
      }
    }
  })

  it('leaves no mark of the notation in a name', () => {
    for (const template of templates)
      expect(fillTemplate(template, foodById, likeAny)?.name).toMatch(/^\p{Lu}[^{}+?=]*$/u)
  })
})

describe('a dish as it is written', () => {
  const kitchen = indexFoods(
    builtInFoods.filter(({ id }) => ['eggs', 'mushrooms', 'butter', 'onions'].includes(id)),
  )
  const fill = (text: string) => fillTemplate(readTemplate(text), kitchen, likeAny)

  it('takes a food of each slot and names those in braces', () => {
    const dish = fill('{one mushrooms,spinach} omelette + eggs ? FAT')
    expect(dish?.name).toBe('Mushroom omelette')
    expect(dish?.foods.map(({ id }) => id)).toEqual(['mushrooms', 'eggs'])
    expect(dish?.extras.map(({ id }) => id)).toEqual(['butter'])
  })

  it('calls a food by the word it is given', () => {
    expect(fill('{eggs=Fried eggs} with {onions}')?.name).toBe('Fried eggs with onions')
  })

  it('is not made when a slot cannot be filled, unless the slot may be left out', () => {
    expect(fill('{salmon} with {eggs}')).toBeUndefined()
    expect(fill('{eggs} + salmon')).toBeUndefined()
    expect(fill('{eggs} ? salmon')?.extras).toEqual([])
  })
})

describe('the names of dishes', () => {
  const noun =
    /^ (bowl|chili|crunch|curry|fajitas|salad|sandwich|shake|smoothie|soup|stew|tacos|trail mix|\{)/

  it('put a food in the singular before another noun, as in black bean tacos', () => {
    for (const { name, slots } of Object.values(MENUS).flat()) {
      for (const [index, { options, isSingular }] of slots.entries()) {
        const isJoined = name[index + 1] === ' and '
        if (isSingular || !noun.test(name[isJoined ? index + 2 : index + 1] ?? '')) continue
        for (const [id, word] of options) {
          const food = foodById.get(id)
          const said = word ?? (food && wordFor(food)) ?? id
          expect(singular(said), name.join(said)).toBe(said)
        }
      }
    }
  })

  it('promise no egg to those who eat none', () => {
    const eatsNoEggs = { dietaryRestrictions: 'vegan', foodRestrictions: [] }
    const objection = foodObjections(eatsNoEggs, builtInFoods)
    const pancakes = MENUS.breakfast.filter(({ name }) => name.join(' ').includes('pancakes'))
    const names = pancakes.flatMap(
      (template) => fillTemplate(template, indexFoods(foodsFor(eatsNoEggs)), likeAny) ?? [],
    )
    for (const {
      name,
      foods: [food],
    } of names)
      expect(food && objection({ ...food, name }), name).toBeUndefined()
  })
})

describe('groups of foods', () => {
  it('hold foods of the database and share no name with one', () => {
    for (const [group, list] of Object.entries(FOOD_GROUPS)) {
      expect(foodById.has(group)).toBe(false)
      for (const id of readOptions(list).keys()) expect(foodById.has(id), id).toBe(true)
    }
  })
})

describe('plain dishes', () => {
  it('ask for categories of foods', () => {
    const options = Object.values(PLAIN_DISHES)
      .flat()
      .flatMap((text) => {
        const { slots, extras } = readTemplate(text)
        return [...slots, ...extras].flatMap((slot) => [...slot.options.keys()])
      })
    for (const option of options) expect(FOOD_CATEGORIES).toContain(option)
  })
})

describe('sides', () => {
  it('put no egg beside a shake, which would be raw in it', () => {
    const shake = ['kale', 'coconut-milk', 'pea-protein'].flatMap((id) => foodById.get(id) ?? [])
    const beside = SIDES.filter(
      (side) => goesWith(side, shake) && side.at.some((kind) => kind !== 'lunch' && kind !== 'dinner'),
    )
    expect(beside.flatMap(({ foods }) => foods)).not.toContain('eggs')
  })

  it('are foods of the database', () => {
    for (const id of SIDES.flatMap(({ foods }) => foods)) expect(foodById.has(id), id).toBe(true)
  })
})
