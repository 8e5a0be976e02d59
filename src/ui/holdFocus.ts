import { focusedBeside } from './focusedBeside.js'

/**
 * Holds the focus in the widget while the pressed button disappears. Without this, it would leave the widget.
 * @returns moves it on to what has taken the place of the button's card or chip, or else to its neighbour, unless the visitor
 *   went on by then. To be called when the change is made.
 */
export function holdFocus({ currentTarget }: { readonly currentTarget: Element }): () => void {
  // A card may be a section too.
  const widget = currentTarget.closest<HTMLElement>('section[tabindex]')
  const item = currentTarget.closest('article') ?? currentTarget
  const row = item.parentElement
  const place = row ? [...row.children].indexOf(item) : 0
  widget?.focus({ preventScroll: true })
  const goOn = () => {
    if (!widget || focusedBeside(widget) !== widget) return
    // The change was refused.
    if (currentTarget.isConnected && currentTarget instanceof HTMLElement) {
      currentTarget.focus({ preventScroll: true })
      return
    }
    if (!row?.isConnected) return
    const next = row.children[Math.min(place, row.children.length - 1)]
    const button = next?.matches('button') ? next : next?.querySelector('button')
    if (button instanceof HTMLElement) button.focus({ preventScroll: true })
  }
  // React draws the change before that.
  return () => void setTimeout(goOn)
}
