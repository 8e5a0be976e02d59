import type { Food, FoodCategory } from '../../core/food/food.js'
import { perObject } from '../../core/perObject.js'
import type { PlanRules } from '../../core/plan/planRules.js'
import { readOptions } from './dishFamily.js'
import { isAllium } from './isAllium.js'
import { SIDE_ROWS, type SideRow } from './sides.data.js'

/** Foods served together beside a dish: usually one, but protein powder comes in milk. */
export type SideFoods = readonly Food[]

/** A {@link SideRow} with its foods by id. */
export interface Side extends Omit<SideRow, 'foods' | 'unless'> {
  readonly choices: readonly (readonly string[])[]
  readonly unless: readonly string[]
}

const idsIn = (list: string) => [...readOptions(list).keys()]

const choicesIn = (list: string) =>
  list
    .split('/')
    .flatMap((choice) => (choice.includes('+') ? [choice.split('+')] : idsIn(choice).map((id) => [id])))

export const SIDES: readonly Side[] = SIDE_ROWS.map(({ foods, unless, ...row }) => ({
  ...row,
  choices: choicesIn(foods),
  unless: unless === undefined ? [] : idsIn(unless),
}))

const KNOWN_SIDES: ReadonlySet<string> = new Set(SIDES.flatMap(({ choices }) => choices.flat()))
const PLAIN_SIDES: readonly FoodCategory[] = [
  'fruit',
  'dairy',
  'nuts_seeds',
  'carbs',
  'vegetable',
  'legumes',
  'protein',
]

/** Our sides or, if a catalogue has none of their foods, sides made of its own foods by category. */
export function sidesFor(pantry: ReadonlyMap<string, Food>): readonly Side[] {
  const foods = [...pantry.values()]
  if (foods.some(({ id }) => KNOWN_SIDES.has(id))) return SIDES
  return PLAIN_SIDES.map(
    (category): Side => ({
      at:
        category === 'protein' || category === 'legumes'
          ? ['lunch', 'dinner']
          : ['breakfast', 'lunch', 'dinner', 'snack'],
      choices: foods.filter((food) => food.category === category).map(({ id }) => [id]),
      insteadOf: category === 'vegetable' ? [] : [category],
      unless: [],
    }),
  )
}

/** The choices of each side that a pantry has. */
export const choicesFrom = perObject((pantry: ReadonlyMap<string, Food>) =>
  perObject(({ choices }: Side): readonly SideFoods[] =>
    choices.flatMap((choice) => {
      const foods = choice.flatMap((id) => pantry.get(id) ?? [])
      return foods.length < choice.length ? [] : [foods]
    }),
  ),
)

/** Whether a visitor eats any of the sides that are rare. People who keep kosher do not eat fish with meat. */
export function eatsRareSides({
  allowedFoods,
  isKosher,
}: Pick<PlanRules, 'allowedFoods' | 'isKosher'>): boolean {
  const rare = new Set(SIDES.flatMap(({ isRare, choices }) => (isRare ? choices.flat() : [])))
  return !isKosher && allowedFoods.some(({ id }) => rare.has(id))
}

/** More vegetables than this side by side are no longer a side. */
const MOST_VEGETABLES = 3

/**
 * Whether a side may accompany these foods of a meal.
 * @param most how many foods of the side's categories the meal may then have
 */
export function goesWith(
  { insteadOf, with: companions, unless }: Side,
  present: readonly Food[],
  most = 1,
): boolean {
  let alike = 0
  for (const { category } of present) if (insteadOf.includes(category)) alike += 1
  return (
    alike < most &&
    (companions === undefined || present.some(({ category }) => companions.includes(category))) &&
    !present.some(({ id }) => unless.includes(id))
  )
}

/** Whether a meal already has enough vegetables. */
export function hasManyVegetables(present: readonly Food[]): boolean {
  const vegetables = present.filter((food) => food.category === 'vegetable' && !isAllium(food))
  return vegetables.length >= MOST_VEGETABLES
}
