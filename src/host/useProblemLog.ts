import { useEffect, useState } from 'react'

/** Takes a sentence for the host's developer: what is wrong, why it matters and what to do. */
export type Tell = (problem: string) => void

function createLog() {
  const told = new Set<string>()
  let isMounted = false
  const print: Tell = (problem) => console.error(`MealPlanner: ${problem}`)
  return {
    tell: (problem: string) => {
      if (told.has(problem)) return
      told.add(problem)
      if (isMounted) print(problem)
    },
    mount: () => {
      if (isMounted) return
      isMounted = true
      told.forEach(print)
    },
  }
}

/**
 * Tells the host's developer in the console, once each, what is wrong with the props. It may be called while rendering:
 * nothing is printed before the widget is mounted, since React renders some trees twice and throws one away.
 */
export function useProblemLog(): Tell {
  const [log] = useState(createLog)
  useEffect(() => log.mount(), [log])
  return log.tell
}
