import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'

/**
 * The value after it has stayed the same for a while, so that half-typed words are neither judged nor announced. The
 * second part of the result settles a value at once.
 */
export function useSettled<T>(value: T, delayMs: number): readonly [T, Dispatch<SetStateAction<T>>] {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return [settled, setSettled]
}
