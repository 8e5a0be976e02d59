import { type RefObject, useEffect, useRef } from 'react'

/** The newest value, for code that runs later. Such code never restarts because the value changed. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}
