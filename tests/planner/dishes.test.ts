import { builtInFoods, builtInSeasonings, type Food, foodsFor, indexFoods } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { FOOD_TERMS } from '../../src/core/food/foodTerms.data.js'
import { comparableWords, singular } from '../../src/core/food/foodWords.js'
import { plannedNutrientsOf } from '../../src/core/nutrition/plannedNutrientsOf.js'
import { createRandom } from '../../src/planner/createRandom.js'
import { BOOK } from '../../src/planner/dishes/book.js'
import { type DishFamily, type IngredientRow, readOptions } from '../../src/planner/dishes/dishFamily.js'
import { wordFor } from '../../src/planner/dishes/dishName.js'
import { fillFamily } from '../../src/planner/dishes/fillFamily.js'
import { FOOD_GROUPS } from '../../src/planner/dishes/foodGroups.data.js'
import { isSweet } from '../../src/planner/dishes/methods.js'
import { plainFamilies } from '../../src/planner/dishes/plainFamilies.js'
import { goesWith, SIDES } from '../../src/planner/dishes/sides.js'

const foodById = indexFoods(builtInFoods)
const seasoningById = indexFoods(builtInSeasonings)
const likeAny = () => 0
const FAMILIES = Object.values(BOOK).flat()

describe('the book of dishes', () => {
  it('has at least 220 families, each with an id of its own', () => {
    expect(FAMILIES.length).toBeGreaterThanOrEqual(220)
    expect(new Set(FAMILIES.map(({ id }) => id)).size).toBe(FAMILIES.length)
  })

  it.each([
    ['breakfast', 30],
    ['lunch', 35],
    ['dinner', 35],
    ['snack', 35],
  ] as const)('has a %s without animal foods and gluten in at least %i families', (kind, least) => {
    const wishes = { dietaryRestrictions: 'vegan, gluten free', foodRestrictions: [] }
    const kitchen = {
      foods: indexFoods(foodsFor(wishes)),
      seasonings: indexFoods(foodsFor(wishes, builtInSeasonings)),
    }
    const made = BOOK[kind].filter((family) => fillFamily(family, kitchen, likeAny))
    expect(made.length).toBeGreaterThanOrEqual(least)
  })

  it('fills tortillas, bread and rice cakes with no more than they hold, in portions of any size', () => {
    // Grams on each: a tortilla of 6 inches and one of 8, a slice, a cake.
    const most = new Map([
      ['corn-tortillas', 110],
      ['flour-tortillas', 220],
      ['white-bread', 130],
      ['whole-wheat-bread', 130],
      ['rice-cakes', 66],
    ])
    const cookedG = ({ id }: Food, grams: number) =>
      grams * (/-dry$|^lentils|^split-peas/.test(id) ? 2.4 : id === 'vital-wheat-gluten' ? 2.2 : 1)
    const isBeside = ({ id, category }: Food) =>
      category === 'fat' || /^(?:edamame|oranges|apples|pears)$/.test(id)
    const isFilled = ({ method, nameParts }: DishFamily) =>
      /^(?:tacos|wrap|burrito|quesadilla|sandwich|toast)$/.test(method) ||
      (method === 'patties' && / on $/.test(nameParts.at(-2) ?? ''))
    const kitchen = { foods: foodById, seasonings: seasoningById }
    const filled = FAMILIES.filter(isFilled)
    expect(filled.length).toBeGreaterThan(20)
    for (const family of filled) {
      for (let seed = 1; seed <= 20; seed++) {
        const dish = fillFamily(family, kitchen, createRandom(seed))
        const holder = dish?.ingredients.find(({ food }) => most.has(food.id))
        if (!dish || !holder || family.id === 'nut-butter-toast') continue
        const fillings = dish.ingredients.filter((each) => each !== holder && !isBeside(each.food))
        const grams = fillings.reduce((sum, { food, baseG }) => sum + cookedG(food, baseG), 0)
        const pieces = holder.baseG / holder.food.portion.stepG
        expect(grams / pieces, dish.name).toBeLessThanOrEqual(most.get(holder.food.id) ?? 0)
        const leastG = holder.least * holder.baseG
        for (const { food, most: times, maxG, baseG } of fillings) {
          expect(times * baseG, `${food.id}: ${dish.name}`).toBeLessThanOrEqual(1.25 * baseG)
          expect(maxG / holder.maxG, `${food.id}: ${dish.name}`).toBeLessThanOrEqual((1.251 * baseG) / leastG)
        }
      }
    }
  })

  it('puts into chilla of red lentils a vegetable that softens in the pan', () => {
    const chilla = FAMILIES.find(({ id }) => id === 'red-lentil-chilla')
    const fillings = chilla?.ingredients.flatMap(({ options }) => [...options.keys()])
    expect(fillings).toEqual(expect.arrayContaining(['zucchini', 'spinach', 'tomatoes']))
    expect(fillings).not.toContain('green-peas-frozen')
  })

  it('puts into a chilla that is to be filled what makes its batter rich, and no more vegetables than it holds', () => {
    const [, batter, filling] = FAMILIES.find(({ id }) => id === 'red-lentil-chilla')?.ingredients ?? []
    expect([...(batter?.options.keys() ?? [])]).toEqual(['tofu-firm', 'cottage-cheese'])
    expect(filling?.maxG).toBeLessThanOrEqual(80)
  })

  it('puts at most one clove of raw garlic into a portion of a dip or of yogurt, and none into oatmeal', () => {
    const garlicOf = (id: string) =>
      FAMILIES.find((each) => each.id === id)?.ingredients.filter(({ options }) => options.has('garlic'))
    for (const id of ['cilbir', 'edamame-hummus', 'white-bean-rosemary-dip'])
      expect(garlicOf(id), id).toMatchObject([{ baseG: 3, maxG: 3 }])
    expect(garlicOf('savory-oatmeal')).toEqual([])
  })

  it('makes tinga of tomatoes that its method cooks', () => {
    const tinga = FAMILIES.find(({ id }) => id === 'tinga-tacos')
    const foods = tinga?.ingredients.flatMap(({ options }) => [...options.keys()])
    expect(foods).toContain('canned-tomatoes')
    expect(foods).not.toContain('tomatoes')
  })

  it('calls no dish eggless that may hold mayonnaise', () => {
    const eggless = FAMILIES.filter(({ nameParts }) => /\begg(?:less|-free)/i.test(nameParts.join()))
    const foods = eggless.flatMap(({ ingredients }) =>
      ingredients.flatMap(({ options }) => [...options.keys()]),
    )
    expect(foods.length).toBeGreaterThan(0)
    expect(foods).not.toContain('mayonnaise')
  })

  it.each([
    ['stuffed', 'red-bell-pepper', 119],
    ['stuffed', 'potatoes', 180],
    ['ribbons', 'zucchini', 120],
  ] as const)(
    'has enough to fill or to peel in a dish of the method "%s" with %s',
    (method, foodId, leastG) => {
      const amounts = FAMILIES.filter((family) => family.method === method).flatMap(({ ingredients }) =>
        ingredients.filter(({ options, isOptional }) => options.has(foodId) && !isOptional),
      )
      expect(amounts.length).toBeGreaterThan(0)
      for (const { minG } of amounts) expect(minG).toBeGreaterThanOrEqual(leastG)
    },
  )

  it('asks only for foods and seasonings that exist', () => {
    for (const { id: dish, ingredients, seasonings } of FAMILIES) {
      for (const { options } of ingredients) {
        for (const id of options.keys()) expect(foodById.has(id), `${dish}: ${id}`).toBe(true)
      }
      for (const { options } of seasonings) {
        for (const id of options) expect(seasoningById.has(id), `${dish}: ${id}`).toBe(true)
      }
    }
  })
})

describe('a tortilla', () => {
  /** One of 8 inches weighs 48 g and rolls around a good cup. */
  const MOST_FILLING = 5.2

  it('holds its filling', () => {
    const rolled = FAMILIES.filter(({ method }) => /wrap|tacos|burrito|quesadilla/.test(method))
    const overfilled = rolled.flatMap(({ id, ingredients }) => {
      const gramsOf = (rows: readonly IngredientRow[]) => rows.reduce((sum, { baseG }) => sum + baseG, 0)
      const isTortilla = ({ options }: IngredientRow) =>
        [...options.keys()].some((food) => /tortilla/.test(food))
      const needed = ingredients.filter(({ isOptional }) => !isOptional)
      const filling = gramsOf(needed.filter((row) => !isTortilla(row)))
      return filling > MOST_FILLING * gramsOf(needed.filter(isTortilla)) ? [id] : []
    })
    expect(rolled.length).toBeGreaterThan(10)
    expect(overfilled).toEqual([])
  })
})

describe('the salt of a main', () => {
  /** A pinch is a sixteenth of a teaspoon. */
  const PINCH_MG = 145
  const sodiumOf = (food: Food) => plannedNutrientsOf(food).get('sodium') ?? 0
  const isFruity = ({ seasonings }: DishFamily) =>
    seasonings.every(({ options }) => /cinnamon|vanilla|cocoa/.test(options.join()))

  it('is a pinch at least, also where it is made of the foods with the least', () => {
    const bland = [...BOOK.lunch, ...BOOK.dinner].flatMap((family) => {
      const kitchen = { foods: foodById, seasonings: seasoningById }
      const dish =
        isSweet(family.method) || isFruity(family) ? undefined : fillFamily(family, kitchen, sodiumOf)
      const needed = dish?.ingredients.filter(({ isOptional }) => !isOptional) ?? []
      const inFoods = needed.reduce((sum, { food, baseG }) => sum + sodiumOf(food) * baseG, 0)
      const inSeasonings =
        dish?.seasonings.reduce((sum, { food, quantity }) => sum + sodiumOf(food) * quantity, 0) ?? 0
      return dish && inFoods + inSeasonings < PINCH_MG
        ? [`${family.id} ${Math.round(inFoods + inSeasonings)}`]
        : []
    })
    expect(bland).toEqual([])
  })
})

describe('a seasoning that a dish may lack', () => {
  /** Said of other foods, too: sesame oil, bell peppers, onions. */
  const PHRASES = ['sesame-seeds', 'black-pepper', 'green-onions', 'hot-sauce', 'fish-sauce', 'oyster-sauce']
  const HOW = /^(fresh|dried|ground|brown|yellow|cider|red|white|wine|juice|powder|leaf|extract|seed)$/
  /** What a cook calls it: `Fresh ginger` is ginger, `Lime juice` is lime. A herb may be called that. */
  const wordsOf = (id: string): string[] => {
    if (PHRASES.includes(id)) return [id.replace('-', ' ')]
    const isHerb = /^(fresh|dried)-(?!ginger)/.test(id)
    return [...id.split('-').filter((word) => !HOW.test(word)), ...(isHerb ? ['herb'] : [])]
  }

  it('is in no name and no advice of a cook', () => {
    const said = FAMILIES.flatMap(({ id, nameParts, tip, seasonings }) => {
      const text = [...nameParts, tip].join(' ').toLowerCase()
      const wordsWhere = (isWanted: boolean) =>
        seasonings.flatMap(({ options, isOptional }) =>
          isOptional === isWanted ? options.flatMap(wordsOf) : [],
        )
      const sure = new Set(wordsWhere(false))
      return wordsWhere(true)
        .filter((word) => !sure.has(word) && new RegExp(`\\b${word}\\b`).test(text))
        .map((word) => `${id}: ${word}`)
    })
    expect(said).toEqual([])
  })
})

describe('the name of a dish', () => {
  /** Kinds of dishes that are named after a food without containing it, and pasta, which also counts as noodles. */
  const kindsOfDishes =
    /egg-free|egg-roll|noodles?|eggless|spring-roll|creamy?|Spanish tortilla|hummus|pesto|vegetables?|cauliflower rice|pasta e ceci/gi
  const spaced = (text: string) => ` ${comparableWords(text).join(' ')} `
  const foodWords = [
    ...new Set([...builtInFoods.map(wordFor), ...FOOD_TERMS.map(({ term }) => term)].map(spaced)),
  ]

  /** Whether every food that can be this ingredient is called by this word. */
  const alwaysHolds = (word: string, { options }: IngredientRow) =>
    [...options.keys()].every((id) => {
      const food = foodById.get(id)
      return food !== undefined && spaced(`${food.name} ${wordFor(food)}`).includes(word)
    })

  const isSeasonedWith = (word: string, { seasonings }: DishFamily) =>
    seasonings.some(({ options, isOptional }) =>
      options.every((id) => !isOptional && spaced(seasoningById.get(id)?.name ?? '').includes(word)),
    )

  it('promises no food that the dish may lack, because such a word belongs in braces', () => {
    const broken = FAMILIES.flatMap((family) => {
      const written = spaced(family.nameParts.join(' , ').replace(kindsOfDishes, ''))
      const promised = foodWords.filter((word) => written.includes(word))
      const lacking = promised.filter(
        (word) =>
          !family.ingredients.some((row) => !row.isOptional && alwaysHolds(word, row)) &&
          !isSeasonedWith(word, family),
      )
      return lacking.map((word) => `${family.id}:${word}`)
    })
    expect(broken).toEqual([])
  })

  it('mentions no ingredient that the dish can do without', () => {
    const broken = FAMILIES.filter(({ named, ingredients }) =>
      named.some(({ index }) => ingredients[index]?.isOptional),
    )
    expect(broken.map(({ id }) => id)).toEqual([])
  })

  it('puts a food in the singular before another noun, as in black bean tacos', () => {
    const noun =
      /^ (bowl|chili|crunch|curry|fajitas|salad|sandwich|shake|smoothie|soup|stew|tacos|trail mix|wrap)/
    const pieces = /^ (sticks|slices)/
    const broken = FAMILIES.flatMap(({ id, nameParts, named, ingredients }) =>
      named.flatMap(({ index, isSingular }, at) => {
        const isJoined = nameParts[at + 1] === ' and '
        const after = nameParts[isJoined ? at + 2 : at + 1] ?? ''
        const isBeforeNoun = noun.test(after) || (!isJoined && pieces.test(after))
        if (isSingular || !isBeforeNoun) return []
        return [...(ingredients[index]?.options ?? [])].flatMap(([foodId, { word }]) => {
          const food = foodById.get(foodId)
          const said = word ?? (food && wordFor(food)) ?? foodId
          return singular(said) === said ? [] : [`${id}: ${said}`]
        })
      }),
    )
    expect(broken).toEqual([])
  })
})

describe('the tip of a dish', () => {
  it('ends the recipe, so it says nothing that had to be done earlier', () => {
    const late = /\b(?:first|ahead|the day before)\b|^(?:Soak|Start) /
    expect(FAMILIES.filter(({ tip }) => late.test(tip)).map(({ id, tip }) => `${id}: ${tip}`)).toEqual([])
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
  const kinds = ['breakfast', 'lunch', 'dinner', 'snack'] as const
  const made = (kind: (typeof kinds)[number], ids: readonly string[]) => {
    const foods = indexFoods(builtInFoods.filter(({ id }) => ids.includes(id)))
    const { dishes, lastResort } = plainFamilies(kind, foods)
    return [...dishes, lastResort].flatMap(
      (family) => fillFamily(family, { foods, seasonings: new Map() }, likeAny) ?? [],
    )
  }

  it.each(kinds)('make a %s of any one food', (kind) => {
    for (const { id } of builtInFoods) expect(made(kind, [id]).length, id).toBeGreaterThan(0)
  })

  it('are made of the categories that a kitchen has', () => {
    const names = made('dinner', ['lentils-red', 'brown-rice', 'olive-oil', 'broccoli']).map(
      ({ name }) => name,
    )
    expect(names).toContain('Red lentils with brown rice and broccoli')
  })

  it.each([
    ['eggs', 'Egg salad with cabbage'],
    ['egg-whites', 'Egg white salad with cabbage'],
    ['lentils-brown', 'Lentil salad with cabbage'],
    ['chicken-breast', 'Chicken salad with cabbage'],
  ])('name a salad of %s by one of them', (id, name) => {
    expect(made('lunch', [id, 'cabbage', 'olive-oil']).map((dish) => dish.name)).toContain(name)
  })

  it("know a shop's food that is called like a category", () => {
    const [apple] = builtInFoods.filter(({ id }) => id === 'apples')
    if (!apple) throw new Error('There is no apple')
    const foods = indexFoods([{ ...apple, id: 'fruit', name: 'Fruit' }])
    const { lastResort } = plainFamilies('snack', foods)
    expect(fillFamily(lastResort, { foods, seasonings: new Map() }, likeAny)?.name).toBe('Fruit')
  })
})

describe('sides', () => {
  it('put no egg beside a shake, which would be raw in it', () => {
    const shake = ['kale', 'coconut-milk', 'pea-protein'].flatMap((id) => foodById.get(id) ?? [])
    const beside = SIDES.filter(
      (side) => goesWith(side, shake) && side.at.some((kind) => kind !== 'lunch' && kind !== 'dinner'),
    )
    expect(beside.flatMap(({ choices }) => choices.flat())).not.toContain('eggs')
  })

  it('are foods of the database', () => {
    for (const id of SIDES.flatMap(({ choices }) => choices.flat())) expect(foodById.has(id), id).toBe(true)
  })

  it('brings no cottage cheese to what comes out of a wok', () => {
    const foodsOf = (ids: string) =>
      ids.split(' ').flatMap((id) => foodById.get(id) ?? seasoningById.get(id) ?? [])
    const beside = (ids: string) =>
      SIDES.filter((side) => side.at.includes('dinner') && goesWith(side, foodsOf(ids))).flatMap(
        ({ choices }) => choices.flat(),
      )
    expect(beside('ground-turkey-93 cabbage fresh-ginger')).not.toContain('cottage-cheese')
    expect(beside('ground-turkey-93 cabbage dried-thyme')).toContain('cottage-cheese')
  })
})
