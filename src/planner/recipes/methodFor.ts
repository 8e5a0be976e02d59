import type { Meal } from '../../core/plan/weekPlan.js'
import { METHODS, type Method } from '../dishes/methods.js'
import { roleOf } from './roleOf.js'
import { NEVER_RAW, type Role, STARCHES } from './roles.data.js'

/** The method that a dish's name suggests. The first that matches counts. */
const NAMED_METHODS: readonly (readonly [RegExp, Method])[] = [
  [/\b(?:smoothies?|shakes?|lassi|frapp)/i, 'shake'],
  [/\b(?:overnight|chia pudding|bircher|muesli)/i, 'soaked'],
  [/\b(?:oatmeal|porridge|congee|oats)\b/i, 'porridge'],
  [/\b(?:popsicles?|ice (?:pops?|cream)|frozen yogurt|sorbet)\b/i, 'freeze'],
  [/\b(?:parfait|yogurt bowl|yogurt with|mousse|pudding)/i, 'parfait'],
  [/\bstir[- ]?fr/i, 'stirfry'],
  [/\bfried rice/i, 'friedrice'],
  [/\b(?:omelet|omelette|frittata|tortilla española)/i, 'omelette'],
  [/\b(?:scrambled?|bhurji)\b/i, 'scramble'],
  [/\b(?:pancakes?|crepes?|waffles?)\b/i, 'pancakes'],
  [/\bfrench toast/i, 'griddle'],
  [/\bquesadilla/i, 'quesadilla'],
  [/\bburritos?\b(?! bowl)/i, 'burrito'],
  [/\b(?:tacos?|fajitas?)\b(?! (?:bowl|salad))/i, 'tacos'],
  [/\b(?:wraps?|roll-?ups?)\b/i, 'wrap'],
  [/\bsandwich/i, 'sandwich'],
  [/\btoast\b/i, 'toast'],
  [/\b(?:burgers?|patties|meatballs|kofta|fritters)\b/i, 'patties'],
  [/\b(?:soup|broth|chowder|minestrone)\b/i, 'soup'],
  [/\b(?:chili)\b(?!-)/i, 'chili'],
  [/\b(?:curry|masala|dal|korma|saag)\b/i, 'curry'],
  [/\b(?:stew|tagine|ragout|gumbo|casserole)\b/i, 'stew'],
  [/\b(?:pasta|spaghetti|macaroni|bolognese|penne)\b/i, 'pasta'],
  [/\b(?:noodles?|pad thai|ramen|pho)\b/i, 'noodles'],
  [/\bsheet[- ]pan\b/i, 'sheetpan'],
  [/\b(?:roast|roasted)\b/i, 'roast'],
  [/\b(?:bake|baked)\b/i, 'bake'],
  [/\bhash\b/i, 'hash'],
  [/\b(?:salad|slaw)\b/i, 'warmsalad'],
  [/\bbowl\b/i, 'bowl'],
]

/** Minutes at work, for a dish without a row in the book. */
const WORK_MINUTES: Readonly<Partial<Record<Method, number>>> = {
  ...{ plate: 8, toast: 8, porridge: 8, parfait: 5, shake: 5, soaked: 5 },
  ...{ salad: 12, sandwich: 10, wrap: 10, bake: 15, roast: 15, sheetpan: 15 },
}
const ANY_WORK_MINUTES = 20

/** The foods that a method needs. */
const NEEDED: Readonly<Partial<Record<Method, readonly Role[]>>> = {
  shake: ['milk', 'coconut', 'yogurt', 'curd'],
  soaked: ['milk', 'coconut', 'yogurt'],
  porridge: ['oats', 'grain', 'polenta'],
  freeze: ['yogurt', 'curd', 'milk', 'coconut', 'cream', 'berry', 'whole'],
  parfait: ['yogurt', 'curd', 'cream'],
  friedrice: ['grain'],
  omelette: ['egg', 'white'],
  scramble: ['egg', 'white', 'tofu'],
  pancakes: ['egg', 'white', 'powder'],
  griddle: ['bread'],
  quesadilla: ['tortilla'],
  burrito: ['tortilla'],
  tacos: ['tortilla'],
  wrap: ['tortilla'],
  sandwich: ['bread'],
  toast: ['bread', 'cake'],
  patties: ['ground', 'groundbird', 'tvp', 'bean'],
  pasta: ['pasta', 'noodles'],
  noodles: ['noodles', 'pasta'],
  hash: ['potato'],
}

/** The method of a dish without a row in the book: by its name as far as its foods allow, else by its foods. */
export function methodFor({ name, items }: Pick<Meal, 'name' | 'items'>): Method {
  const roles = new Set(items.map(({ food }) => roleOf(food)))
  const has = (wanted: readonly Role[]) => wanted.some((role) => roles.has(role))
  const isCooked = has(NEVER_RAW) || has(STARCHES)
  const named = NAMED_METHODS.find(([words, method]) => {
    const needed = NEEDED[method]
    return words.test(name) && (needed === undefined || has(needed))
  })?.[1]
  if (named === 'warmsalad' && !isCooked) return 'salad'
  if (named !== undefined && !(METHODS[named].isCold && has(NEVER_RAW) && named === 'shake')) return named
  if (roles.has('oats') && !has(NEVER_RAW)) return 'porridge'
  if (roles.has('powder') && roles.has('milk') && !isCooked) return 'shake'
  if (has(['yogurt', 'curd']) && has(['berry', 'whole']) && !isCooked) return 'parfait'
  if (isCooked || has(['tofu', 'tempeh', 'tvp', 'gluten'])) return 'skillet'
  return 'plate'
}

/** The usual minutes at work of such a dish. */
export const usualWork = (method: Method) => WORK_MINUTES[method] ?? ANY_WORK_MINUTES
