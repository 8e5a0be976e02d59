import { builtInFoods, indexFoods } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { FOOD_TERMS } from '../../src/core/food/foodTerms.data.js'
import { comparableWords } from '../../src/core/food/foodWords.js'
import { wordFor } from '../../src/planner/dishes/dishName.js'
import type { Slot } from '../../src/planner/dishes/dishTemplate.js'
import { MENUS } from '../../src/planner/dishes/menus.js'

/** Kinds of dishes that are named after a food without containing it, and pasta, which also counts as noodles. */
const KINDS_OF_DISHES = /egg-free|egg-roll|noodles/gi

const foodById = indexFoods(builtInFoods)
const spaced = (text: string) => ` ${comparableWords(text).join(' ')} `
const foodWords = [
  ...new Set([...builtInFoods.map(wordFor), ...FOOD_TERMS.map(({ term }) => term)].map(spaced)),
]

/** Whether every food that can fill the slot is called by this word. */
const alwaysHolds = (word: string, { options }: Slot) =>
  [...options.keys()].every((id) => {
    const food = foodById.get(id)
    return food !== undefined && spaced(`${food.name} ${wordFor(food)}`).includes(word)
  })

describe.each(Object.entries(MENUS))('the name of a %s dish', (_, templates) => {
  it('promises no food that the dish may lack: such a word belongs in braces', () => {
    for (const { name, slots } of templates) {
      const written = spaced(name.join(' , ').replace(KINDS_OF_DISHES, ''))
      const promised = foodWords.filter((word) => written.includes(word))
      const broken = promised.filter((word) => !slots.some((slot) => alwaysHolds(word, slot)))
      expect(broken, name.join('…')).toEqual([])
    }
  })
})
