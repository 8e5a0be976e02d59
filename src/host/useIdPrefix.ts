import { useRef, useSyncExternalStore } from 'react'
import { randomId } from './randomId.js'

const never = () => () => undefined

/**
 * What this widget's ids begin with. React's own ids are not unique where a page has two copies of React or several
 * islands. It is empty on the server and while hydrating, since the two must agree.
 */
export function useIdPrefix(): string {
  const own = useRef('')
  return useSyncExternalStore(
    never,
    () => {
      // Only in the browser: some servers forbid random values while they render ahead.
      own.current ||= randomId()
      return own.current
    },
    () => '',
  )
}
