import type { MealPlannerProps } from './MealPlannerProps.js'
import type { Tell } from './useProblemLog.js'

type Check = (value: unknown) => boolean

/** What a prop must be: in words, and as a check; of an object with parts of its own, the same for each of these. */
type Kind = readonly [words: string, holds: Check, parts?: Readonly<Record<string, Kind>>]

const isText: Check = (value) => typeof value === 'string'
const isFunction: Check = (value) => typeof value === 'function'
const isPause: Check = (value) => typeof value === 'number' && Number.isFinite(value) && value >= 0

/** An object literal, parsed JSON or a module: no array, and no promise, map or other instance of a class. */
const isObject = (value: unknown): value is object => {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

/** Whether calls can be joined to it. Browsers call no address that holds a password. */
function isApiBase(value: unknown): boolean {
  if (typeof value !== 'string') return false
  const { protocol, username, search, hash } = new URL(value.trim(), 'https://page.example')
  return /^https?:$/.test(protocol) && username + search + hash === ''
}

const text: Kind = ['a string', isText]
const callback: Kind = ['a function', isFunction]
const object: Kind = ['an object', isObject]
const array: Kind = ['an array', Array.isArray]
const pause: Kind = ['milliseconds of 0 or more', isPause]

const KINDS: Readonly<Record<keyof MealPlannerProps, Kind>> = {
  apiBase: ['a path or an http(s) address, without a query, fragment or password', isApiBase],
  endpoints: [
    'an object of the strings generateMeals, subscribe, order',
    isObject,
    { generateMeals: text, subscribe: text, order: text },
  ],
  fetch: callback,
  headers: [
    'an object of strings, or a function that gives one',
    (value) => isFunction(value) || (isObject(value) && Object.values(value).every(isText)),
  ],
  catalog: ['an object of the arrays foods, prices', isObject, { foods: array, prices: array }],
  initialProfile: object,
  locale: text,
  messages: object,
  theme: [
    'an object of colorScheme and the objects tokens, darkTokens',
    isObject,
    { colorScheme: text, tokens: object, darkTokens: object },
  ],
  isolation: ['"scoped" or "shadow"', (value) => value === 'scoped' || value === 'shadow'],
  nonce: text,
  pauses: [
    'milliseconds of 0 or more, or an object of such as firstMs, againMs',
    (value) => isPause(value) || isObject(value),
    { firstMs: pause, againMs: pause },
  ],
  overlay: ['"page" or "widget"', (value) => value === 'page' || value === 'widget'],
  deliveryProvider: [
    'an object of the strings name and, if you like, text',
    (value) => isObject(value) && 'name' in value && isText(value.name) && value.name !== '',
    { name: text, text },
  ],
  tabs: array,
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

/** Without these as the host meant them, an address might go elsewhere or an order seem placed: nothing is sent at all. */
const SENDERS: ReadonlySet<string> = new Set(['endpoints', 'fetch', 'headers', 'onSubscribe', 'onOrder'])

const sendNothing = async (): Promise<never> => {
  throw new Error('Delivery is not available on this site')
}

/** Getters and proxies may throw. */
function isGood([, holds]: Kind, value: unknown): boolean {
  try {
    return holds(value)
  } catch {
    return false
  }
}

/** The entries of the right type; `null` in a part is as good as nothing. */
function keepGood(
  entries: readonly (readonly [string, unknown])[],
  kinds: Readonly<Record<string, Kind>>,
  refuse: (name: string, kind?: Kind) => void,
) {
  return entries.filter(([name, value]) => {
    if (value === undefined) return false
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
    if (kind && isGood(kind, value)) return true
    refuse(name, kind)
    return false
  })
}

/**
 * The props whose type is right; for hosts in plain JavaScript, which no compiler warns. What they hold is read later,
 * see `readSafely`.
 */
export function checkProps(given: MealPlannerProps, tell: Tell): MealPlannerProps {
  const senders = new Map<string, typeof sendNothing>()
  const refuse = (prop: string, path: string, kind: Kind | undefined) => {
    if (kind === undefined) {
      tell(`${path} is no prop of this widget, so it does nothing. See MealPlannerProps for the names.`)
      return
    }
    const isSender = SENDERS.has(prop)
    tell(
      `${path} must be ${kind[0]}, so ${isSender ? 'nothing is sent' : 'it is left out'}. Pass that or nothing.`,
    )
    if (isSender) senders.set(prop.startsWith('on') ? prop : 'fetch', sendNothing)
  }
  const kept = keepGood(Object.entries(given), KINDS, (name, kind) => refuse(name, name, kind))
  const whole = kept.flatMap(([name, value]) => {
    const kind = KINDS[name as keyof MealPlannerProps]
    const [, , parts] = kind
    if (parts === undefined || !isObject(value)) return [[name, value]]
    try {
      const given = Object.entries(value).filter(([, part]) => part !== null)
      const good = keepGood(given, parts, (part, partKind) => refuse(name, `${name}.${part}`, partKind))
      return [[name, Object.fromEntries(good)]]
    } catch {
      refuse(name, name, kind)
      return []
    }
  })
  return Object.fromEntries([...whole, ...senders])
}
