import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { axeFaults } from '../support/axeFaults.js'
import { launchBrowser } from '../support/launchBrowser.js'

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser(inject('chromium'))
})
afterAll(() => browser.close())

describe.each(['light', 'dark'] as const)('the builder in %s', (colorScheme) => {
  it.each([390, 1280])('shows a week beside its code and passes axe at %i px', async (width) => {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      colorScheme,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    const problems: string[] = []
    page.on('pageerror', ({ message }) => problems.push(message))
    await page.goto(`${inject('demoUrl')}builder.html`)
    await page.getByRole('heading', { name: 'Your 7-Day Meal Plan' }).waitFor()
    await page.getByLabel('Brand color', { exact: true }).fill('#8a4b14')
    await page.getByText('accent: ').waitFor()
    expect(await axeFaults(page)).toEqual([])
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect(isWide).toBe(false)
    expect(problems).toEqual([])
    await context.close()
  })
})
