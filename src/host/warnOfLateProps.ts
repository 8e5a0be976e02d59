import type { KeepingContext } from './keepingContext.js'

/** What is read once. The absence of the first two means the same as the value here. */
const READ_ONCE = {
  isolation: 'scoped',
  persistProfile: false,
  planLinks: false,
  history: null,
  persistKey: null,
  savedState: null,
  initialProfile: null,
  onStateChange: null,
} as const

/**
 * Warns of props that came or changed after the first render, so that no plan goes to another account without a word.
 * Hosts write objects and functions anew at each render, so these only must not come later.
 */
export function warnOfLateProps({ first, latest, warn }: KeepingContext) {
  for (const [name, absent] of Object.entries(READ_ONCE)) {
    const [before, now] = [first, latest.current].map((props): unknown => Reflect.get(props, name) ?? absent)
    const isLate = Object(before) !== before && before !== now
    // If something was kept before, a later callback gets it.
    const isHeard = name === 'onStateChange' && (first.persistKey || first.savedState)
    if (isLate && !isHeard)
      warn(`${name} is read once: render MealPlanner when it is known, or give it a \`key\`.`)
  }
}
