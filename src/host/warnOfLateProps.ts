import type { KeepingContext } from './keepingContext.js'

const READ_ONCE = [
  'persistKey',
  'persistProfile',
  'savedState',
  'onStateChange',
  'history',
  'planLinks',
  'initialProfile',
] as const

/**
 * Warns of props that came or changed after the first render, so that no plan goes to another account without a word.
 * Hosts write objects and functions anew at each render, so these only must not come later.
 */
export function warnOfLateProps({ first, latest, warn }: KeepingContext) {
  for (const name of READ_ONCE) {
    const before = first[name] || null
    const isLate = Object(before) !== before && before !== (latest.current[name] || null)
    // If something was kept before, a later callback gets it.
    const isHeard = name === 'onStateChange' && (first.persistKey || first.savedState)
    if (isLate && !isHeard)
      warn(`${name} is read once: render MealPlanner when it is known, or give it a \`key\`.`)
  }
}
