import { useRef, useSyncExternalStore } from 'react'
import { randomId } from './randomId.js'

const never = () => () => undefined

/**
 * The prefix of this widget's ids. React's own ids are not unique on a page with two copies of React or several islands.
 * It is empty on the server and while hydrating, because the two must agree.
 */
export function useIdPrefix(): string {
  const own = useRef('')
  return useSyncExternalStore(
    never,
    () => {
      // Only in the browser: some servers forbid random values while they prerender.
      own.current ||= randomId()
      return own.current
    },
    () => '',
  )
}
