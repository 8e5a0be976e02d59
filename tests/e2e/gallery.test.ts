import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { GALLERY_STATES } from '../../demo/gallery/galleryStates.js'
import { axeFaults } from '../support/axeFaults.js'
import { launchBrowser } from '../support/launchBrowser.js'

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
  // The slowest rule. Right to left has the same colors as the first look, and forced colors are the system's.
  const without = dir || forcedColors ? ['color-contrast'] : []
  const faults = await axeFaults(page, { without })
  const isWiderThanPage = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth
  })
  return isWiderThanPage ? [...faults, 'the page scrolls sideways'] : faults
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

/** Pages that show the states of widgets of one isolation. The browser loads and compiles the widget once for each. */
async function openIsolation(isolation: keyof typeof LOOKS) {
  const context = await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce' })
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  return { isolation, page, problems, close: () => context.close() }
}

type OpenIsolation = Awaited<ReturnType<typeof openIsolation>>

/** What is wrong with a state, look by look. Empty if nothing is. */
async function faultsOfState({ isolation, page, problems }: OpenIsolation, id: string): Promise<string[]> {
  problems.length = 0
  await showLook(page, { width: 390 })
  await page.goto(`${inject('demoUrl')}gallery.html?state=${id}&isolation=${isolation}`)
  await page.locator('body[data-state]').waitFor({ timeout: 40_000 })
  const state = await page.locator('body').getAttribute('data-state')
  if (state !== 'reached') return [`${isolation}: the state was ${state}, not reached`]
  const faults: string[] = []
  for (const look of LOOKS[isolation]) {
    await showLook(page, look)
    const found = await faultsOf(page, look)
    faults.push(...found.map((fault) => `${isolation}, ${JSON.stringify(look)}: ${fault}`))
  }
  return [...faults, ...problems]
}

describe('a widget in the page and one in a shadow root', () => {
  let opened: OpenIsolation[]

  beforeAll(async () => {
    opened = await Promise.all([openIsolation('scoped'), openIsolation('shadow')])
  })
  afterAll(() => Promise.all(opened.map(({ close }) => close())))

  // Both at once, each in a renderer of its own: one would leave the other core idle.
  it.each(GALLERY_STATES.map(({ id }) => id))('pass axe and fit their page in the state %s', async (id) => {
    const faults = await Promise.all(opened.map((isolation) => faultsOfState(isolation, id)))
    expect(faults.flat()).toEqual([])
  })
})
