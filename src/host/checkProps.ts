import type { MealPlannerProps } from './MealPlannerProps.js'
import type { Tell } from './useProblemLog.js'

type Check = (value: unknown) => boolean

/** What a prop must be: in words, and as a check. */
type Kind = readonly [words: string, holds: Check]

const isText: Check = (value) => typeof value === 'string'
const isFunction: Check = (value) => typeof value === 'function'
const isPause: Check = (value) => typeof value === 'number' && Number.isFinite(value) && value >= 0

/** An object literal, parsed JSON or a module: no array, and no promise, map or other instance of a class. */
const isObject = (value: unknown): value is object => {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

/** An object whose parts all hold; with `names`, one without any others. */
const isObjectOf = (value: unknown, holds: (part: unknown, name: string) => boolean, names?: string[]) =>
  isObject(value) &&
  Object.entries(value).every(
    ([name, part]) => (names?.includes(name) ?? true) && (part === undefined || holds(part, name)),
  )

/** Whether calls can be joined to it. Browsers call no address that holds a password. */
function isApiBase(value: unknown): boolean {
  if (typeof value !== 'string') return false
  const { protocol, username, search, hash } = new URL(value.trim(), 'https://page.example')
  return /^https?:$/.test(protocol) && username + search + hash === ''
}

const text: Kind = ['a string', isText]
const callback: Kind = ['a function', isFunction]
const object: Kind = ['an object', isObject]

const KINDS: Readonly<Record<keyof MealPlannerProps, Kind>> = {
  apiBase: ['a path or an http(s) address, without a query, fragment or password', isApiBase],
  endpoints: [
    'an object of the strings generateMeals, subscribe, order',
    (value) => isObjectOf(value, isText, ['generateMeals', 'subscribe', 'order']),
  ],
  fetch: callback,
  headers: [
    'an object of strings, or a function that gives one',
    (value) => isFunction(value) || isObjectOf(value, isText),
  ],
  catalog: [
    'an object of the arrays foods, prices',
    (value) => isObjectOf(value, Array.isArray, ['foods', 'prices']),
  ],
  initialProfile: object,
  locale: text,
  messages: object,
  theme: [
    'an object of colorScheme and the objects tokens, darkTokens',
    (value) =>
      isObjectOf(value, (part, name) => name === 'colorScheme' || isObject(part), [
        'colorScheme',
        'tokens',
        'darkTokens',
      ]),
  ],
  isolation: ['"scoped" or "shadow"', (value) => value === 'scoped' || value === 'shadow'],
  nonce: text,
  pauses: [
    'milliseconds of 0 or more, or an object of such as firstMs, againMs',
    (value) => isPause(value) || isObjectOf(value, isPause, ['firstMs', 'againMs']),
  ],
  overlay: ['"page" or "widget"', (value) => value === 'page' || value === 'widget'],
  deliveryProvider: [
    'an object of the strings name and, if you like, text',
    (value) =>
      isObjectOf(value, (part) => isText(part) && part !== '', ['name', 'text']) && 'name' in Object(value),
  ],
  tabs: ['an array', Array.isArray],
  onPlanGenerated: callback,
  onGroceryListChange: callback,
  onAddToCart: callback,
  onSubscribe: callback,
  onSubscribed: callback,
  onOrder: callback,
  onChangePreferences: callback,
  onNotice: callback,
  onError: callback,
  onEvent: callback,
}

/** Getters and proxies may throw. */
function isGood([, holds]: Kind, value: unknown): boolean {
  try {
    return holds(value)
  } catch {
    return false
  }
}

/**
 * The props whose type is right; for hosts in plain JavaScript, which no compiler warns. What they hold is read later,
 * see `readSafely`.
 */
export function checkProps(given: MealPlannerProps, tell: Tell): MealPlannerProps {
  const kept = Object.entries(given).filter(([name, value]) => {
    if (value === undefined) return false
    const kind = Object.hasOwn(KINDS, name) ? KINDS[name as keyof MealPlannerProps] : undefined
    if (kind && isGood(kind, value)) return true
    tell(
      kind
        ? `${name} must be ${kind[0]}, so it is left out. Pass that or nothing.`
        : `${name} is no prop of this widget, so it does nothing. See MealPlannerProps for the names.`,
    )
    return false
  })
  return Object.fromEntries(kept)
}
