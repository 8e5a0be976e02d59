import { FOOD_GROUPS } from './foodGroups.data.js'
import { isMethod, type Method } from './methods.js'

/** An option of an ingredient, besides the food's id. */
interface Option {
  /** Its word in the dish's name, if it is not the usual one. */
  readonly word?: string
  /** Its grams for each gram of the row, such as 0.45 for dry beans in place of canned ones. */
  readonly factor: number
}

/** Foods by id. One of them is chosen. Those that a catalogue lacks or a visitor avoids drop out. */
export type FoodOptions = ReadonlyMap<string, Option>

type FoodGroups = Readonly<Record<string, string>>

/** One ingredient of a family, as in its row: one of several foods, for one person. */
export interface IngredientRow {
  readonly options: FoodOptions
  /** Grams that a cook takes for one person, or servings. */
  readonly baseG: number
  readonly isInServings: boolean
  /** How far the amount may move around the scaled base, as factors. */
  readonly least: number
  readonly most: number
  /** The limits of the scaled amount, in grams. */
  readonly minG: number
  readonly maxG: number
  /** How many times the grams for one person it may be at most, because tortillas or bread hold no more. */
  readonly mostTimes: number
  /** Whether the dish is still itself without it. */
  readonly isOptional: boolean
  /** Whether the dish's name mentions it. */
  readonly isNamed: boolean
}

/** One of several seasonings, with the amount for one person. */
export interface SeasoningRow {
  readonly options: readonly string[]
  readonly amount: number
  readonly unit: SeasoningUnit
  readonly isOptional: boolean
}
/** t a teaspoon, T a tablespoon, c a cup, g grams. */
type SeasoningUnit = 't' | 'T' | 'c' | 'g'

/** The ingredient that a name mentions, and whether in the singular, as before a noun: `mushroom omelette`. */
interface NamedIngredient {
  readonly index: number
  readonly isSingular: boolean
}

/**
 * Dishes that are made in the same way, one for each choice of foods. No diets are written down: they follow from the
 * foods.
 */
export interface DishFamily {
  readonly id: string
  /** The name's text before, between and after the named ingredients. */
  readonly nameParts: readonly string[]
  readonly named: readonly NamedIngredient[]
  readonly ingredients: readonly IngredientRow[]
  readonly seasonings: readonly SeasoningRow[]
  readonly method: Method
  /** Minutes from the first step to the table, without hours of freezing or standing, and how many of those somebody is at work. */
  readonly minutes: number
  readonly minutesAtWork: number
  /** Days that it keeps in the refrigerator; 0 if it has to be eaten at once. */
  readonly keepsDays: number
  /** A cook's advice about this dish; empty if the method says it all. */
  readonly tip: string
  /** Whether the tip is no advice but the last thing to do. */
  readonly isTipAStep: boolean
}

/** How far an ingredient may move around the scaled base, unless its row says otherwise. */
const FREEDOM = { least: 0.67, most: 1.5 } as const
/** For an ingredient that a cook measures with the others, such as the milk of a batter. */
const BOUND_FREEDOM = { least: 0.9, most: 1.12 } as const
/** For what holds the others, such as tortillas. They come in whole ones, so there may be more, but not fewer. */
const HOLDER_FREEDOM = { least: 1, most: 1.25 } as const
const FREEDOMS: Readonly<Record<string, typeof BOUND_FREEDOM | typeof HOLDER_FREEDOM>> = {
  '!': BOUND_FREEDOM,
  '^': HOLDER_FREEDOM,
}

const INGREDIENT = /^([\d.]+)(s?) ([^!^?[\] ]+)([!^]?)(\??)(?: ?\[(\d*)-(\d*)\])?$/
const SEASONING = /^([^ ?]+) ([\d./]+)([tTcg])(\??)$/
const COOKING = /^(\w+) (\d+)\/(\d+)(?: keeps (\d))?$/

/** Rows repeat the same lists, and reading all of the book takes a slow device long. */
const optionsByGroups = new WeakMap<FoodGroups, Map<string, FoodOptions>>()

/**
 * Reads foods and groups of foods: `OIL/butter/eggs=fried eggs/lentils-brown*0.5`. A digit distinguishes two foods of one
 * group.
 */
export function readOptions(list: string, groups: FoodGroups = FOOD_GROUPS): FoodOptions {
  const byList = optionsByGroups.get(groups) ?? new Map<string, FoodOptions>()
  optionsByGroups.set(groups, byList)
  const options = byList.get(list) ?? parseOptions(list, groups)
  byList.set(list, options)
  return options
}

function parseOptions(list: string, groups: FoodGroups): FoodOptions {
  const options = new Map<string, Option>()
  for (const option of list.split('/')) {
    const [said = '', spelled] = option.split('=')
    const word = spelled?.replaceAll('_', ' ')
    const [id = '', factor = '1'] = said.split('*')
    const group = groups[id] ?? groups[id.replace(/\d$/, '')]
    const members: Iterable<readonly [string, Option]> =
      group === undefined ? [[id, { factor: 1 }]] : readOptions(group, groups)
    for (const [member, usual] of members) {
      const named = word ?? usual.word
      const grams = usual.factor * Number(factor)
      options.set(member, { factor: grams, ...(named !== undefined && { word: named }) })
    }
  }
  return options
}

function refuse(row: string, what: string): never {
  throw new Error(`The dish "${row.split(' | ')[0]}" cannot be read: ${what}`)
}

const fraction = (text: string) => {
  const [over = '', under = '1'] = text.split('/')
  return Number(over) / Number(under)
}

function parseIngredient(text: string, isNamed: boolean, row: string, groups: FoodGroups): IngredientRow {
  const [, grams = '', servings, list = '', mark = '', optional, min = '', max = ''] =
    INGREDIENT.exec(text) ?? refuse(row, `the ingredient "${text}"`)
  return {
    ...(FREEDOMS[mark] ?? FREEDOM),
    options: readOptions(list, groups),
    isInServings: servings === 's',
    baseG: Number(grams),
    minG: min === '' ? 0 : Number(min),
    maxG: max === '' ? Number.POSITIVE_INFINITY : Number(max),
    mostTimes: Number.POSITIVE_INFINITY,
    isOptional: optional === '?',
    isNamed,
  }
}

function parseSeasoning(text: string, row: string): SeasoningRow {
  const [, ids = '', amount = '', unit, optional] =
    SEASONING.exec(text) ?? refuse(row, `the seasoning "${text}"`)
  return {
    options: ids.split('/'),
    amount: fraction(amount),
    unit: unit as SeasoningUnit,
    isOptional: optional === '?',
  }
}

/** A filling grows with what holds it, and not beyond. */
function held(rows: readonly IngredientRow[]): readonly IngredientRow[] {
  const holder = rows.find(({ least }) => least === HOLDER_FREEDOM.least)
  if (holder === undefined) return rows
  const { most } = HOLDER_FREEDOM
  const mostTimes = (most * holder.maxG) / holder.baseG
  return rows.map((row) => (row === holder ? row : { ...row, most, mostTimes }))
}

/** Before a tip that is the last step. */
const STEP_MARK = 'then: '

const split = (text: string) => (text === '' ? [] : text.split(/, */))

/**
 * Reads a dish as the book writes it, in columns: id | name | ingredients in grams for one person | seasonings | cooking
 * | tip. An example:
 *
 * `chia-pudding | Chia pudding with {FRUIT} | 25 chia-seeds, 180 MILK!, 100 FRUIT, 10 NUTS? | cinnamon 1/4t? | soaked 5/5 keeps 3`
 *
 * The name mentions ingredients in braces by the first food or group of their column (`{one …}` in the singular). `!`
 * keeps an amount in proportion, `96 TORTILLA^ [72-120]` holds all the others, `?` makes the ingredient optional, `[120-]`
 * limits the grams, and `2s` is two servings. `=` gives a food another word in the name (`_` is a space) and
 * `*` other grams. Cooking is a method, minutes in all / at work, and the days that the dish keeps. A tip that begins with
 * `then:` is the last step.
 */
export function parseFamily(row: string, groups: FoodGroups = FOOD_GROUPS): DishFamily {
  const [id = '', name = '', foods = '', seasonings = '', cooking = '', tip = ''] = row.split(/ *\| */)
  const [, method = '', minutes, atWork, keeps = '0'] = COOKING.exec(cooking) ?? refuse(row, `"${cooking}"`)
  if (!isMethod(method)) return refuse(row, `there is no method "${method}"`)
  const texts = split(foods)
  const lists = texts.map((text) => INGREDIENT.exec(text)?.[3])
  const parts = name.split(/[{}]/)
  const named = parts
    .filter((_, at) => at % 2 === 1)
    .map((said) => {
      const list = said.replace(/^one /, '')
      const index = lists.findIndex((other) => other === list || other?.split(/[/=]/)[0] === list)
      if (index < 0) refuse(row, `its name mentions {${said}}, which is not an ingredient`)
      return { index, isSingular: list !== said }
    })
  const isTipAStep = tip.startsWith(STEP_MARK)
  return {
    id,
    nameParts: parts.filter((_, at) => at % 2 === 0),
    named,
    ingredients: held(
      texts.map((text, at) =>
        parseIngredient(
          text,
          named.some(({ index }) => index === at),
          row,
          groups,
        ),
      ),
    ),
    seasonings: split(seasonings).map((text) => parseSeasoning(text, row)),
    method,
    minutes: Number(minutes),
    minutesAtWork: Number(atWork),
    keepsDays: Number(keeps),
    tip: isTipAStep ? tip.slice(STEP_MARK.length) : tip,
    isTipAStep,
  }
}
