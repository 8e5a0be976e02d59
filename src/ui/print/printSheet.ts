import { type Sheet, writeSheet } from './writeSheet.js'

const WINDOW_FEATURES = 'popup,width=760,height=900'
/** Out of sight rather than `display: none`, which some browsers print as an empty sheet. */
const UNSEEN = 'position: fixed; inline-size: 0; block-size: 0; border: 0'

/** Prints in a window, which `close` takes away afterwards; false where the browser does not let it. */
function printIn(target: Window | null, sheet: Sheet, nonce: string | undefined, close: () => void): boolean {
  try {
    if (!target) return false
    writeSheet(target.document, sheet, nonce)
    target.addEventListener('afterprint', close)
    target.focus()
    target.print()
    return true
  } catch {
    return false
  }
}

/** Some browsers never say that the printing is over, so a frame leaves at the next printing at the latest. */
let lastFrame: HTMLIFrameElement | undefined

/**
 * Prints a sheet of its own, never the host's page: in a window, or in a hidden frame where pop-ups are blocked. False
 * means that the browser let neither happen.
 */
export function printSheet(sheet: Sheet, nonce: string | undefined): boolean {
  const popup = window.open('', '_blank', WINDOW_FEATURES)
  if (printIn(popup, sheet, nonce, () => popup?.close())) return true
  popup?.close()

  lastFrame?.remove()
  const frame = document.createElement('iframe')
  lastFrame = frame
  frame.tabIndex = -1
  frame.ariaHidden = 'true'
  frame.style.cssText = UNSEEN
  document.body.append(frame)
  if (printIn(frame.contentWindow, sheet, nonce, () => frame.remove())) return true
  frame.remove()
  return false
}
