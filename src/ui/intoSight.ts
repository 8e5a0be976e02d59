/** Scrolls to an element of the widget that is not in sight. A notice may lie on it, which browsers count as in sight. */
export function intoSight(element: Element): void {
  const notices = element.closest('section[tabindex]')?.querySelector('[data-notices]')
  const { top, bottom } = element.getBoundingClientRect()
  if (top < Math.max(0, notices?.getBoundingClientRect().bottom ?? 0) || bottom > innerHeight)
    element.scrollIntoView({ block: 'center' })
}
