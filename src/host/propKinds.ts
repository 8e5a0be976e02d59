import type { MealPlannerProps } from './MealPlannerProps.js'

type Check = (value: unknown) => boolean

/** What a prop must be, in words and as a check. An object with known parts has a kind for each of them. */
export type Kind = readonly [words: string, holds: Check, parts?: Readonly<Record<string, Kind>>]

const isText: Check = (value) => typeof value === 'string'
const isFunction: Check = (value) => typeof value === 'function'
const isAmount: Check = (value) => typeof value === 'number' && Number.isFinite(value) && value >= 0

/** An object literal, parsed JSON or a module: not an array, a promise, a map or another instance of a class. */
export const isPlainObject = (value: unknown): value is object => {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

const areHeaders: Check = (value) =>
  isPlainObject(value) && Object.values(value).every((text) => isText(text ?? ''))

/** A host's name in place of a path: a browser would look for `api.shop.example/v1` beside the page. */
const HOST_NAME = /^[\w-]+(\.[\w-]+)+(\/|$)/

/** The same of an endpoint, whose first folder may be `v1.0` or `index.php`. */
const ENDPOINT_HOST = /^([\w-]+\.)+(?!php)[a-z]{2,}(:\d+)?\//i

/**
 * Whether we can append paths to it. Browsers refuse to call an address that contains a password. An empty text is a
 * setting that was forgotten; `/` is the page's own origin.
 */
function isApiBase(value: unknown, hostName = HOST_NAME): boolean {
  const address = typeof value === 'string' && value.trim()
  if (!address || hostName.test(address)) return false
  const { protocol, username, password, search, hash } = new URL(address, 'https://page.example')
  return /^https?:$/.test(protocol) && username + password + search + hash === ''
}

/**
 * The same for a path that may be the name of a file, and may have a query. `//shop.example/meals` is an address to browsers,
 * but would be joined to `apiBase` like a path.
 */
const isEndpoint: Check = (value) =>
  typeof value === 'string' &&
  !value.trim().startsWith('//') &&
  isApiBase(value.trim() && (value.replace(/[?#].*/s, '').trim() || '/'), ENDPOINT_HOST)

const text: Kind = ['a string', isText]
const endpoint: Kind = ['a path or an address with http(s)://', isEndpoint]
const callback: Kind = ['a function', isFunction]
const flag: Kind = ['true or false', (value) => typeof value === 'boolean']
const object: Kind = ['an object', isPlainObject]
const array: Kind = ['an array', Array.isArray]
const pause: Kind = ['milliseconds of 0 or more', isAmount]
const usd: Kind = ['US dollars of 0 or more', isAmount]

/** Every prop. A new prop does not compile without its kind. */
export const PROP_KINDS: Readonly<Record<keyof MealPlannerProps, Kind>> = {
  apiBase: [
    'a path or an address with http(s)://, without a query, fragment or password',
    (value) => isApiBase(value),
  ],
  endpoints: [
    'an object of the strings generateMeals, subscribe, order, cancel',
    isPlainObject,
    { generateMeals: endpoint, subscribe: endpoint, order: endpoint, cancel: endpoint },
  ],
  fetch: callback,
  headers: [
    'an object of strings, or a function that gives one',
    (value) => isFunction(value) || areHeaders(value),
  ],
  catalog: ['an object of the arrays foods, prices', isPlainObject, { foods: array, prices: array }],
  initialProfile: object,
  initialSeed: ['a whole number', Number.isSafeInteger],
  locale: text,
  units: ['"us" or "metric"', (value) => value === 'us' || value === 'metric'],
  messages: object,
  theme: [
    'an object of colorScheme, tokens, darkTokens',
    isPlainObject,
    { colorScheme: text, tokens: object, darkTokens: object },
  ],
  isolation: ['"scoped" or "shadow"', (value) => value === 'scoped' || value === 'shadow'],
  nonce: text,
  pauses: [
    'milliseconds of 0 or more, or an object of these named firstMs, againMs',
    (value) => isAmount(value) || isPlainObject(value),
    { firstMs: pause, againMs: pause },
  ],
  headingLevel: ['a number from 1 to 6', (value) => isAmount(value) && /^[1-6]$/.test(String(value))],
  overlay: ['"page" or "widget"', (value) => value === 'page' || value === 'widget'],
  deliveryProvider: [
    'an object of the string name, perhaps text and chargedTodayUsd',
    (value) => isPlainObject(value) && 'name' in value && isText(value.name) && value.name !== '',
    { name: text, text, chargedTodayUsd: usd },
  ],
  pictures: callback,
  tabs: array,
  persistKey: ['a string that is not empty', (value) => isText(value) && value !== ''],
  persistProfile: flag,
  savedState: object,
  onStateChange: callback,
  history: ['"hash"', (value) => value === 'hash'],
  planLinks: flag,
  onPlanGenerated: callback,
  onGroceryListChange: callback,
  onAddToCart: callback,
  onSubscribe: callback,
  onSubscribed: callback,
  onCancelSubscription: callback,
  onOrder: callback,
  onChangePreferences: callback,
  onNotice: callback,
  onError: callback,
  onEvent: callback,
}
