import type { Food } from 'react-meal-planner/core'
import { type Side, sidesFor } from '../../../src/planner/dishes/sides.js'
import type { DishColumn } from './dishColumns.js'
import type { Term } from './linearProgram.js'
import { addFood, type Slot } from './slot.js'

const MOST_SIDES = { breakfast: 3, lunch: 3, dinner: 3, snack: 2 } as const
/** A side that excludes nothing, such as vegetables, may be served as often as this. */
const MOST_OF_ONE_SIDE = 3

interface SideColumn {
  readonly side: Side
  /** The variable that counts how often the side is served. */
  readonly served: string
  readonly foods: readonly Food[]
}

const count = ({ insteadOf }: Side) => (insteadOf.length === 0 ? MOST_OF_ONE_SIDE : 1)

function addSide(slot: Slot, side: Side, index: number): SideColumn | undefined {
  const choices = side.choices
    .map((ids) => ids.flatMap((id) => slot.foods.get(id) ?? []))
    .filter((foods, at) => foods.length === side.choices[at]?.length)
  if (choices.length === 0) return undefined
  const { program } = slot
  const times = Array.from({ length: count(side) }, (_, time) =>
    program.choice(`${slot.name}z${index}_${time}`),
  )
  const served = `${slot.name}n${index}`
  program.equal([[1, served], ...times.map((time): Term => [-1, time])], 0)
  const least: Term[] = []
  const most: Term[] = []
  for (const [at, [food, ...others]] of choices.entries()) {
    if (food === undefined) continue
    const grams = `${slot.name}w${index}_${at}`
    addFood(slot, food, grams)
    least.push([1 / food.portion.minG, grams])
    most.push([1 / food.portion.maxG, grams])
    for (const [place, other] of others.entries()) {
      addFood(slot, other, `${grams}_${place}`)
      program.limit(`${grams}_${place}`, other.portion.maxG)
    }
  }
  program.atLeast([...least, [-1, served]], 0)
  program.atMost([...most, [-1, served]], 0)
  return { side, served, foods: choices.flat() }
}

/**
 * A side is never beside a dish that surely has food of its kind, unless it is a rare one, and only beside dishes that may
 * have its companion.
 */
function fitToDishes(slot: Slot, { side, served }: SideColumn, dishes: readonly DishColumn[]): void {
  const { insteadOf, unless, with: companions, isRare } = side
  const excludes = ({ id, category }: Food) =>
    (!isRare && insteadOf.includes(category)) || unless.includes(id)
  const excluding = dishes.filter(({ required }) => required.some((foods) => foods.every(excludes)))
  const most = count(side)
  slot.program.atMost([[1, served], ...excluding.map(({ chosen }): Term => [most, chosen])], most)
  if (companions === undefined) return
  const inviting = dishes.filter(({ required, optional }) =>
    [...required, ...optional].flat().some(({ category }) => companions.includes(category)),
  )
  slot.program.atMost([[1, served], ...inviting.map(({ chosen }): Term => [-most, chosen])], 0)
}

const rulesOut = (one: SideColumn, other: SideColumn) =>
  one.foods.every(({ category }) => other.side.insteadOf.includes(category))

/** Adds what may be served beside the dishes of a slot. */
export function addSides(slot: Slot, dishes: readonly DishColumn[]): void {
  const columns = sidesFor(slot.foods)
    .filter(({ at, isRare }) => at.includes(slot.kind) && !(isRare && slot.rules.isKosher))
    .flatMap((side, index) => addSide(slot, side, index) ?? [])
  for (const [index, column] of columns.entries()) {
    fitToDishes(slot, column, dishes)
    for (const other of columns.slice(index + 1)) {
      if (rulesOut(column, other) && rulesOut(other, column)) {
        slot.program.atMost([[1, column.served], [1, other.served]], 1) // biome-ignore format: one row
      }
    }
  }
  slot.program.atMost(
    columns.map(({ served }): Term => [1, served]),
    MOST_SIDES[slot.kind],
  )
}
