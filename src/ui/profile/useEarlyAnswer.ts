import { type RefObject, useEffect, useRef } from 'react'

/**
 * Reads once, when a field attaches, what a visitor has answered in the server's markup before the scripts came.
 * `read` gets the field's element and hands what differs to the store.
 */
export function useEarlyAnswer<Field extends Element>(read: (field: Field) => void): RefObject<Field | null> {
  const field = useRef<Field>(null)
  const reader = useRef(read)
  useEffect(() => {
    if (field.current) reader.current(field.current)
  }, [])
  return field
}
