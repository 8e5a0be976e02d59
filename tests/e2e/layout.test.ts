import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../support/launchBrowser.js'
import { makePlan, planHeading, visitDemo } from '../support/visitor.js'

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser(inject('chromium'))
})
afterAll(() => browser.close())

const WIDTHS_PX = [520, 600, 640, 680, 720, 760, 800, 880]

describe('the plan overview', () => {
  it('keeps its title on one line beside or above the figures', async () => {
    const { page, context } = await visitDemo(browser)
    await makePlan(page)
    const lines: Record<number, number> = {}
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: 900 })
      lines[width] = await planHeading(page).evaluate((title) => {
        const { lineHeight } = getComputedStyle(title)
        return Math.round(title.getBoundingClientRect().height / Number.parseFloat(lineHeight))
      })
    }
    expect(lines).toEqual(Object.fromEntries(WIDTHS_PX.map((width) => [width, 1])))
    await context.close()
  })
})
