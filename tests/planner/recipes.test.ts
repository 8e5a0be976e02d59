import {
  createFormat,
  type Meal,
  mealRecipes,
  metricFormat,
  planBasisOf,
  type Recipe,
} from 'react-meal-planner/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { isSeasoning } from '../../src/core/food/isSeasoning.js'
import { BOOK } from '../../src/planner/dishes/book.js'
import { wordFor } from '../../src/planner/dishes/dishName.js'
import { METHODS } from '../../src/planner/dishes/methods.js'
import { stepWord } from '../../src/planner/recipes/stepWord.js'
import {
  bookMeals,
  bookRecipes,
  cookedBy,
  KINDS,
  mealsForTwoDays,
  wrongRecipes,
} from '../support/bookMeals.js'
import { minutesInARow } from '../support/minutesInARow.js'
import { namedFoods } from '../support/namedFoods.js'
import { plannedWeek } from '../support/plannedWeek.js'
import { sampleProfile } from '../support/sampleProfile.js'

/** As it is found in the singular and the plural. */
const stem = (word: string) => word.replace(/^canned /, '').replace(/(?:ies|ves|es|s)$/, '')

type Recipes = ReadonlyMap<Meal, Recipe>

const metricUnits = { format: metricFormat(createFormat('en-US')) }
/** Those of the whole book, which takes long to cook. */
let allRecipes: Recipes = new Map()
let allMetric: Recipes = new Map()
beforeAll(async () => {
  allRecipes = await bookRecipes()
  allMetric = await mealRecipes(KINDS.flatMap(bookMeals), metricUnits)
})

describe.each(KINDS)('the recipes of the book for %s', (kind) => {
  let recipes: Recipes = new Map()
  let metric: Recipes = new Map()
  beforeAll(() => {
    const ofKind = (all: Recipes): Recipes => new Map([...all].filter(([{ type }]) => type === kind))
    recipes = ofKind(allRecipes)
    metric = ofKind(allMetric)
    expect(recipes.size).toBeGreaterThan(0)
  })

  const broken = (isWrong: (text: string, meal: Meal) => boolean) => wrongRecipes(recipes, isWrong)

  it('soak soy crumbles before a pan is hot', () => {
    const isHotTooSoon = (text: string) => {
      const heated = text.search(/\b(?:Heat|Warm) [^.]*(?:oil|butter|ghee)/)
      return heated >= 0 && heated < text.search(/Pour [^.]*of hot water over|Press [^.]* dry, cut/)
    }
    expect(broken(isHotTooSoon)).toEqual([])
  })

  it('brown nothing without a pan, and put into the dish what is cooked', () => {
    const isColdPan = (text: string) => {
      const browned = text.search(/Add [^.]*(?:brown them|and brown|and fry) for/)
      return browned >= 0 && !/\b(?:[Hh]eat|Warm|in the cold pan)\b(?! the oven)/.test(text.slice(0, browned))
    }
    const isLate = (text: string) =>
      /into a baking dish[^.]*\. Add [^.]*(?:tofu|seitan)[^.]*(?:roast|brown)/.test(text)
    expect(broken((text) => isColdPan(text))).toEqual([])
    // Its chicken or tofu roasts in the dish, below the pesto.
    expect(broken((text, { dishId }) => dishId !== 'pesto-chicken-bake' && isLate(text))).toEqual([])
  })

  it('add nothing for more last minutes than are left, and speak of no rest that is not there', () => {
    const isTooLate = (text: string) => {
      const [, left, wanted] =
        /for (\d+) minutes, until thick\.[^.]* for the last (\d+) minutes/.exec(text) ?? []
      return Number(wanted) > Number(left)
    }
    expect(broken((text) => isTooLate(text) || text.includes('Rub the rest'))).toEqual([])
  })

  it('roast nothing on an empty sheet pan', () => {
    const roasts = cookedBy('roast')
    const isEmpty = (text: string, { dishId }: Meal) => roasts.has(dishId) && /^[^.]*\. Roast for/.test(text)
    expect(broken(isEmpty)).toEqual([])
  })

  it('simmer no soup until soft before there is anything in it', () => {
    const isEmpty = (text: string) => {
      const [before] = text.split('until everything is soft')
      return (
        before !== text &&
        !/cut small|chopped, and cook|small pieces|[Rr]inse|can |marinara|canned|beans/.test(before ?? '')
      )
    }
    expect(broken(isEmpty)).toEqual([])
  })

  it('heat no oil while the seitan still simmers', () => {
    const isHotTooSoon = (text: string) => {
      const heated = text.search(/\bHeat [^.]*(?:oil|butter|ghee)/)
      return heated >= 0 && heated < text.indexOf('Simmer them in water')
    }
    expect(broken(isHotTooSoon)).toEqual([])
  })

  it('shape what is called patties, burgers, cakes or kofta', () => {
    const patties = cookedBy('patties')
    const isShapeless = (text: string, { dishId }: Meal) => patties.has(dishId) && !text.includes('shape')
    expect(broken(isShapeless)).toEqual([])
  })

  it('add tomatoes and vinegar to lentils and split peas once they are soft: acid keeps them hard', () => {
    const isTooSoon = (text: string) =>
      /\b(?:Add|Stir in) [^.]*(?:tomatoes|salsa|vinegar|juice)\b[^.]*\..*(?:Add|Rinse) [^.]*(?:lentils|split peas)(?:, rinsed| and put| and [^.]*put)/.test(
        text,
      )
    expect(broken(isTooSoon)).toEqual([])
  })

  it('have water for every soup', () => {
    const soups = cookedBy('soup')
    const isDry = (text: string, { dishId }: Meal) =>
      soups.has(dishId) && !/of water and bring to a simmer/.test(text)
    expect(broken(isDry)).toEqual([])
  })

  it('put protein powder into the dish, not into a glass beside it', () => {
    expect(broken((text) => text.includes('into a glass of cold water'))).toEqual([])
  })

  it('roast the spices of a sheet pan with the food', () => {
    const sheetpans = cookedBy('sheetpan')
    const isRaw = (text: string, { dishId }: Meal) =>
      sheetpans.has(dishId) && /Season with [^.]*(?:oil|cumin|paprika)/.test(text)
    expect(broken(isRaw)).toEqual([])
  })

  it('call grits by their name', () => {
    const isRenamed = (text: string, { name }: Meal) => /\bgrits\b/i.test(name) && !text.includes('the grits')
    expect(broken(isRenamed)).toEqual([])
  })

  it('serve the grits that were cooked beside the dish', () => {
    const isForgotten = (text: string) =>
      /Whisk [^.]*cornmeal into/.test(text) && !/the (?:polenta|grits|mush)/.test(text)
    expect(broken(isForgotten)).toEqual([])
  })

  it('oil and season what is baked before it bakes', () => {
    const crisps = cookedBy('ovencrisp')
    const isSeasonedTooLate = (text: string, { dishId }: Meal) =>
      crisps.has(dishId) && /Bake in one layer.*Season with/.test(text)
    expect(broken(isSeasonedTooLate)).toEqual([])
  })

  it('bake what goes into a baking dish', () => {
    const isUnbaked = (text: string) =>
      text.includes('into a baking dish') && !/\b(?:[Bb]ake|roast|bake) for \d+/.test(text)
    expect(broken(isUnbaked)).toEqual([])
  })

  it('cook tender meat and fish once, not on and on with the sauce', () => {
    const isTough = (text: string) => {
      const meat = text.search(/simmer for 8 to 10 minutes, until a thermometer|simmer gently for 8 minutes/)
      return meat >= 0 && /(?:simmer|braise over low heat) for (?:15|20) minutes/.test(text.slice(meat))
    }
    expect(broken(isTough)).toEqual([])
  })

  it('take tender meat and fish out of a pan before vegetables cook in it', () => {
    const isLeftIn = (text: string) =>
      /Add [^.]*(?:\.\d[^.]*)*, (?:patted dry|cut into (?:bite-size pieces|thin strips)), and (?:cook|stir-fry) [^.]*°F\. (?:Add|Cook|Stir-fry) [^.]*(?:soft|browned|tender)\b/.test(
        text,
      )
    expect(broken(isLeftIn)).toEqual([])
  })

  it('put back what they take out of a pan, or serve it', () => {
    const isLost = (text: string, { dishId }: Meal) =>
      !cookedBy('bowl').has(dishId) &&
      text.includes('out of the pan.') &&
      !/back in for a minute|Put the patties on top|Serve (?:together, )?with [^.]*bacon/.test(text)
    expect(broken(isLost)).toEqual([])
  })

  it('name the pan in whose oil meat is turned, and stumble over no comma', () => {
    const isPanless = (text: string) =>
      text.includes('the fat of the pan') && !text.includes('on a sheet pan')
    expect(broken(isPanless)).toEqual([])
    expect(broken((text) => /,,|, \.|skin up and/.test(text))).toEqual([])
  })

  it('serve each relish, dip, dressing and sauce that they make', () => {
    const isForgotten = (text: string) => {
      const made = /into an? (?:thick )?(?:relish|dip|dressing|sauce)\b/.exec(text)
      const after = made === null ? '' : text.slice(made.index)
      const isServed =
        /the (?:dressing|sauce|dip)\b|(?:mix|serve|spoon|stir|pour|toss|drizzle)\b[^.]* (?:it|bowl)\b|add to the bowl|spread|and toss|toss in/i
      return made !== null && !isServed.test(after)
    }
    expect(broken(isForgotten)).toEqual([])
  })

  it('chop nothing that is frozen or grated', () => {
    const isChopped = (text: string) =>
      /(?:frozen|grated) [^.]*chopped|frozen [^.,]*, (?:in small pieces|cut small)|(?:Cut|Slice|Chop) [^.]*frozen/.test(
        text,
      )
    expect(broken(isChopped)).toEqual([])
  })

  it('roast a bird no longer than it takes', () => {
    const isBurnt = (text: string) => /(?:Roast|roast) for (?:15|20|30) minutes.*at the bone/.test(text)
    expect(broken(isBurnt)).toEqual([])
  })

  it('name every food and seasoning of the meal, and no other food', () => {
    const wrong: string[] = []
    for (const [meal, { steps }] of recipes) {
      const text = steps.join(' ')
      const missing = meal.items
        // Kale is torn for chips, and chopped for the rest.
        .map(({ food }) => stem(stepWord(food)).replace('chopped ', ''))
        .filter((word) => !text.includes(word))
      const strange = namedFoods(text, meal.items)
      if (missing.length + strange.length > 0) wrong.push(`${meal.dishId}: -${missing} +${strange}: ${text}`)
    }
    expect(wrong).toEqual([])
  })

  it('show each tip with at least one filling of its dish', () => {
    const texts = new Map<string | undefined, string>()
    for (const [{ dishId }, { steps }] of recipes)
      texts.set(dishId, `${texts.get(dishId)} ${steps.join(' ')}`)
    const unseen = BOOK[kind].filter(({ id, tip }) => !texts.get(id)?.includes(tip)).map(({ id }) => id)
    expect(unseen).toEqual([])
  })

  it('have no US units in metric', () => {
    const texts = Array.from(metric.values(), ({ steps, dayBefore = [] }) =>
      [...steps, ...dayBefore].join(' '),
    )
    expect(texts.filter((text) => /°F|\binch|\d cups?\b|\d oz\b|\d lb\b/.test(text))).toEqual([])
    expect(texts.some((text) => /\d (?:°C|ml|g)\b/.test(text))).toBe(true)
  })

  it('have three to six steps without gaps and marks', () => {
    const wrong = [...recipes].filter(([, { steps }]) => steps.length < 3 || steps.length > 6)
    expect(wrong.map(([{ dishId }, { steps }]) => `${dishId}: ${steps.join(' | ')}`)).toEqual([])
    for (const [meal, { steps, minutes, minutesAtWork }] of recipes) {
      expect(minutes).toBeGreaterThanOrEqual(minutesAtWork)
      for (const step of steps) expect(step, meal.dishId).toMatch(/^\p{Lu}[^{}[\]|<>]*[.!]$/u)
    }
  })

  it('give a safe temperature or a sign of it whenever raw meat, fish or egg is cooked', () => {
    for (const [meal, recipe] of recipes) {
      const text = recipe.steps.join(' ')
      const sources = new Set(meal.items.map(({ food }) => food.id))
      const has = (...ids: string[]) => ids.some((id) => sources.has(id))
      if (has('chicken-breast', 'chicken-thigh', 'chicken-drumstick', 'turkey-breast', 'ground-turkey-93'))
        expect(text, meal.dishId).toContain('165 °F')
      if (has('ground-beef-80', 'ground-beef-93', 'ground-lamb'))
        expect(text, meal.dishId).toContain('160 °F')
      if (has('beef-sirloin', 'pork-chop', 'pork-tenderloin', 'salmon', 'cod', 'tilapia'))
        expect(text, meal.dishId).toContain('145 °F')
      if (has('eggs')) expect(text, meal.dishId).toMatch(/160 °F|firm|no liquid egg|boil/i)
      if (has('black-beans-dry', 'pinto-beans-dry', 'navy-beans-dry', 'chickpeas-dry', 'black-eyed-peas-dry'))
        expect(text, meal.dishId).toMatch(/The (?:night|evening) before/)
    }
  })
})

describe('the steps of the book’s recipes', () => {
  const cold = new Set(
    Object.entries(METHODS).flatMap(([method, { isCold }]) => (isCold ? [...cookedBy(method)] : [])),
  )
  const wrong = (isWrong: (text: string, meal: Meal) => boolean) => wrongRecipes(allRecipes, isWrong)

  it('season what is cooked in a pan or wok while it cooks', () => {
    const panned = new Set(
      ['bowl', 'skillet', 'stirfry', 'friedrice', 'noodles'].flatMap((method) => [...cookedBy(method)]),
    )
    const isLate = (text: string, { dishId }: Meal) =>
      panned.has(dishId) && /Season with [^.]*(?:ground|dried|paprika|powder)/.test(text)
    expect(wrong(isLate)).toEqual([])
  })

  it('begin with a step that is read at a glance', () => {
    const long = [...allRecipes.values()].filter(({ steps: [first = ''] }) => first.length > 300)
    // Little more, where six steps are not enough.
    expect(long.length / allRecipes.size).toBeLessThan(0.01)
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
      wrong(
        (text) =>
          /\S The night before/.test(text) && !/night before, thaw [^.]*\. The night before/.test(text),
      ),
    ).toEqual([])
  })

  it('put into a cold dish what was cooked for it, or serve it', () => {
    const isLost = (text: string, { dishId, items }: Meal) => {
      if (!cold.has(dishId)) return false
      const sentences = text.split(/(?<=[.!]) /)
      return items.some(({ food }) => {
        if (isSeasoning(food)) return false
        const word = stem(wordFor(food))
        const named = sentences.findIndex((sentence) => sentence.includes(word))
        const rest = sentences.slice(named + 1).join(' ')
        const isCooked =
          /^(?:Boil|Brown|Cook|Drain|Pat|Simmer|Steam)\b(?!.*stir in)|^Slice [^.]* thin\./.test(
            sentences[named] ?? '',
          )
        return isCooked && !rest.includes(word) && !/Fill with what/.test(rest)
      })
    }
    expect(wrong(isLost)).toEqual([])
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
      /\b(?:Cut|cut|[Ss]lice|[Gg]rate|[Mm]ash|[Bb]lend|blender|chopped|batter|dough|small|Spread it on|in slices)\b/
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
    const inGrams = wrongRecipes(allMetric, (text) => /\d g (?:[a-z]+ )?(?:milk|broth)\b/.test(text))
    expect(inGrams).toEqual([])
  })

  it('have liquid enough for every soup', () => {
    const soups = cookedBy('soup')
    const thin = [...allMetric].filter(([{ dishId, items }, { steps }]) => {
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
    for (const [{ dishId }, { steps, dayBefore = [] }] of allRecipes) {
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

  it('ask for no rest that a dish of a few minutes does not count', () => {
    const isUncounted = (text: string, meal: Meal) =>
      (allRecipes.get(meal)?.minutes ?? 0) < 15 && /\bstand ten minutes|half an hour/.test(text)
    expect(wrong(isUncounted)).toEqual([])
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

describe('a tip of the book', () => {
  it('finds the action that it speaks of', () => {
    const tips = new Map(
      Object.values(BOOK)
        .flat()
        .map(({ id, tip }) => [id, tip]),
    )
    const isFirst = ([{ dishId = '' }, { steps }]: readonly [Meal, Recipe]) => {
      const tip = tips.get(dishId) ?? ''
      return tip !== '' && [tip, `Tip: ${tip}`].some((said) => steps[0]?.startsWith(said))
    }
    const first = [...allRecipes].filter(isFirst).map(([{ dishId }]) => dishId)
    // Cheese is taken out before all else.
    expect([...new Set(first)]).toEqual(['fruit-and-cheese-plate'])
  })
})

/** An oven, a pot of water and a simmer heat so long. The minutes are rounded up, and a range counts with its middle. */
const HEATING: readonly (readonly [RegExp, number])[] = [
  [/Heat the oven/, 15],
  [/\bboil\b/i, 10],
  [/\bsimmer|hot water/i, 5],
]
const ROUNDING_MINUTES = 5
const CUTTING_MINUTES = 5
const HOURS = /\bhours?\b|evening before/

/** Half of the minutes between the ends of each range. */
const rangesOf = (text: string) =>
  Array.from(text.matchAll(/\b(\d+) to (\d+) minutes( a side)?/g)).reduce(
    (sum, [, from, to, side]) => sum + ((Number(to) - Number(from)) / 2) * (side ? 2 : 1),
    0,
  )

/** The most that a dish can take whose work is all done while nothing cooks. */
function mostMinutes(recipe: Recipe): number {
  const text = recipe.steps.join(' ')
  const heating = HEATING.reduce((sum, [words, minutes]) => sum + (words.test(text) ? minutes : 0), 0)
  const work = Math.max(CUTTING_MINUTES, recipe.minutesAtWork)
  return minutesInARow(recipe) + work + heating + rangesOf(text) + ROUNDING_MINUTES
}

describe('the minutes of a recipe', () => {
  let recipes: readonly (readonly [Meal, Recipe])[] = []
  beforeAll(async () => {
    const weeks = await Promise.all(
      ['', 'vegan', 'vegetarian, high protein'].map(async (dietaryRestrictions, seed) => {
        const profile = sampleProfile({ dietaryRestrictions, mealVariety: 'high' })
        const week = await plannedWeek(profile, seed, '2026-11-30')
        const meals = week.days.flatMap((day) => day.meals).filter((meal) => !meal.leftoverOf)
        return mealRecipes(meals, { week, ...planBasisOf(profile) })
      }),
    )
    recipes = [allRecipes, ...weeks].flatMap((some) => [...some])
  })

  const wrong = (isWrong: (recipe: Recipe) => boolean, limit: (recipe: Recipe) => number) => [
    ...new Set(
      recipes
        .filter(([, recipe]) => isWrong(recipe))
        .map(([{ name }, recipe]) => `${name}: ${recipe.minutes}, not ${limit(recipe)}`),
    ),
  ]

  it('are no fewer than those of the steps that follow each other', () => {
    expect(wrong((recipe) => recipe.minutes < minutesInARow(recipe), minutesInARow)).toEqual([])
  })

  it('are no more than those of the steps and of all the work', () => {
    const isLong = (recipe: Recipe) =>
      !HOURS.test(recipe.steps.join(' ')) && recipe.minutes > mostMinutes(recipe)
    expect(wrong(isLong, mostMinutes)).toEqual([])
  })

  it('have the work before what is chilled at the end', () => {
    const least = (recipe: Recipe) => recipe.minutesAtWork + 15
    const isShort = (recipe: Recipe) =>
      recipe.steps.join(' ').includes('Chill for 15 minutes') && recipe.minutes < least(recipe)
    expect(wrong(isShort, least)).toEqual([])
  })

  it('count the work at dry beans, which cans do not have', () => {
    const workOf = (beans: string) =>
      recipes
        .filter(([meal]) => meal.dishId === 'smoky-roasted-chickpeas')
        .filter(([meal]) => meal.items.some(({ food }) => food.id === beans))
        .map(([, { minutesAtWork }]) => minutesAtWork)
    expect(new Set(workOf('chickpeas-dry'))).toEqual(new Set([10]))
    expect(new Set(workOf('chickpeas-canned'))).toEqual(new Set([5]))
  })
})
