import { builtInFoods, builtInSeasonings, indexFoods } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { toMealItem } from '../../src/core/plan/toMeal.js'
import { createRandom } from '../../src/planner/createRandom.js'
import { BOOK } from '../../src/planner/dishes/book.js'
import { type Dish, dishFoods } from '../../src/planner/dishes/dish.js'
import { fillFamily } from '../../src/planner/dishes/fillFamily.js'
import { weekBatches } from '../../src/planner/week/batches.js'
import { courseName, hasRoomInName, mayBeNamed } from '../../src/planner/week/courseName.js'

const foods = indexFoods(builtInFoods)
const seasonings = indexFoods(builtInSeasonings)
const [batch] = weekBatches(['dinner'], 'low', () => 0)

/** The name of a meal whose dish comes with a plate of each side. */
function nameOf(dish: Dish, sideIds: readonly string[]) {
  if (!batch) throw new Error('There is no dinner')
  const sides = sideIds.flatMap((id) => foods.get(id) ?? [])
  const items = [
    ...dish.ingredients.map(({ food, baseG }) => toMealItem(food, baseG)),
    ...sides.map((food) => toMealItem(food, 150)),
  ]
  return courseName({ batch, dish, sides: sides.map((food) => [food] as const) }, items)
}

describe('the name of a meal', () => {
  it('has at most 80 letters and contains the whole name of the dish, whatever its sides', () => {
    const sideIds = ['whole-wheat-bread', 'greek-yogurt-nonfat']
    let withSides = 0
    for (let seed = 1; seed <= 5; seed++) {
      const random = createRandom(seed)
      for (const family of Object.values(BOOK).flat()) {
        const dish = fillFamily(family, { foods, seasonings }, () => random())
        if (!dish || dishFoods(dish).some(({ id }) => sideIds.includes(id))) continue
        const name = nameOf(dish, sideIds)
        expect(name.startsWith(dish.name)).toBe(true)
        expect(name.length, name).toBeLessThanOrEqual(80)
        if (name !== dish.name) withSides += 1
      }
    }
    expect(withSides).toBeGreaterThan(500)
  })

  it('mentions pecans beside a dish, although they are as fat as mayonnaise', () => {
    const [family] = BOOK.dinner
    const dish = family && fillFamily(family, { foods, seasonings }, () => 0)
    if (!dish) throw new Error('There is no dinner')
    expect(nameOf(dish, ['pecans'])).toContain('pecans')
    expect(nameOf(dish, ['mayonnaise'])).toBe(dish.name)
  })

  it('names no oats or eggs that bind cakes, however much they are', () => {
    const family = BOOK.lunch.find(({ id }) => id === 'salmon-sweet-potato-cakes')
    for (const binder of ['rolled-oats', 'eggs']) {
      const dish =
        family &&
        fillFamily(family, { foods, seasonings }, ({ id }) =>
          ['salmon-canned', 'cucumber', binder].includes(id) ? 0 : 1,
        )
      if (!batch || !dish) throw new Error('There are no salmon cakes.')
      expect(dishFoods(dish).map(({ id }) => id)).toContain(binder)
      const items = dish.ingredients.map(({ food, baseG }) =>
        toMealItem(food, food.id === binder ? 200 : baseG),
      )
      expect(courseName({ batch, dish, sides: [] }, items)).toBe(
        'Salmon and sweet potato cakes with cucumber',
      )
    }
  })

  it('names seeds that a dish needs if they bring much of it, but not those that its name implies', () => {
    const named = (familyId: string, id: string, grams: number) => {
      const family = BOOK.dinner.find((each) => each.id === familyId)
      const dish = family && fillFamily(family, { foods, seasonings }, () => 0)
      if (!batch || !dish) throw new Error(`There is no "${familyId}".`)
      const items = dish.ingredients.map(({ food, baseG }) =>
        toMealItem(food, food.id === id ? grams : baseG),
      )
      return courseName({ batch, dish, sides: [] }, items).replace(dish.name, '')
    }
    expect(named('salt-pepper-tofu', 'hemp-seeds', 30)).toBe(' with hemp seeds')
    expect(named('salt-pepper-tofu', 'hemp-seeds', 10)).toBe('')
    expect(named('peanut-stew', 'peanut-butter', 60)).toBe('')
  })

  it('names vegetables that are most of the plate, and not a few of them', () => {
    const family = BOOK.lunch.find(({ id }) => id === 'bean-egg-mustard-salad')
    const dish = family && fillFamily(family, { foods, seasonings }, () => 0)
    const cabbage = foods.get('cabbage')
    if (!batch || !dish || !cabbage) throw new Error('There is no salad with cabbage')
    const nameWith = (grams: number) =>
      courseName({ batch, dish, sides: [[cabbage]] }, [
        ...dish.ingredients.map(({ food, baseG }) => toMealItem(food, baseG)),
        toMealItem(cabbage, grams),
      ])
    expect(nameWith(250)).toBe(`${dish.name}, plus cabbage`)
    expect(nameWith(60)).toBe(dish.name)
  })

  it('drops the article of a shake for which there is no room otherwise', () => {
    const [family] = BOOK.dinner
    const filled = family && fillFamily(family, { foods, seasonings }, () => 0)
    const [powder, milk, potatoes] = ['pea-protein', 'almond-milk', 'potatoes'].map((id) => foods.get(id))
    if (!batch || !filled || !powder || !milk || !potatoes) throw new Error('There is no dinner with a shake')
    const nameFor = (name: string) =>
      courseName({ batch, dish: { ...filled, name }, sides: [[potatoes], [powder, milk]] }, [
        toMealItem(potatoes, 300),
        toMealItem(powder, 50),
        toMealItem(milk, 100),
      ])
    expect(nameFor('Chicken')).toBe('Chicken with potatoes and a protein shake')
    expect(nameFor('Sesame chicken with zucchini and pumpkin seeds')).toBe(
      'Sesame chicken with zucchini and pumpkin seeds, plus potatoes and protein shake',
    )
  })

  it('names the milk of a protein shake that brings much of the meal', () => {
    const [family] = BOOK.dinner
    const dish = family && fillFamily(family, { foods, seasonings }, () => 0)
    const powder = foods.get('soy-protein-isolate')
    if (!batch || !dish || !powder) throw new Error('There is no dinner with a shake')
    const nameWith = (milkG: number, id = 'soy-milk') => {
      const milk = foods.get(id)
      if (!milk) throw new Error(`There is no food "${id}".`)
      return courseName({ batch, dish, sides: [[powder, milk]] }, [
        ...dish.ingredients.map(({ food, baseG }) => toMealItem(food, baseG)),
        toMealItem(powder, 50),
        toMealItem(milk, milkG),
      ])
    }
    expect(nameWith(100)).toMatch(/ a protein shake$/)
    expect(nameWith(730)).toMatch(/ a soy milk protein shake$/)
    expect(nameWith(3000, 'almond-milk')).toMatch(/ an almond milk protein shake$/)
  })

  it('leaves out of a long name what matters least', () => {
    const [family] = BOOK.dinner
    const dinner = family && fillFamily(family, { foods, seasonings }, () => 0)
    if (!dinner) throw new Error('There is no dinner')
    const dish = { ...dinner, name: dinner.name.padEnd(64, '!') }
    expect(nameOf(dish, ['avocado', 'chicken-breast'])).toMatch(/ chicken$/)
    expect(nameOf({ ...dinner, name: 'Soup' }, ['avocado', 'chicken-breast'])).toMatch(/avocado and chicken$/)
  })

  it('has no room for a side beside an optional ingredient that needs it', () => {
    const family = BOOK.dinner.find(({ id }) => id === 'tom-kha')
    const soup = family && fillFamily(family, { foods, seasonings }, ({ id }) => Number(id !== 'hemp-seeds'))
    const walnuts = foods.get('walnuts')
    const seeds = foods.get('hemp-seeds')
    if (!batch || !soup || !walnuts || !seeds) throw new Error('There is no such soup')
    const dish = { ...soup, name: soup.name.padEnd(60, '!') }
    expect(hasRoomInName({ batch, dish, sides: [] })).toBe(true)
    expect(hasRoomInName({ batch, dish, sides: [[walnuts]] })).toBe(false)
    expect(mayBeNamed(seeds, dish)).toBe(true)
    expect(mayBeNamed(seeds, { ...dish, name: dish.name.padEnd(75, '!') })).toBe(false)
  })
})
