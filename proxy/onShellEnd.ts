/** How soon the server notices. */
const CHECK_MS = 500

/**
 * Calls `end` when the shell of `npm start` has ended. npm passes SIGTERM on to that shell only, and most shells die of
 * it without passing it on. Without npm this does nothing.
 */
export function onShellEnd(end: () => void): void {
  if (process.env.npm_lifecycle_event !== 'start') return
  const shell = process.ppid
  const check = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(check)
    end()
  }, CHECK_MS)
  check.unref()
}
