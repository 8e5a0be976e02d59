import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { GALLERY_STATES } from '../../demo/gallery/galleryStates.js'
import { launchBrowser } from '../support/launchBrowser.js'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

interface Look {
  readonly width: number
  readonly dir: 'ltr' | 'rtl'
  readonly colorScheme: 'light' | 'dark'
  readonly forcedColors: 'none' | 'active'
}

const PLAIN: Look = { width: 390, dir: 'ltr', colorScheme: 'light', forcedColors: 'none' }

/** Each look once in the page and once in a shadow root would take four times as long and find the same. */
const LOOKS: readonly (readonly [isolation: 'scoped' | 'shadow', looks: readonly Look[]])[] = [
  ['scoped', [PLAIN, { ...PLAIN, width: 1280, colorScheme: 'dark' }, { ...PLAIN, forcedColors: 'active' }]],
  [
    'shadow',
    [
      { ...PLAIN, width: 1280 },
      { ...PLAIN, width: 320, dir: 'rtl' },
      { ...PLAIN, width: 768, colorScheme: 'dark' },
    ],
  ],
]

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser(inject('chromium'))
})
afterAll(() => browser.close())

async function showLook(page: Page, { width, dir, colorScheme, forcedColors }: Look) {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme, forcedColors, reducedMotion: 'reduce' })
  await page.evaluate((value) => {
    document.documentElement.dir = value
  }, dir)
}

async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze()
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

describe.each(LOOKS)('a %s widget', (isolation, looks) => {
  it.each(GALLERY_STATES.map(({ id }) => id))('passes axe and fits its page in the state %s', async (id) => {
    const context = await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce' })
    const page = await context.newPage()
    const problems: string[] = []
    page.on('pageerror', ({ message }) => problems.push(message))
    await page.goto(`${inject('demoUrl')}gallery.html?state=${id}&isolation=${isolation}`)
    await page.locator('body[data-state]').waitFor({ timeout: 40_000 })
    expect(await page.locator('body').getAttribute('data-state')).toBe('reached')
    for (const look of looks) {
      await showLook(page, look)
      expect([look, await faultsOf(page)]).toEqual([look, []])
    }
    expect(problems).toEqual([])
    await context.close()
  })
})
