import { useEffect } from 'react'

/** Whether this browser can keep the screen on. It cannot without HTTPS. */
export const canKeepAwake = (): boolean => 'wakeLock' in navigator

/**
 * Keeps the screen on while `isOn`. The browser lets go of it when the page is hidden; it is asked for again when the page
 * is back. `onRefused` is called if the browser does not keep it on, as with a low battery.
 */
export function useWakeLock(isOn: boolean, onRefused: () => void) {
  useEffect(() => {
    if (!isOn) return
    let held: WakeLockSentinel | null = null
    let isCurrent = true
    const hold = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        const lock = await navigator.wakeLock.request('screen')
        if (isCurrent) held = lock
        else await lock.release()
      } catch {
        if (isCurrent) onRefused()
      }
    }
    void hold()
    document.addEventListener('visibilitychange', hold)
    return () => {
      isCurrent = false
      document.removeEventListener('visibilitychange', hold)
      void held?.release()
    }
  }, [isOn, onRefused])
}
