import { useMemo } from 'react'
import { type Reader, readSafely } from './readSafely.js'
import type { Tell } from './useProblemLog.js'
import { useStable } from './useStable.js'

/** A prop as the widget takes it, read anew only when it says something else. */
export function useRead<Given, Value>(
  name: string,
  given: Given | undefined,
  read: Reader<Given, Value>,
  tell: Tell,
): Value {
  const stable = useStable(given)
  return useMemo(() => readSafely(name, stable, read, tell), [name, stable, read, tell])
}
