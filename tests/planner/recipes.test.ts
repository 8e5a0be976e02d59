import { createFormat, type Meal, mealRecipes, metricFormat, type Recipe } from 'react-meal-planner/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { BOOK } from '../../src/planner/dishes/book.js'
import { stepWord } from '../../src/planner/recipes/stepWord.js'
import { bookMeals, cookedBy, KINDS, wrongRecipes } from '../support/bookMeals.js'
import { namedFoods } from '../support/namedFoods.js'

/** What cooks in a pot of its own, and the words for what is in it. */
const APART =
  /^(?:The night before, cover|Simmer|Whisk|Boil|Cut|Soak|Rinse|Prick|Halve) (.*?) (?:with plenty|in another pot|in \d|in plenty|in hot|into \d|into 1-inch pieces and boil|and simmer|and bake|and pop|, cut side)/
const SENTENCE = /[^.!]+(?:\.\d[^.!]*)*[.!]/g

/** The fewest minutes of a sentence. What is done meanwhile or for the last minutes adds none. */
function fewestMinutes(sentence: string): number {
  if (/^Meanwhile/.test(sentence)) return 0
  return Array.from(sentence.matchAll(/(\blast )?\b(\d+)(?: to \d+)? minutes( a side)?/g)).reduce(
    (sum, [, last, minutes, side]) => sum + (last ? 0 : Number(minutes) * (side ? 2 : 1)),
    0,
  )
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** Minutes of the steps that follow each other, without what cooks apart; and of each pot with all that needs it. */
function minutesInARow({ steps }: Recipe): number {
  const sentences = steps.flatMap((step) => step.match(SENTENCE)?.map((text) => text.trim()) ?? [])
  let pot: string | undefined
  const row: number[] = []
  const pots = new Map<string, number>()
  for (const sentence of sentences.filter(
    (text) => !/^Thaw|^Divide|^The evening before|^In the morning|and refrigerate\.$/.test(text),
  )) {
    const [, opened] = APART.exec(sentence) ?? []
    const isOwn = opened !== undefined && /night before|until|about|bend|\d+ minutes/.test(sentence)
    if (isOwn) pot = opened.split(' ').at(-1)
    const goesOn = isOwn || /^(?:Drain|Let it stand|Keep a little)/.test(sentence)
    if (pot !== undefined && goesOn) pots.set(pot, (pots.get(pot) ?? 0) + fewestMinutes(sentence))
    else {
      pot = undefined
      row.push(fewestMinutes(sentence))
    }
  }
  const after = (word: string) => {
    const texts = sentences.map((text) => text.toLowerCase())
    const at = texts.findIndex((text) => new RegExp(`\\bthe (?:[a-z-]+ )?${word}`).test(text))
    return at < 0 ? 0 : sum(sentences.slice(at).map(fewestMinutes))
  }
  return Math.max(sum(row), ...[...pots].map(([word, minutes]) => minutes + after(word)))
}

/** As it is found in the singular and the plural. */
const stem = (word: string) => word.replace(/^canned /, '').replace(/(?:ies|ves|es|s)$/, '')

describe.each(KINDS)('the recipes of the book for %s', (kind) => {
  let recipes: ReadonlyMap<Meal, Recipe> = new Map()
  beforeAll(async () => {
    recipes = await mealRecipes(bookMeals(kind))
  })

  const broken = (isWrong: (text: string, meal: Meal) => boolean) => wrongRecipes(recipes, isWrong)

  it('take no less time than the steps that follow each other', () => {
    const short = [...recipes]
      .filter(([, recipe]) => recipe.minutes < minutesInARow(recipe))
      .map(([{ dishId }, recipe]) => `${dishId}: ${recipe.minutes} < ${minutesInARow(recipe)}`)
    expect([...new Set(short)]).toEqual([])
  })

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
      text.includes('the oil of the pan') && !text.includes('on a sheet pan')
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

  it('have no US units in metric', async () => {
    const metric = await mealRecipes([...recipes.keys()], { format: metricFormat(createFormat('en-US')) })
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
