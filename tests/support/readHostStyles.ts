import type { Page } from 'playwright-core'

/** The computed styles of the host's own elements, one line for each property, once its transitions are over. */
export const readHostStyles = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish()
    }
    // The page as a whole grows with what it holds.
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
