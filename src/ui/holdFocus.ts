import { focusedBeside } from './focusedBeside.js'
import { intoSight } from './intoSight.js'

/**
 * Holds the focus in the widget while the pressed button disappears. Without this, it would leave the widget.
 * @returns moves it on to what has taken the place of the button's line, chip or card, or else to its neighbour, unless the
 *   visitor went on by then. If neither has a button, it moves to the heading. To be called when the change is made.
 */
export function holdFocus({ currentTarget }: { readonly currentTarget: Element }): () => void {
  // A card may be a section too.
  const widget = currentTarget.closest<HTMLElement>('section[tabindex]')
  const places: (readonly [row: Element, place: number])[] = []
  const card = currentTarget.closest('article')
  let item = currentTarget
  while (item !== widget && item.parentElement) {
    const row = item.parentElement
    places.push([row, [...row.children].indexOf(item)])
    item = row
  }
  widget?.focus({ preventScroll: true })
  const goOn = () => {
    if (!widget || focusedBeside(widget) !== widget) return
    const focus = (target: Element | null | undefined) => {
      if (!(target instanceof HTMLElement)) return
      target.focus({ preventScroll: true })
      intoSight(target)
    }
    // The change was refused.
    if (currentTarget.isConnected) {
      focus(currentTarget)
      return
    }
    // A line may have been the only one of its section.
    const [row, place = 0] = places.find(([each]) => each.isConnected) ?? []
    const next = row?.children[Math.min(place, row.children.length - 1)]
    const button = next?.matches('button') ? next : next?.querySelector('button, [type=checkbox]')
    const inCard = card?.isConnected ? card.querySelector('button') : null
    focus(button ?? inCard ?? widget.querySelector('[data-start]'))
  }
  // React draws the change before that.
  return () => void setTimeout(goOn)
}
