import { type Sheet, type SheetPage, writeSheet } from './writeSheet.js'

const WINDOW_FEATURES = 'popup,width=760,height=900'
/** Not `display: none`: some browsers print such a frame as an empty sheet. */
const UNSEEN = 'position: fixed; inline-size: 0; block-size: 0; border: 0'

/** Prints in a window, which `close` then removes. Returns false if the browser did not allow it. */
function printIn(target: Window | null, sheet: Sheet, page: SheetPage, close: () => void): boolean {
  try {
    if (!target) return false
    writeSheet(target.document, sheet, page)
    target.addEventListener('afterprint', close)
    target.focus()
    target.print()
    return true
  } catch {
    return false
  }
}

/** Some browsers never fire `afterprint`, so each print removes the frame of the print before it. */
let lastFrame: HTMLIFrameElement | undefined

/**
 * Prints a sheet of its own, never the host's page: in a pop-up window or, if pop-ups are blocked, in a hidden frame.
 * Returns false if the browser allowed neither.
 */
export function printSheet(sheet: Sheet, page: SheetPage): boolean {
  const popup = window.open('', '_blank', WINDOW_FEATURES)
  if (printIn(popup, sheet, page, () => popup?.close())) return true
  popup?.close()

  lastFrame?.remove()
  const frame = document.createElement('iframe')
  lastFrame = frame
  frame.tabIndex = -1
  frame.ariaHidden = 'true'
  frame.style.cssText = UNSEEN
  document.body.append(frame)
  if (printIn(frame.contentWindow, sheet, page, () => frame.remove())) return true
  frame.remove()
  return false
}
