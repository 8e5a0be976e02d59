import type { CDPSession, Page } from 'playwright-core'

export interface ThemeEffect {
  /** The number of the widget's boxes: its elements and their pseudo-elements. */
  readonly boxes: number
  /** How many boxes have another computed style than without the host's stylesheet, or do not exist without it. */
  readonly restyled: number
  /** How many boxes have another position or size. */
  readonly moved: number
  /** The first differences, for the message of a failed test. */
  readonly examples: readonly string[]
}

interface Box {
  readonly name: string
  /** The values of the requested properties, in their order. */
  readonly styles: readonly string[]
  /** The position relative to the widget's corner and the size, in px; empty if it has no place. */
  readonly bounds: readonly number[]
}

const EXAMPLES = 10

/** Less is rounding: browsers place boxes by 1/64 px, and turned parts of pictures by less. */
const LEAST_MOVE_PX = 0.05

const isMoved = (before: Box, after: Box) =>
  before.bounds.length !== after.bounds.length ||
  before.bounds.some((px, side) => Math.abs(px - (after.bounds[side] ?? 0)) > LEAST_MOVE_PX)

const inTenths = (box: Box | undefined) => box?.bounds.map((px) => px.toFixed(1)).join(' ')

type Boxes = ReadonlyMap<number, Box>

/** All boxes inside the elements with the attribute `place`, by the browser's id of their node. */
async function readBoxes(session: CDPSession, place: string, properties: readonly string[]): Promise<Boxes> {
  const { documents, strings } = await session.send('DOMSnapshot.captureSnapshot', {
    computedStyles: [...properties],
  })
  const [document] = documents
  if (!document) throw new Error('The browser took no snapshot.')
  const { nodes, layout } = document
  const text = (index: number | undefined) => strings[index ?? -1] ?? ''
  const parents = nodes.parentIndex ?? []
  const isPlace = (node: number) => nodes.attributes?.[node]?.some((part) => text(part) === place) ?? false
  const placeOf = (node: number): number | null => {
    for (let at = parents[node] ?? -1; at >= 0; at = parents[at] ?? -1) if (isPlace(at)) return at
    return null
  }
  const cornerOf = new Map(layout.nodeIndex.map((node, row) => [node, layout.bounds[row] ?? []]))

  const boxes = new Map<number, Box>()
  layout.nodeIndex.forEach((node, row) => {
    const within = placeOf(node)
    if (within === null || text(nodes.nodeName?.[node]) === '#text') return
    const [left = 0, top = 0] = cornerOf.get(within) ?? []
    const [x = 0, y = 0, width = 0, height = 0] = layout.bounds[row] ?? []
    const name = text(nodes.nodeName?.[node])
    // Chromium kerns first letters anew, by a pixel or two, at the first change of style.
    const isPlaceless = width + height === 0 || name === '::first-letter'
    boxes.set(nodes.backendNodeId?.[node] ?? node, {
      name,
      styles: (layout.styles[row] ?? []).map(text),
      bounds: isPlaceless ? [] : [x - left, y - top, width, height],
    })
  })
  return boxes
}

/** Gives the page another stylesheet in place of its own, or none. */
export const setTheme = (page: Page, theme: string | null) =>
  page.evaluate(async (name) => {
    const link = document.querySelector<HTMLLinkElement>('#theme')
    if (!link?.sheet) throw new Error('The page has no stylesheet with the id "theme".')
    // A theme may let everything change slowly. Its styles count from the start here.
    const still = document.createElement('style')
    still.textContent = '*, ::before, ::after { transition: none !important }'
    document.head.append(still)
    const href = `/themes/${name}.css`
    if (name !== null && link.getAttribute('href') !== href) {
      const loaded = new Promise((resolve, reject) => {
        link.onload = resolve
        link.onerror = () => reject(new Error(`There is no ${href}.`))
      })
      link.setAttribute('href', href)
      await loaded
    }
    link.sheet.disabled = name === null
    for (const element of document.querySelectorAll('*')) getComputedStyle(element).getPropertyValue('color')
    still.remove()
    // Sticky elements move with the scroll position.
    window.scrollTo(0, 0)
  }, theme)

function effectOf(clean: Boxes, themed: Boxes, properties: readonly string[]): ThemeEffect {
  const restyled: string[] = []
  const moved: string[] = []
  for (const key of new Set([...clean.keys(), ...themed.keys()])) {
    const before = clean.get(key)
    const after = themed.get(key)
    const name = before?.name ?? after?.name ?? ''
    const changes = properties.flatMap((property, index) =>
      before?.styles[index] === after?.styles[index]
        ? []
        : `${property}: ${before?.styles[index]} → ${after?.styles[index]}`,
    )
    if (changes.length > 0) restyled.push(`${name} ${changes.slice(0, 6).join('; ')}`)
    if (!before || !after || isMoved(before, after))
      moved.push(`${name} ${inTenths(before)} → ${inTenths(after)}`)
  }
  return {
    boxes: clean.size,
    restyled: restyled.length,
    moved: moved.length,
    examples: [...moved.slice(0, EXAMPLES), ...restyled.slice(0, EXAMPLES)],
  }
}

/** Compares every box of the page's widgets with each of the stylesheets and without any. */
export async function compareThemes(
  page: Page,
  themes: readonly string[],
): Promise<ReadonlyMap<string, ThemeEffect>> {
  // What lies under the pointer looks otherwise, and the theme may move another thing there.
  await page.mouse.move(0, 0)
  const session = await page.context().newCDPSession(page)
  const properties = await page.evaluate(() =>
    [...getComputedStyle(document.documentElement)].filter((name) => !name.startsWith('--')),
  )
  await setTheme(page, null)
  const clean = await readBoxes(session, 'data-widget', properties)
  const effects = new Map<string, ThemeEffect>()
  for (const theme of themes) {
    await setTheme(page, theme)
    effects.set(theme, effectOf(clean, await readBoxes(session, 'data-widget', properties), properties))
  }
  // The next screen is reached under the first theme again.
  await setTheme(page, themes[0] ?? null)
  await session.detach()
  return effects
}
