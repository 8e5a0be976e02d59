import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../support/launchBrowser.js'
import { mountWidgets, SCREENS, visitHost } from '../support/visitHost.js'

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser(inject('chromium'))
})
afterAll(() => browser.close())

const visitShadow = (pause = '0') =>
  visitHost(browser, { theme: 'important', widgets: [{ isolation: 'shadow', pause }] })

/** The text of the focused element inside the shadow root. */
const focusedText = (page: Page) =>
  page.evaluate(() => {
    const host = document.querySelector('[data-widget]')?.firstElementChild
    return host?.shadowRoot?.activeElement?.textContent
  })

it('covers the page with the overlay and returns the focus on Escape', async () => {
  // Long enough for a busy machine: Escape ends it.
  const { page, context } = await visitShadow('60000')
  await mountWidgets(page)
  await page.getByRole('button', { name: 'Generate My Plan' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  expect(await dialog.evaluate((overlay) => overlay.matches(':modal'))).toBe(true)
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 900 })
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await focusedText(page)).toContain('Generate My Plan')
  await context.close()
})

it('moves the focus to the week, and through the tabs with the arrow keys', async () => {
  const { page, context } = await visitShadow()
  await mountWidgets(page)
  await page.getByRole('button', { name: 'Generate My Plan' }).press('Enter')
  await page.getByRole('heading', { name: 'Your 7-Day Meal Plan' }).waitFor()
  expect(await focusedText(page)).toContain('Your 7-Day Meal Plan')

  await page.getByRole('tab', { name: 'Meal Plan' }).focus()
  for (const [key, name] of [
    ['ArrowRight', 'Grocery List'],
    ['End', 'Delivery'],
    ['ArrowRight', 'Meal Plan'],
    ['ArrowLeft', 'Delivery'],
    ['Home', 'Meal Plan'],
  ] as const) {
    await page.keyboard.press(key)
    await page.getByRole('tab', { name, selected: true }).waitFor()
    expect(await focusedText(page)).toContain(name)
  }
  await context.close()
})

it('focuses the first field with an error', async () => {
  const { page, context } = await visitShadow()
  await mountWidgets(page)
  await page.getByLabel('Age').fill('17')
  await page.getByRole('button', { name: 'Generate My Plan' }).click()
  const aboutYou = page.getByRole('region', { name: 'About you' })
  await aboutYou.getByText('Age must be between 18 and 100').waitFor()
  const label = await page.evaluate(() => {
    const host = document.querySelector('[data-widget]')?.firstElementChild
    const focused = host?.shadowRoot?.activeElement
    return focused instanceof HTMLInputElement ? focused.labels?.[0]?.textContent : null
  })
  expect(label).toBe('Age')
  await context.close()
})

it('adapts its layout to its own width', async () => {
  const { page, context } = await visitShadow()
  await mountWidgets(page)
  await SCREENS.plan?.(page)
  const columns = () =>
    page.getByRole('tabpanel').evaluate((panel) => {
      const tops = [...panel.querySelectorAll('article, section')].map(
        (part) => part.getBoundingClientRect().x,
      )
      return new Set(tops.map(Math.round)).size
    })
  const wide = await columns()
  await page.addStyleTag({ content: '[data-widget] { inline-size: 360px !important }' })
  expect(await columns()).toBeLessThan(wide)
  const overflows = await page.evaluate(() => {
    const host = document.querySelector('[data-widget]')
    return host ? host.scrollWidth > host.clientWidth : true
  })
  expect(overflows).toBe(false)
  await context.close()
})

describe('a widget that a server rendered', () => {
  const visitServed = async () => {
    const visit = await visitHost(browser, { widgets: [{ isolation: 'shadow', rendered: 'server' }] })
    const height = async () => (await visit.page.locator('[data-widget]').boundingBox())?.height
    return { ...visit, height }
  }

  it('shows the styled form before any script runs, or reserves its height in older browsers', async () => {
    const { page, context } = await visitServed()
    const button = page.getByRole('button', { name: 'Generate My Plan' })
    expect(await button.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(255, 255, 255)')
    const html = await (await page.request.get(page.url())).text()
    expect(html).toMatch(/<div><template shadowrootmode="open">.*<\/template><svg width="1" height="480"/s)
    await context.close()
  })

  it('starts to work in the same place without an error', async () => {
    const { page, context, problems, height } = await visitServed()
    const before = await height()
    await mountWidgets(page)
    await page.locator('[data-widget] style[data-emotion]').first().waitFor({ state: 'attached' })
    await page.getByText(/^Estimated from your body/).waitFor()
    await page.getByText(/fits\. The least for these targets/).waitFor()
    expect(await height()).toBe(before)
    for (const reach of Object.values(SCREENS)) await reach(page)
    expect(problems).toEqual([])
    await context.close()
  })

  it('keeps what a visitor answers before the script runs, and the focus', async () => {
    const { page, context, problems } = await visitServed()
    await page.getByRole('radio', { name: 'Male', exact: true }).check()
    await page.getByRole('checkbox', { name: 'Peanuts' }).check()
    await page.getByLabel('Dietary restrictions').fill('vegan')
    await page.getByLabel('Age').fill('51')
    await page.locator('#mount').dispatchEvent('click')
    await page.getByText('Understood: vegan').waitFor()
    expect(await page.getByRole('radio', { name: 'Male', exact: true }).isChecked()).toBe(true)
    expect(await page.getByRole('checkbox', { name: 'Peanuts' }).isChecked()).toBe(true)
    expect(await page.getByLabel('Age').inputValue()).toBe('51')
    await page.keyboard.type('0')
    expect(await page.getByLabel('Age').inputValue()).toBe('510')
    expect(problems).toEqual([])
    await context.close()
  })
})
