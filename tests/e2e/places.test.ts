import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../support/launchBrowser.js'
import { mountWidgets, SCREENS, visitHost } from '../support/visitHost.js'

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser(inject('chromium'))
})
afterAll(() => browser.close())

/** Layouts that size their items by content. */
const PLACES: Readonly<Record<string, string>> = {
  'a flex row': '#content { display: flex }',
  'a centred column': '#content { display: flex; flex-direction: column; align-items: center }',
  'a grid track': '#content { display: grid; grid-template-columns: auto 1fr }',
  'a float': '#content { float: left }',
}

describe.each(['scoped', 'shadow'] as const)('the %s widget', (isolation) => {
  it.each(Object.entries(PLACES))('is wide in %s and shrinks on a phone', async (_place, css) => {
    const { page, context } = await visitHost(browser, { widgets: [{ isolation }] })
    await page.addStyleTag({ content: `${css} [data-widget] { inline-size: auto !important }` })
    await mountWidgets(page)
    const width = async () => (await page.locator('[data-widget]').boundingBox())?.width
    expect(await width()).toBe(880)
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await width()).toBeLessThanOrEqual(390)
    expect(await width()).toBeGreaterThan(280)
    await context.close()
  })

  it('stays in one piece in a page of columns, where breaking it freezes Chromium', async () => {
    const { page, context } = await visitHost(browser, { widgets: [{ isolation }] })
    await page.addStyleTag({
      content: '#content { columns: 2 } [data-widget] { inline-size: auto !important }',
    })
    await mountWidgets(page)
    await page.getByRole('button', { name: 'Generate My Plan' }).click()
    await page.getByRole('heading', { name: 'Your 7-Day Meal Plan' }).waitFor()
    const pieces = await page
      .locator('[data-widget]')
      .evaluate((place) => place.firstElementChild?.getClientRects().length)
    expect(pieces).toBe(1)
    await context.close()
  })

  it('plans in a sandboxed frame that may not send forms', async () => {
    const { page, context } = await visitHost(browser, { widgets: [{ isolation }] })
    const address = page.url()
    await page.setContent(`<iframe sandbox="allow-scripts allow-same-origin" src="${address}"></iframe>`)
    const frame = page.frameLocator('iframe')
    await frame.locator('#mount').click()
    await frame.getByRole('button', { name: 'Generate My Plan' }).click()
    await frame.getByRole('heading', { name: 'Your 7-Day Meal Plan' }).waitFor()
    await context.close()
  })

  it('plans inside a form of the page without sending that form', async () => {
    const { page, context } = await visitHost(browser, { widgets: [{ isolation, within: 'form' }] })
    await mountWidgets(page)
    const address = page.url()
    await page.getByLabel('Age').press('Enter')
    await page.getByRole('heading', { name: 'Your 7-Day Meal Plan' }).waitFor()
    await SCREENS.delivery?.(page)
    await page.getByRole('button', { name: 'Start Delivery Subscription' }).click()
    await page.getByLabel('City').press('Enter')
    await page.getByLabel('City').and(page.locator('[aria-invalid="true"]')).waitFor()
    expect(page.url()).toBe(address)
    await context.close()
  })
})
