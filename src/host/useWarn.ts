import { useEffect, useState } from 'react'

/** Takes a sentence for the host's developer: what is wrong, why it matters and what to do. */
export type Warn = (problem: string) => void

function createConsole() {
  const problems = new Set<string>()
  let isMounted = false
  const print: Warn = (problem) => console.error(`MealPlanner: ${problem}`)
  return {
    warn: (problem: string) => {
      if (problems.has(problem)) return
      problems.add(problem)
      if (isMounted) print(problem)
    },
    mount: () => {
      if (isMounted) return
      isMounted = true
      problems.forEach(print)
    },
  }
}

/**
 * Warns in the console about the props, each sentence once. It may be called while rendering: nothing is printed before
 * the widget mounts, because React renders some trees twice and discards one.
 */
export function useWarn(): Warn {
  const [developer] = useState(createConsole)
  useEffect(() => developer.mount(), [developer])
  return developer.warn
}
