import { useRef, useSyncExternalStore } from 'react'
import { randomId } from './randomId.js'

const never = () => () => undefined

/**
 * What this widget's ids begin with: two copies of React on a page count alike, and so do islands that are hydrated
 * apart. Nothing on the server and while hydrating, which must agree.
 */
export function useIdPrefix(): string {
  const own = useRef('')
  return useSyncExternalStore(
    never,
    () => {
      // Not before the browser asks: a server that renders ahead may not draw by chance.
      own.current ||= randomId()
      return own.current
    },
    () => '',
  )
}
