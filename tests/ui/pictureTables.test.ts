import { builtInFoods, builtInSeasonings, type Food, indexFoods } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { BOOK } from '../../src/planner/dishes/book.js'
import { fillFamily } from '../../src/planner/dishes/fillFamily.js'
import type { Method } from '../../src/planner/dishes/methods.js'
import type { PictureName } from '../../src/ui/pictures/DrawnPicture.js'
import { DISH_FORMS } from '../../src/ui/pictures/dishForms.data.js'
import { dishSides } from '../../src/ui/pictures/dishSides.js'
import { DRAWINGS } from '../../src/ui/pictures/drawings.data.js'
import { FOODS_BY_PICTURE } from '../../src/ui/pictures/foodsByPicture.data.js'
import { pictureOfDish, smallPictureOfDish } from '../../src/ui/pictures/pictureOfDish.js'
import { pictureOfFood } from '../../src/ui/pictures/pictureOfFood.js'

const FOODS = [...builtInFoods, ...builtInSeasonings]
const pictured = Object.values(FOODS_BY_PICTURE).flatMap((ids) => ids.split(' '))

describe('the pictures of foods', () => {
  it('have a row for every built-in food and seasoning, and for no other', () => {
    expect([...pictured].sort(), 'foodsByPicture.data.ts').toEqual(FOODS.map(({ id }) => id).sort())
  })

  it('are all drawn, and no other is', () => {
    const named = [...Object.keys(FOODS_BY_PICTURE), ...DISH_FORMS.map(([, name]) => name)]
    expect(Object.keys(DRAWINGS)).toEqual([...new Set(named)].sort())
  })

  it('draws no shape twice', () => {
    for (const [name, drawing] of Object.entries(DRAWINGS)) {
      const shapes = drawing.split('|')
      expect(new Set(shapes).size, name).toBe(shapes.length)
    }
  })

  it.each<[string, Partial<Food>, PictureName]>([
    ['Fuji Apples, organic', { category: 'fruit' }, 'red-apple'],
    ['Own-brand Greek yogurt nonfat', { category: 'dairy' }, 'bowl-with-spoon'],
    ['Trout', { category: 'protein', animalSource: 'fish' }, 'fish'],
    ['Quorn', { category: 'protein', animalSource: 'none' }, 'beans'],
    ['Romanesco', { category: 'vegetable', animalSource: 'none' }, 'leafy-green'],
  ])('show a shop’s own %s as what it says or as its family', (name, row, picture) => {
    expect(pictureOfFood({ id: 'shop-1', name, ...row })).toBe(picture)
  })
})

const PAN = 'shallow-pan-of-food'
const BOWL = 'bowl-with-spoon'

/** The pictures that suit a dish, by its method. */
const LOOKS: Readonly<Record<Method, readonly PictureName[]>> = {
  plate: [BOWL, 'green-salad', 'bread', 'rice-cracker', 'leafy-green'],
  parfait: [BOWL, 'custard'],
  soaked: [BOWL, 'custard'],
  // Fluff and pudding are blended, too.
  shake: ['cup-with-straw', 'glass-of-milk', 'ice-cream', 'custard'],
  salad: ['green-salad'],
  sandwich: ['sandwich'],
  wrap: ['stuffed-flatbread'],
  whip: [BOWL, 'custard', 'ice-cream'],
  freeze: ['ice-cream'],
  dip: [BOWL],
  bites: ['cookie', 'leafy-green', 'ice-cream'],
  rolls: ['leafy-green', 'stuffed-flatbread'],
  toast: ['bread', 'rice-cracker'],
  porridge: [BOWL, PAN],
  grain: ['green-salad', 'cooked-rice', PAN],
  soup: ['pot-of-food', 'steaming-bowl', 'spaghetti'],
  stew: ['pot-of-food', 'cooked-rice', 'hamburger'],
  curry: ['curry-rice', 'pot-of-food'],
  chili: ['pot-of-food'],
  pasta: ['spaghetti', 'green-salad'],
  noodles: ['steaming-bowl', 'green-salad', 'spaghetti'],
  boil: ['egg', 'green-salad', 'leafy-green'],
  eggsalad: ['egg', 'green-salad', 'leafy-green'],
  onepot: ['pot-of-food'],
  braise: ['pot-of-food', PAN],
  mash: [PAN],
  warm: ['glass-of-milk', 'custard'],
  scramble: ['cooking', BOWL],
  omelette: ['cooking'],
  fry: ['cooking', 'falafel'],
  pancakes: ['pancakes'],
  hash: [PAN],
  ribbons: ['spaghetti'],
  skillet: [
    PAN,
    'cooking',
    'spaghetti',
    'stuffed-flatbread',
    'pot-of-food',
    'falafel',
    'leafy-green',
    'green-salad',
  ],
  stirfry: [PAN, 'cooking', 'green-salad'],
  friedrice: ['cooked-rice'],
  patties: ['falafel', 'hamburger', 'leafy-green', 'curry-rice'],
  tacos: ['taco'],
  burrito: ['stuffed-flatbread'],
  quesadilla: ['stuffed-flatbread'],
  flatbread: ['flatbread'],
  griddle: ['pancakes'],
  bake: [PAN, 'cooking', 'pie', 'custard', 'rice-cracker'],
  roast: ['french-fries'],
  sheetpan: [PAN, 'falafel'],
  gratin: [PAN],
  stuffed: ['bell-pepper', 'potato'],
  muffins: ['cooking', 'custard'],
  crisp: ['pie'],
  ovencrisp: ['rice-cracker'],
  bowl: ['green-salad', 'cooked-rice', BOWL],
  warmsalad: ['green-salad'],
}

/** Methods that do not change how a food looks. */
const KEEPS_LOOKS: ReadonlySet<Method> = new Set([
  'plate',
  'parfait',
  'dip',
  'bites',
  'rolls',
  'salad',
  'whip',
  'boil',
  'eggsalad',
  'roast',
  'braise',
  'bake',
  'skillet',
  'stirfry',
  'sheetpan',
  'ovencrisp',
  'crisp',
  'freeze',
])

/** Each dish of the book, with the foods that come first and those that come last in the alphabet. */
const DISHES = Object.entries(BOOK).flatMap(([kind, families]) =>
  families.flatMap((family) =>
    [1, -1].flatMap((direction) => {
      const kitchen = { foods: indexFoods(builtInFoods), seasonings: indexFoods(builtInSeasonings) }
      const dish = fillFamily(family, kitchen, ({ id }) => direction * id.charCodeAt(0))
      if (!dish) throw new Error(`The dish ${family.id} cannot be made of the built-in foods.`)
      const items = dish.ingredients.map(({ food }) => ({
        food,
        quantity: 1,
        calories: 1,
        protein: 1,
        carbs: 1,
        fat: 1,
        fiber: 0,
      }))
      const type = kind as 'breakfast' | 'lunch' | 'dinner' | 'snack'
      return { method: family.method, meal: { type, name: dish.name, items } }
    }),
  ),
)

describe('the pictures of dishes', () => {
  it('show every dish of the book in the way it is made', () => {
    const odd = DISHES.filter(({ method, meal }) => {
      const foods = KEEPS_LOOKS.has(method) ? meal.items.map(({ food }) => pictureOfFood(food)) : []
      return ![...LOOKS[method], ...foods].includes(pictureOfDish(meal))
    })
    expect(odd.map(({ method, meal }) => [method, meal.name, pictureOfDish(meal)])).toEqual([])
  })

  it('stand beside at most three other foods, each with a picture of its own', () => {
    for (const { meal } of DISHES) {
      const shown = [pictureOfDish(meal), ...dishSides(meal)]
      expect(shown.length).toBeLessThanOrEqual(4)
      expect(new Set(shown).size).toBe(shown.length)
    }
  })

  it('show what is in a pan where they are small, and nothing else of other dishes', () => {
    for (const { meal } of DISHES) {
      const [large, small] = [pictureOfDish(meal), smallPictureOfDish(meal)]
      const foods = meal.items.map(({ food }) => pictureOfFood(food))
      if (large === 'shallow-pan-of-food') expect(foods, meal.name).toContain(small)
      else expect(small, meal.name).toBe(large)
    }
  })
})
