import { createFormat, type Meal, mealRecipes, metricFormat, type Recipe } from 'react-meal-planner/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { bookMeals, cookedBy, KINDS, mealsForTwoDays, wrongRecipes } from '../support/bookMeals.js'

describe('the steps of the book’s recipes', () => {
  let recipes: ReadonlyMap<Meal, Recipe> = new Map()
  let metric: ReadonlyMap<Meal, Recipe> = new Map()
  beforeAll(async () => {
    const meals = KINDS.flatMap(bookMeals)
    recipes = await mealRecipes(meals)
    metric = await mealRecipes(meals, { format: metricFormat(createFormat('en-US')) })
  })
  const wrong = (isWrong: (text: string, meal: Meal) => boolean) => wrongRecipes(recipes, isWrong)

  it('season what is cooked in a pan or wok while it cooks', () => {
    const panned = new Set(
      ['bowl', 'skillet', 'stirfry', 'friedrice', 'noodles'].flatMap((method) => [...cookedBy(method)]),
    )
    const isLate = (text: string, { dishId }: Meal) =>
      panned.has(dishId) && /Season with [^.]*(?:ground|dried|paprika|powder)/.test(text)
    expect(wrong(isLate)).toEqual([])
  })

  it('begin with a step that is read at a glance', () => {
    const long = [...recipes.values()].filter(({ steps: [first = ''] }) => first.length > 300)
    // Little more, where six steps are not enough.
    expect(long.length / recipes.size).toBeLessThan(0.01)
    expect(Math.max(...long.map(({ steps: [first = ''] }) => first.length))).toBeLessThan(480)
  })

  it('soften dry lentils and split peas in water', () => {
    const isHard = (text: string) =>
      text
        .split(/(?<=[.!]) /)
        .some(
          (sentence) =>
            /\bdry (?:\w+ )?(?:lentils|split peas)/.test(sentence) &&
            !/[Rr]inse|[Ss]oak|[Bb]oil|[Ss]immer/.test(sentence),
        )
    expect(wrong(isHard)).toEqual([])
  })

  it('put vegetables into a soup once', () => {
    const isTwice = (text: string) =>
      /Add [^.]*(zucchini|mushrooms|asparagus|tomato)[^.]*, cut small\. Cover .*Stir in [^.]*the \1/s.test(
        text,
      )
    expect(wrong(isTwice)).toEqual([])
  })

  it('put on the plate what was cooked for it', () => {
    const boiled = cookedBy('boil')
    const isForgotten = (text: string, { dishId }: Meal) =>
      boiled.has(dishId) && text.includes('egg whites') && !text.includes('the egg whites')
    expect(wrong(isForgotten)).toEqual([])
  })

  it('use a dressing once', () => {
    expect(wrong((text) => /on a plate with the (?:mayonnaise|pesto|\w+ yogurt)/.test(text))).toEqual([])
  })

  it('leave tomatoes raw beside lettuce', () => {
    const isCooked = (text: string) =>
      text.includes('romaine') && /Add [^.]*\btomato(?:es)?\b[^.]* and cook for 8 minutes/.test(text)
    expect(wrong(isCooked)).toEqual([])
  })

  it('sear meat in pieces that are done in the time', () => {
    const isThick = (text: string) =>
      / for 3 to 5 minutes a side/.test(text.replaceAll('in pieces 1 inch thick, for', ''))
    expect(wrong(isThick)).toEqual([])
  })

  it('toast coconut, and wait for no dried fruit to turn tender', () => {
    expect(wrong((text) => /(?:coconut|raisins|dates) and cook for 8 minutes/.test(text))).toEqual([])
  })

  it('have water enough for potatoes in a pot', () => {
    const isDry = (text: string) =>
      /\b1\/4 cup of water\. Add [^.]*potato[^.]*cut into 1-inch pieces/.test(text) &&
      !text.includes('lentils')
    expect(wrong(isDry)).toEqual([])
  })

  it('grease a pan with a little oil, not with all of it', () => {
    expect(wrong((text) => /grease a muffin pan with (?!a little)/.test(text))).toEqual([])
  })

  it('begin the night before with what takes until then', () => {
    expect(
      wrong((text) => /\S The night before/.test(text) && !/Thaw [^.]*\. The night before/.test(text)),
    ).toEqual([])
  })

  it('spread on bread what was mixed, and use all that was cooked for a sandwich', () => {
    const sandwiches = cookedBy('sandwich')
    const isOfNothing = (text: string, { dishId }: Meal) =>
      sandwiches.has(dishId) &&
      ((text.includes('Spread it on') &&
        !/\b(?:Mix|Stir) [^.]*(?:fork|with [^.]*)\. Spread it on/.test(text)) ||
        (text.includes('edamame') && !text.includes('the edamame')) ||
        /close and cut in half\..* Season with/.test(text))
    expect(wrong(isOfNothing)).toEqual([])
  })

  it('cut no berries into slices', () => {
    expect(wrong((text) => /Cut [^.]*(?:blueberries|grapes)[^.]* into (?:slices|sticks)/.test(text))).toEqual(
      [],
    )
  })

  it('simmer no cream alone until it is tender', () => {
    expect(wrong((text) => /Add [^.]*coconut milk and cook for 8 minutes/.test(text))).toEqual([])
  })

  it('bake once', () => {
    const bakes = cookedBy('bake')
    const isBakedTwice = (text: string, { dishId }: Meal) =>
      bakes.has(dishId) && (text.match(/\b(?:roast|bake) for (?:\d+ to )?\d\d/gi)?.length ?? 0) > 1
    expect(wrong(isBakedTwice)).toEqual([])
  })

  it('cut whole fruit before it is served', () => {
    const WHOLE = /(?:apple(?!sauce)|banana|orange|pear|peach|mango|kiwi|avocado|pineapple|melon|cantaloupe)/
    const CUTS =
      /\b(?:Cut|cut|[Ss]lice|[Gg]rate|[Mm]ash|[Bb]lend|blender|Wash and cut|chopped|batter|dough|small|Spread it on|in slices)\b/
    const isWhole = (text: string) =>
      text.split(/(?<=[.!]) /).some((sentence) => {
        const named = new RegExp(`\\d (?:small |medium |large )?(?:cups? )?${WHOLE.source}`).test(sentence)
        return named && !CUTS.test(sentence)
      })
    expect(wrong(isWhole)).toEqual([])
  })

  it('cut vegetables before they cook', () => {
    const WHOLE =
      /\d (?:medium )?(?:cups? )?(?:tomato(?!es canned)|mushrooms|zucchini|asparagus|cabbage|broccoli|cauliflower)/
    const CUTS = /[Cc]ut\b|[Ss]lice|chopped|[Gg]rate|[Pp]eel|Wrap|Wash|small|pieces|Halve/
    const isWhole = (text: string) =>
      text.split(/(?<=[.!]) /).some((sentence) => WHOLE.test(sentence) && !CUTS.test(sentence))
    expect(wrong(isWhole)).toEqual([])
  })

  it('crack eggs into the pan after what takes longer', () => {
    const isEarly = (text: string) => /Crack in .*Cook [^.]*onion[^.]* for 5 minutes/.test(text)
    expect(wrong(isEarly)).toEqual([])
  })

  it('stir nothing in among eggs that set in the pan', () => {
    const isStirred = (text: string) => /\bcrack in [^.]*\..*\b(?:[Ss]tir|[Ff]old) in /i.test(text)
    expect(wrong(isStirred)).toEqual([])
  })

  it('fold what was cooked into the salad of a grain', () => {
    const grains = cookedBy('grain')
    const MEAT = /chicken|turkey|pork|tuna|salmon|shrimp|tofu|chickpeas/g
    const isForgotten = (text: string, { dishId }: Meal) => {
      const [cooked = '', folded = ''] = text.split(' while warm')
      return grains.has(dishId) && (cooked.match(MEAT) ?? []).some((meat) => !folded.includes(meat))
    }
    expect(wrong(isForgotten)).toEqual([])
  })

  it('season no empty pan', () => {
    const isEmpty = (text: string) =>
      /(?:Heat|Warm) [^.]* (?:pan|pot|wok) [^.]*\. (?:Season with|Stir in [^.]* for (?:half a|a) minute\.)/.test(
        text,
      )
    expect(wrong(isEmpty)).toEqual([])
  })

  it('cook nothing without a pan or a pot', () => {
    const isColdPan = (text: string) => {
      const cooked = text.search(
        /\b(?:Cook (?!gently)|Brown|Add [^.]* and (?:brown|cook|fry|sear)) [^.]*for (?:\d+ to )?\d+ min/,
      )
      return (
        cooked >= 0 &&
        !/\b[Hh]eat [^.]*(?:pan|pot|wok)|Warm|(?:cold|hot|dry|a) pan/.test(text.slice(0, cooked + 90))
      )
    }
    expect(wrong(isColdPan)).toEqual([])
  })

  it('make a dressing or a dip of tofu smooth', () => {
    const isDiced = (text: string, { name }: Meal) =>
      /tofu (?:dressing|dip|sauce)/i.test(name) && /tofu[^.]*cut into (?:small )?cubes/.test(text)
    expect(wrong(isDiced)).toEqual([])
  })

  it('fill vegetables with what was mixed', () => {
    expect(wrong((text) => /Fill or top them with the [^.]* and /.test(text))).toEqual([])
  })

  it('have drinks and broths in milliliters in metric units', () => {
    const inGrams = wrongRecipes(metric, (text) => /\d g (?:[a-z]+ )?(?:milk|broth)\b/.test(text))
    expect(inGrams).toEqual([])
  })

  it('have liquid enough for every soup', () => {
    const soups = cookedBy('soup')
    const thin = [...metric].filter(([{ dishId, items }, { steps }]) => {
      const grams = (ids: RegExp) =>
        items.reduce((sum, { food, quantity }) => sum + (ids.test(food.id) ? quantity : 0), 0)
      const water = Array.from(steps.join(' ').matchAll(/(\d+) ml of water and bring/g), ([, ml]) =>
        Number(ml),
      )
      const liquid = water.reduce((sum, ml) => sum + ml, 0) + grams(/milk$|broth|canned-tomatoes|marinara/)
      const dry = grams(/lentils|split-peas|rice$|quinoa|barley|bulgur|buckwheat|cornmeal|pasta|noodles/)
      return soups.has(dishId) && liquid < Math.max(245, 100 + 3 * dry)
    })
    expect(thin.map(([{ dishId }, { steps }]) => `${dishId}: ${steps.join(' ')}`)).toEqual([])
  })

  it('stir and spread a bark, and freeze ahead of the day', () => {
    const frozen = cookedBy('freeze')
    for (const [{ dishId }, { steps, dayBefore = [] }] of recipes) {
      if (!frozen.has(dishId)) continue
      expect(dayBefore.join(' '), dishId).toContain('freezer')
      const text = steps.join(' ')
      if (dishId?.includes('bark')) expect(text).toMatch(/^(?:(?!blend|molds).)*Spread thin.*$/i)
      else expect(text, dishId).not.toMatch(/or blend|Spread thin/)
    }
  })

  it('speak of one piece as one', () => {
    const isMany = (text: string) =>
      /\b(?<!\d )(?:1|\d\/\d) medium (banana|apple|pear|peach|avocado|carrot)\b.*the \1e?s\b/.test(text)
    expect(wrong(isMany)).toEqual([])
  })

  it('wait for no scent of salt alone', () => {
    expect(wrong((text) => /Add [^.,]*salt and stir for a minute, until fragrant/.test(text))).toEqual([])
  })

  it('simmer fish no longer than it takes', () => {
    expect(wrong((text) => /until it flakes and reads 145 °F\. (?:Cover and )?[Ss]immer/.test(text))).toEqual(
      [],
    )
  })

  it('steam seitan patties, and fill what is melted into molds', () => {
    const isOdd = (text: string) =>
      /shape patties.*Steam the seitan|Melt [^.]*\..*Shape (?![^.]*molds)/.test(text)
    expect(wrong(isOdd)).toEqual([])
  })

  it('top a dish for two days on the day that it is eaten', async () => {
    const kept = await mealRecipes(mealsForTwoDays())
    const isToppedEarly = (text: string) => {
      const [boxed = ''] = text.split(/Divide (?:it\b[^.]* )?into/)
      return /\b(?:Top with|[Tt]opped|top with (?!.{0,40} and bake)|Finish with|Scatter [^.]*fresh)|[Ss]lice [^.]*avocado/.test(
        boxed,
      )
    }
    expect(wrongRecipes(kept, isToppedEarly)).toEqual([])
  })

  it('give the topping of a leftover on its own day, for that day alone', async () => {
    const chilis = cookedBy('chili')
    const [cooked] = mealsForTwoDays().filter(
      ({ dishId, items }) => chilis.has(dishId) && items.some(({ food }) => food.id === 'avocado'),
    )
    if (!cooked) throw new Error('the book has no chili with avocado that keeps')
    const { cook, ...meal } = cooked
    const leftover = { ...meal, leftoverOf: { date: '2026-11-24', type: 'dinner' as const } }
    const recipes = await mealRecipes([cooked, meal, leftover])
    const toppingOf = (of: Meal) =>
      /Slice [^.]*avocado\. Top with [^.]*\./.exec(recipes.get(of)?.steps.join(' ') ?? '')?.[0]
    expect(toppingOf(meal)).toContain('the avocado')
    expect(toppingOf(cooked)).toBe(toppingOf(meal))
    expect(toppingOf(leftover)).toBe(toppingOf(meal))
  })
})
