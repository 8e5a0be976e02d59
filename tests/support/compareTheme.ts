import type { Page } from 'playwright-core'

export interface ThemeEffect {
  /** Elements of the widget, its root included. */
  readonly elements: number
  /** How many of them have any other computed style, pseudo-elements included, than without the host's stylesheet. */
  readonly restyled: number
  /** How many of them lie elsewhere or have another size. */
  readonly moved: number
  /** The first differences, to read in a failed test. */
  readonly examples: readonly string[]
}

/** Compares each element of the widgets with and without the page's stylesheet. Runs in the page. */
function compareInPage(): ThemeEffect {
  const PSEUDO_ELEMENTS = [
    '::before',
    '::after',
    '::marker',
    '::placeholder',
    '::selection',
    '::first-letter',
    '::first-line',
    '::backdrop',
  ]
  const theme = document.querySelector<HTMLLinkElement>('#theme')?.sheet
  const widgets = [...document.querySelectorAll('[data-widget]')]
  const trees = widgets.flatMap((place) => {
    const root = place.firstElementChild
    return root ? [root.shadowRoot?.lastElementChild?.firstElementChild ?? root] : []
  })
  const elements = trees.flatMap((tree) => [tree, ...tree.querySelectorAll('*')])
  const cssText = (style: CSSStyleDeclaration) => {
    let text = ''
    for (const name of style) text += `${name}: ${style.getPropertyValue(name)}; `
    return text
  }
  const measure = () => {
    const start = trees[0]?.getBoundingClientRect()
    return elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return {
        styles: [undefined, ...PSEUDO_ELEMENTS].map((part) => cssText(getComputedStyle(element, part))),
        box: [x - (start?.x ?? 0), y - (start?.y ?? 0), width, height].map((px) => px.toFixed(1)).join(' '),
      }
    })
  }
  if (theme) theme.disabled = true
  // The room for the widget is the host's to give: the same in both cases.
  const width = widgets.map((place) => place.getBoundingClientRect().width)
  const clean = measure()
  if (theme) theme.disabled = false
  const themed = measure()

  const describe = (index: number) => {
    const element = elements[index]
    const parts = [undefined, ...PSEUDO_ELEMENTS]
    const differences = parts.flatMap((part, place) => {
      const before = clean[index]?.styles[place]?.split('; ') ?? []
      const after = themed[index]?.styles[place]?.split('; ') ?? []
      return after
        .filter((declaration, line) => declaration !== before[line])
        .map((declaration) => `${part ?? ''}${declaration}`)
    })
    return `${element?.tagName}.${element?.getAttribute('class')}: [${clean[index]?.box}] → [${themed[index]?.box}] ${differences.slice(0, 8).join('; ')}`
  }
  const indices = elements.map((_, index) => index)
  const restyled = indices.filter(
    (index) => clean[index]?.styles.join() !== themed[index]?.styles.join(),
  )
  const moved = indices.filter((index) => clean[index]?.box !== themed[index]?.box)
  void width
  return {
    elements: elements.length,
    restyled: restyled.length,
    moved: moved.length,
    examples: [...new Set([...moved, ...restyled])].slice(0, 12).map(describe),
  }
}

export const compareTheme = (page: Page): Promise<ThemeEffect> => page.evaluate(compareInPage)
