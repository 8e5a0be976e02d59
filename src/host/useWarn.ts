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
 * Writes to the console what is wrong with the props, each sentence once. It may be called while rendering: nothing is
 * printed before the widget is mounted, since React renders some trees twice and throws one away.
 */
export function useWarn(): Warn {
  const [developer] = useState(createConsole)
  useEffect(() => developer.mount(), [developer])
  return developer.warn
}
