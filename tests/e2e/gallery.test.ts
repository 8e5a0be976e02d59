import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { GALLERY_STATES } from '../../demo/gallery/galleryStates.js'
import { launchBrowser } from '../support/launchBrowser.js'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

interface Look {
  readonly width: number
  readonly dir?: 'rtl'
  readonly colorScheme?: 'dark'
  readonly forcedColors?: 'active'
}

/** All four widths in every state, and each look both in the page and in a shadow root. */
const LOOKS: Readonly<Record<'scoped' | 'shadow', readonly Look[]>> = {
  scoped: [
    { width: 390 },
    { width: 1280, colorScheme: 'dark' },
    { width: 320, dir: 'rtl' },
    { width: 768, forcedColors: 'active' },
  ],
  shadow: [
    { width: 1280 },
    { width: 390, colorScheme: 'dark' },
    { width: 768, dir: 'rtl' },
    { width: 320, forcedColors: 'active' },
  ],
}

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser(inject('chromium'))
})
afterAll(() => browser.close())

async function showLook(page: Page, { width, dir, colorScheme, forcedColors }: Look) {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({
    colorScheme: colorScheme ?? 'light',
    forcedColors: forcedColors ?? 'none',
    reducedMotion: 'reduce',
  })
  await page.evaluate((value) => {
    document.documentElement.dir = value
  }, dir ?? 'ltr')
}

async function faultsOf(page: Page, { dir, forcedColors }: Look): Promise<string[]> {
  const axe = new AxeBuilder({ page }).withTags(WCAG)
  // The slowest rule. Right to left has the same colors as the first look, and forced colors are the system's.
  if (dir || forcedColors) axe.disableRules('color-contrast')
  const { violations } = await axe.analyze()
  const isWiderThanPage = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth
  })
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
    ...(isWiderThanPage ? ['the page scrolls sideways'] : []),
  ]
}

describe('the gallery', () => {
  it('lists every state with a page of its own', async () => {
    const page = await browser.newPage()
    await page.goto(`${inject('demoUrl')}gallery.html`)
    const links = page.getByRole('listitem').getByRole('link')
    await links.first().waitFor()
    expect(await links.allTextContents()).toEqual(GALLERY_STATES.map(({ title }) => title))
    await page.close()
  })
})

describe.each(['scoped', 'shadow'] as const)('a %s widget', (isolation) => {
  let context: BrowserContext
  let page: Page
  const problems: string[] = []

  // One page for all states, so that the browser loads and compiles the widget once.
  beforeAll(async () => {
    context = await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce' })
    page = await context.newPage()
    page.on('pageerror', ({ message }) => problems.push(message))
  })
  afterAll(() => context.close())

  it.each(GALLERY_STATES.map(({ id }) => id))('passes axe and fits its page in the state %s', async (id) => {
    problems.length = 0
    await showLook(page, { width: 390 })
    await page.goto(`${inject('demoUrl')}gallery.html?state=${id}&isolation=${isolation}`)
    await page.locator('body[data-state]').waitFor({ timeout: 40_000 })
    expect(await page.locator('body').getAttribute('data-state')).toBe('reached')
    const found: [Look, string[]][] = []
    for (const look of LOOKS[isolation]) {
      await showLook(page, look)
      found.push([look, await faultsOf(page, look)])
    }
    expect(found).toEqual(LOOKS[isolation].map((look) => [look, []]))
    expect(problems).toEqual([])
  })
})
