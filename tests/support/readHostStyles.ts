import type { Page } from 'playwright-core'

/** Reads the computed styles of the host's own elements, one line for each property, after its transitions. */
export const readHostStyles = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // Chromium keeps some lengths in em of the stylesheet before, until it lays the elements out anew.
    const host = document.querySelector<HTMLElement>('#host-elements')
    if (host) {
      host.hidden = true
      host.getBoundingClientRect()
      host.hidden = false
    }
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish()
    }
    // The page grows with its content, so these properties change without a leak.
    const growing = /^(height|block-size|perspective-origin|transform-origin)$/
    const linesOf = (element: Element, skipped: RegExp | null) => {
      const style = getComputedStyle(element)
      return [...style]
        .filter((name) => !skipped?.test(name))
        .map((name) => `${element.tagName} ${name}: ${style.getPropertyValue(name)}`)
    }
    return [
      ...[document.documentElement, document.body].flatMap((element) => linesOf(element, growing)),
      ...[...document.querySelectorAll('#host-elements, #host-elements *')].flatMap((own) =>
        linesOf(own, null),
      ),
    ]
  })
