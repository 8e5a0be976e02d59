import { describeType, describeValue } from './describeValue.js'
import type { CheckedProps, MealPlannerProps } from './MealPlannerProps.js'
import { PropError } from './PropError.js'
import { isPlainObject, type Kind, PROP_KINDS } from './propKinds.js'
import type { Warn } from './useWarn.js'

/**
 * If one of these is wrong, data might go to another address, or an order might seem placed. So nothing is sent at all: the
 * function that is named here fails.
 */
const SENDERS: Readonly<Record<string, string>> = {
  endpoints: 'fetch',
  fetch: 'fetch',
  headers: 'fetch',
  onSubscribe: 'onSubscribe',
  onCancelSubscription: 'onCancelSubscription',
  onOrder: 'onOrder',
}

/** Their values may hold a password or a token, which must not reach the console. */
const SECRETS: ReadonlySet<string> = new Set(['apiBase', 'endpoints', 'headers', 'nonce'])

/** Getters and proxies may throw. */
function isGood([, holds]: Kind, value: unknown): boolean {
  try {
    return holds(value)
  } catch {
    return false
  }
}

/** The entries of the right type. `null` counts as absent. */
function keepGood(
  entries: readonly (readonly [string, unknown])[],
  kinds: Readonly<Record<string, Kind>>,
  refuse: (name: string, value: unknown, kind?: Kind) => void,
) {
  return entries.filter(([name, value]) => {
    if (value === undefined || value === null) return false
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
    if (kind && isGood(kind, value)) return true
    refuse(name, value, kind)
    return false
  })
}

/**
 * The props whose type is right. Hosts in plain JavaScript have no compiler that warns them. The contents of the props
 * are read later, see `readSafely`.
 */
export function checkProps(given: MealPlannerProps, warn: Warn): CheckedProps {
  const senders: Record<string, () => Promise<never>> = {}
  const refuse = (prop: string, path: string, value: unknown, kind: Kind | undefined) => {
    if (kind === undefined) {
      warn(`${path} is not a prop of MealPlanner, so it is left out. See MealPlannerProps.`)
      return
    }
    const sender = SENDERS[prop]
    const described = !SECRETS.has(prop)
      ? describeValue(value)
      : kind[0].includes('http') && typeof value === 'string' && /^(?!\/|https?:)./i.test(value)
        ? 'without http(s)://'
        : describeType(value)
    const outcome = sender ? 'nothing is sent' : 'it is left out'
    const fault = `${path} must be ${kind[0]}; it is ${described}, so ${outcome}.`
    warn(fault)
    if (sender) senders[sender] = () => Promise.reject(new PropError(fault))
  }
  const kept = keepGood(Object.entries(given), PROP_KINDS, (name, value, kind) =>
    refuse(name, name, value, kind),
  )
  const whole = kept.flatMap(([name, value]) => {
    const kind = PROP_KINDS[name as keyof MealPlannerProps]
    const [, , parts] = kind
    if (parts === undefined || !isPlainObject(value)) return [[name, value]]
    try {
      const good = keepGood(Object.entries(value), parts, (part, partValue, partKind) =>
        refuse(name, `${name}.${part}`, partValue, partKind),
      )
      return [[name, Object.fromEntries(good)]]
    } catch {
      refuse(name, name, value, kind)
      return []
    }
  })
  // If the calls fail, so do orders that no `onOrder` takes: the wrong prop may be the one that sends them.
  return { onOrder: senders.fetch, ...Object.fromEntries(whole), ...senders }
}
