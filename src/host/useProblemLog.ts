import { useEffect, useRef } from 'react'

/** Tells the host's developer, once each, what is wrong with the props. The widget works on without them. */
export function useProblemLog(problems: readonly string[]) {
  const told = useRef(new Set<string>())
  useEffect(() => {
    for (const problem of problems) {
      if (told.current.has(problem)) continue
      told.current.add(problem)
      console.error(`MealPlanner: ${problem}`)
    }
  }, [problems])
}
