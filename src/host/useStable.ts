import { useState } from 'react'

function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const keys = Object.keys(one)
  return (
    Array.isArray(one) === Array.isArray(other) &&
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(Reflect.get(one, key), Reflect.get(other, key)))
  )
}

/** A value that cannot be compared, such as an object that contains itself, counts as changed. */
function hasSameContent(one: unknown, other: unknown): boolean {
  try {
    return isSame(one, other)
  } catch {
    return false
  }
}

/** The same object as before as long as its content is the same, so that a host may write props inline. */
export function useStable<Value>(value: Value): Value {
  const [stable, setStable] = useState(value)
  if (hasSameContent(stable, value)) return stable
  setStable(() => value)
  return value
}
