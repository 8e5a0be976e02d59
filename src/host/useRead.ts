import { useMemo } from 'react'
import { type Reader, readSafely } from './readSafely.js'
import { useStable } from './useStable.js'
import type { Warn } from './useWarn.js'

/** A prop as the widget uses it. It is read again only if its content changes. */
export function useRead<Given, Value>(
  name: string,
  given: Given | undefined,
  read: Reader<Given, Value>,
  warn: Warn,
): Value {
  const stable = useStable(given)
  return useMemo(() => readSafely(name, stable, read, warn), [name, stable, read, warn])
}
