import { focusedBeside } from '../../focusedBeside.js'

/** Scrolls on to the focused button of a meal's card, if scrolling to something else in the card has put it out of sight. */
export function focusIntoSight(inCard: Element): void {
  const focused = focusedBeside(inCard)
  if (inCard.closest('article')?.contains(focused)) focused?.scrollIntoView({ block: 'nearest' })
}
