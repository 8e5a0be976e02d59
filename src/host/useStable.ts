import { useState } from 'react'
import { hasSameContent } from './hasSameContent.js'

/** The same object as before as long as its content is the same, so that a host may write props inline. */
export function useStable<Value>(value: Value): Value {
  const [stable, setStable] = useState(value)
  if (hasSameContent(stable, value)) return stable
  setStable(() => value)
  return value
}
