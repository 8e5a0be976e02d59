import type { Food, FoodCategory } from '../core/food/food.js'
import type { DishTemplate } from './dishTemplate.js'
import type { MealKind } from './mealKind.js'
import type { Side } from './sides.data.js'
import { SIDES } from './sides.data.js'

type Course = readonly [slot: string, ...from: FoodCategory[]]

/** Dishes by the kinds of food in them, from the most to the least of a meal, for catalogues our own dishes do not know. */
const OUTLINES: Readonly<
  Record<MealKind, readonly { readonly name: string; readonly courses: readonly Course[] }[]>
> = {
  breakfast: [
    {
      name: '{base} with {dairy} and {fruit}',
      courses: [
        ['base', 'carbs'],
        ['dairy', 'dairy'],
        ['fruit', 'fruit'],
      ],
    },
    {
      name: '{dairy} with {fruit} and {nuts}',
      courses: [
        ['dairy', 'dairy'],
        ['fruit', 'fruit'],
        ['nuts', 'nuts_seeds'],
      ],
    },
    {
      name: '{protein} with {base} and {vegetable}',
      courses: [
        ['protein', 'protein', 'legumes'],
        ['base', 'carbs'],
        ['vegetable', 'vegetable', 'fruit'],
      ],
    },
  ],
  lunch: [
    {
      name: '{protein} with {base} and {vegetable}',
      courses: [
        ['protein', 'protein', 'legumes'],
        ['base', 'carbs'],
        ['vegetable', 'vegetable'],
        ['fat', 'fat'],
      ],
    },
    {
      name: '{protein} salad with {vegetable}',
      courses: [
        ['protein', 'protein', 'legumes', 'dairy'],
        ['vegetable', 'vegetable'],
        ['fat', 'fat', 'nuts_seeds'],
      ],
    },
    {
      name: '{base} with {vegetable}',
      courses: [
        ['base', 'carbs', 'legumes'],
        ['vegetable', 'vegetable'],
      ],
    },
  ],
  dinner: [
    {
      name: '{protein} with {base} and {vegetable}',
      courses: [
        ['protein', 'protein', 'legumes'],
        ['base', 'carbs'],
        ['vegetable', 'vegetable'],
        ['fat', 'fat'],
      ],
    },
    {
      name: '{protein} with {vegetable} and {second}',
      courses: [
        ['protein', 'protein', 'legumes'],
        ['vegetable', 'vegetable'],
        ['second', 'vegetable'],
        ['fat', 'fat'],
      ],
    },
    {
      name: '{base} with {vegetable} and {second}',
      courses: [
        ['base', 'carbs', 'legumes'],
        ['vegetable', 'vegetable'],
        ['second', 'vegetable', 'nuts_seeds'],
      ],
    },
  ],
  snack: [
    {
      name: '{fruit} with {nuts}',
      courses: [
        ['fruit', 'fruit'],
        ['nuts', 'nuts_seeds', 'dairy'],
      ],
    },
    {
      name: '{dairy} with {fruit}',
      courses: [
        ['dairy', 'dairy', 'carbs'],
        ['fruit', 'fruit', 'vegetable'],
      ],
    },
  ],
}

/** The last resort, so that no meal stays empty while there is any food at all. */
const ANYTHING: readonly FoodCategory[] = [
  'fruit',
  'nuts_seeds',
  'dairy',
  'vegetable',
  'carbs',
  'legumes',
  'protein',
  'fat',
  'supplement',
]

/** Plain dishes by category from whatever foods there are. */
export function genericTemplates(kind: MealKind, kitchen: ReadonlyMap<string, Food>): DishTemplate[] {
  const foods = [...kitchen.values()]
  const idsOf = (categories: readonly FoodCategory[]) =>
    foods.filter(({ category }) => categories.includes(category)).map(({ id }) => id)
  const outlined = OUTLINES[kind].map(
    ({ name, courses }): DishTemplate => ({
      name,
      slots: Object.fromEntries(courses.map(([slot, ...from]) => [slot, idsOf(from)])),
    }),
  )
  return [...outlined, { name: '{food}', slots: { food: idsOf(ANYTHING) } }]
}

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

/** Our sides, and by category those of a catalogue that shares few foods with ours. */
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
    }),
  )
}
