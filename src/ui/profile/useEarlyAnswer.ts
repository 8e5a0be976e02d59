import { type RefObject, useEffect, useRef } from 'react'

/**
 * Reads the visitor's answer in the server's markup, given before the scripts loaded. It runs once, when a field
 * hydrates. `read` gets the field's element and gives a changed answer to the store.
 */
export function useEarlyAnswer<Field extends Element>(read: (field: Field) => void): RefObject<Field | null> {
  const field = useRef<Field>(null)
  const reader = useRef(read)
  useEffect(() => {
    if (field.current) reader.current(field.current)
  }, [])
  return field
}
