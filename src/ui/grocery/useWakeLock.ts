import { useEffect } from 'react'

/** Whether this browser can keep the screen on. It cannot without HTTPS. */
export const canKeepAwake = (): boolean => 'wakeLock' in navigator

/**
 * Keeps the screen on while `isOn`. The browser releases the lock when the page is hidden; this asks for it again
 * when the page is back. `onRefused` is called if the browser refuses, for example because the battery is low.
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
        if (isCurrent) {
          void held?.release()
          held = lock
        } else await lock.release()
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
