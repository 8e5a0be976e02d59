import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** True on the server and while hydrating, false as soon as the browser renders by itself. */
export const useIsFromServer = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
