import type { Food, FoodCategory } from '../../core/food/food.js'
import { readOptions } from './dishTemplate.js'
import { SIDE_ROWS, type SideRow } from './sides.data.js'

/** A {@link SideRow} with its foods by id. */
export interface Side extends Omit<SideRow, 'foods' | 'unless'> {
  readonly foods: readonly string[]
  readonly unless: readonly string[]
}

const idsIn = (list: string) => [...readOptions(list).keys()]

export const SIDES: readonly Side[] = SIDE_ROWS.map((row) => ({
  ...row,
  foods: idsIn(row.foods),
  unless: idsIn(row.unless ?? ''),
}))

const KNOWN_SIDES: ReadonlySet<string> = new Set(SIDES.flatMap(({ foods }) => foods))
const PLAIN_SIDES: readonly FoodCategory[] = [
  'fruit',
  'dairy',
  'nuts_seeds',
  'carbs',
  'vegetable',
  'legumes',
  'protein',
]

/** Our sides or, for a catalogue with none of their foods, sides made of its own foods by category. */
export function sidesFor(pantry: ReadonlyMap<string, Food>): readonly Side[] {
  const foods = [...pantry.values()]
  if (foods.some(({ id }) => KNOWN_SIDES.has(id))) return SIDES
  return PLAIN_SIDES.map(
    (category): Side => ({
      at:
        category === 'protein' || category === 'legumes'
          ? ['lunch', 'dinner']
          : ['breakfast', 'lunch', 'dinner', 'snack'],
      foods: foods.filter((food) => food.category === category).map(({ id }) => id),
      insteadOf: category === 'vegetable' ? [] : [category],
      unless: [],
    }),
  )
}

/** Whether a side may stand beside these foods of a meal. */
export function goesWith({ insteadOf, with: companions, unless }: Side, present: readonly Food[]): boolean {
  return (
    !present.some(({ category }) => insteadOf.includes(category)) &&
    (companions === undefined || present.some(({ category }) => companions.includes(category))) &&
    !present.some(({ id }) => unless?.includes(id))
  )
}
