import { type Food, seasoningGrams, sumMacros, toMealItem } from 'react-meal-planner/core'
import type { DishFamily, IngredientRow } from '../../../src/planner/dishes/dishFamily.js'
import type { Term } from './linearProgram.js'
import { addFood, addMacros, type Slot } from './slot.js'

/** How far a dish stretches, and an ingredient around it. */
const SCALE = { least: 0.6, most: 1.8 } as const
const FREEDOM = { least: 0.67, most: 1.5 } as const
const TABLESPOONS_A_CUP = 16

/** A dish that may be chosen for a slot. */
export interface DishColumn {
  readonly family: DishFamily
  /** The variable that is 1 if the dish is chosen. */
  readonly chosen: string
  /** The foods that each ingredient may be. Ingredients that the dish cannot do without come first. */
  readonly required: readonly (readonly Food[])[]
  readonly optional: readonly (readonly Food[])[]
}

function seasoningItems({ seasonings: rows }: DishFamily, { seasonings }: Slot) {
  const items = []
  for (const { options, amount, unit, isOptional } of rows) {
    const seasoning = options.map((id) => seasonings.get(id)).find((found) => found !== undefined)
    if (seasoning) {
      const grams =
        unit === 'c'
          ? seasoningGrams(seasoning, amount * TABLESPOONS_A_CUP, 'T')
          : seasoningGrams(seasoning, amount, unit)
      items.push(toMealItem(seasoning, grams))
    } else if (!isOptional) return undefined
  }
  return items
}

const foodsOf = ({ options }: IngredientRow, { foods }: Slot): Food[] =>
  [...options.keys()].flatMap((id) => foods.get(id) ?? [])

/** An ingredient is any mix of its foods. Whatever is feasible with one of them stays feasible. */
function addIngredient(slot: Slot, row: IngredientRow, name: string, scale: string, chosen: string): void {
  const { program } = slot
  const bases: Term[] = []
  const least: Term[] = []
  const most: Term[] = []
  for (const [index, food] of foodsOf(row, slot).entries()) {
    const grams = `${name}_${index}`
    const baseG =
      row.baseG * (row.isInServings ? food.servingSize : 1) * (row.options.get(food.id)?.factor ?? 1)
    addFood(slot, food, grams)
    bases.push([1 / baseG, grams])
    least.push([1 / food.portion.minG, grams])
    most.push([1 / food.portion.maxG, grams])
  }
  if (bases.length === 0) return
  program.atMost([...bases, [-FREEDOM.most, scale]], 0)
  program.atMost([...most, [-1, chosen]], 0)
  if (row.isOptional) return
  program.atLeast([...bases, [-FREEDOM.least, scale]], 0)
  program.atLeast([...least, [-1, chosen]], 0)
}

/** Adds a dish to a slot; undefined if the visitor avoids something that it needs. */
export function addDish(slot: Slot, family: DishFamily, index: number): DishColumn | undefined {
  const seasonings = seasoningItems(family, slot)
  const required = family.ingredients.filter((row) => !row.isOptional)
  if (seasonings === undefined || required.some((row) => foodsOf(row, slot).length === 0)) return undefined
  const { program } = slot
  const chosen = program.choice(`${slot.name}y${index}`)
  const scale = `${slot.name}s${index}`
  program.atMost([[1, scale], [-SCALE.most, chosen]], 0) // biome-ignore format: one row
  program.atLeast([[1, scale], [-SCALE.least, chosen]], 0) // biome-ignore format: one row
  addMacros(slot, sumMacros(seasonings), chosen)
  for (const [at, row] of family.ingredients.entries()) {
    addIngredient(slot, row, `${slot.name}x${index}_${at}`, scale, chosen)
  }
  return {
    family,
    chosen,
    required: required.map((row) => foodsOf(row, slot)),
    optional: family.ingredients.filter((row) => row.isOptional).map((row) => foodsOf(row, slot)),
  }
}
