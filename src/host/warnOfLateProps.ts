import type { KeepingContext } from './keepingContext.js'
import { isOwnState } from './ownStates.js'

const READ_ONCE = [
  'persistKey',
  'persistProfile',
  'savedState',
  'onStateChange',
  'history',
  'planLinks',
  'initialProfile',
  'isolation',
  'nonce',
] as const

/** A page that navigates without a reload makes new nonces, but needs the first one. `scoped` is the default. */
const isSame = (name: string, before: unknown, now: unknown) =>
  (name === 'nonce' && before !== null) ||
  (name === 'isolation' && (before ?? 'scoped') === (now ?? 'scoped'))

/**
 * Warns of props that came or changed after the first render, so that no plan goes to another account without a word.
 * Hosts write objects and functions anew at each render, so these only must not come later. Of a `savedState` the content
 * counts, and a host may give back what it got.
 */
export function warnOfLateProps({ store, first, latest, warn }: KeepingContext) {
  const { savedState } = latest.current
  for (const name of READ_ONCE) {
    const before = first[name] || null
    const now = latest.current[name] || null
    const isLate =
      name === 'savedState'
        ? savedState && !isOwnState(store, first.savedState, savedState)
        : Object(before) !== before && before !== now && !isSame(name, before, now)
    // If something was kept before, a later callback gets it.
    const isHeard = name === 'onStateChange' && (first.persistKey || first.savedState)
    if (isLate && !isHeard)
      warn(
        `${name} is read once: render MealPlanner when it is known, give it a \`key\`, or set it before the element is in the page.`,
      )
  }
}
