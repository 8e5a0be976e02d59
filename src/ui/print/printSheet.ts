import type { Sheet } from './sheet.js'
import { writeSheet } from './writeSheet.js'

const WINDOW_FEATURES = 'popup,width=760,height=900'

function printIn(target: Window, sheet: Sheet, nonce: string | undefined, onDone: () => void) {
  writeSheet(target.document, sheet, nonce)
  target.addEventListener('afterprint', onDone)
  target.focus()
  target.print()
}

/** Off the page rather than `display: none`, which some browsers print as an empty sheet. */
function addHiddenFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.tabIndex = -1
  frame.ariaHidden = 'true'
  Object.assign(frame.style, {
    position: 'fixed',
    inset: '0 100% auto auto',
    width: '0',
    height: '0',
    border: '0',
  })
  document.body.append(frame)
  return frame
}

function printInFrame(sheet: Sheet, nonce: string | undefined): 'frame' | 'blocked' {
  const frame = addHiddenFrame()
  try {
    if (!frame.contentWindow) throw new Error('The hidden frame has no window.')
    printIn(frame.contentWindow, sheet, nonce, () => frame.remove())
    return 'frame'
  } catch {
    frame.remove()
    return 'blocked'
  }
}

/**
 * Prints a sheet of its own, never the host's page: in a window, or in a hidden frame where pop-ups are blocked.
 * Tells where it was printed; `blocked` means that the browser let neither happen.
 */
export function printSheet(sheet: Sheet, nonce: string | undefined): 'window' | 'frame' | 'blocked' {
  const popup = window.open('', '_blank', WINDOW_FEATURES)
  if (!popup) return printInFrame(sheet, nonce)
  try {
    printIn(popup, sheet, nonce, () => popup.close())
    return 'window'
  } catch {
    popup.close()
    return printInFrame(sheet, nonce)
  }
}
