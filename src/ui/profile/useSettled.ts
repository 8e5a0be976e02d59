import { useEffect, useState } from 'react'

/** The value after it has stayed the same for a while, so that half-typed words are neither judged nor announced. */
export function useSettled<T>(value: T, delayMs: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return settled
}
