import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../support/launchBrowser.js'
import { makePlan, visitDemo } from '../support/visitor.js'
import { watchNetwork } from '../support/watchNetwork.js'

const HOME: Readonly<Record<string, string>> = {
  Address: '1600 Harborview Terrace',
  City: 'San Francisco',
  'ZIP code': '94103',
  Phone: '(415) 555-0123',
}

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await launchBrowser(inject('chromium'))
})
afterAll(() => browser.close())

beforeEach(async () => {
  const visit = await visitDemo(browser)
  page = visit.page
  return () => visit.context.close()
})

async function openForm() {
  await makePlan(page)
  await page.getByRole('button', { name: 'Get Groceries Delivered' }).click()
  await page.getByRole('button', { name: 'Start Delivery Subscription' }).click()
}

async function fillHome(changes: Readonly<Record<string, string>> = {}) {
  for (const [label, value] of Object.entries({ ...HOME, ...changes }))
    await page.getByLabel(label).fill(value)
  await page.getByLabel('State').selectOption('CA')
}

const subscribeButton = () => page.getByRole('tabpanel').getByRole('button', { name: /^Subscrib/ })

describe('a visitor who wants groceries delivered', () => {
  beforeEach(openForm)

  it('subscribes, orders this week and cancels again', async () => {
    await fillHome()
    await subscribeButton().click()
    await page.getByText('Automatic delivery subscription activated').waitFor()
    await page.getByRole('button', { name: 'Order This Week Now' }).click()
    await page.getByText('Order placed! Your groceries will be delivered within 2-4 hours.').waitFor()
    await page.getByRole('button', { name: 'Cancel Subscription' }).click()
    await page.getByRole('button', { name: 'Cancel it' }).click()
    await page.getByText('its address is erased').waitFor()
    await page.getByRole('button', { name: 'Start Delivery Subscription' }).waitFor()
  })

  it.each([false, true])('orders once the network is back (page reloaded before: %s)', async (isReloaded) => {
    const { untilQuiet } = watchNetwork(page)
    await fillHome()
    await subscribeButton().click()
    await page.getByText('Automatic delivery subscription activated').waitFor()
    if (isReloaded) await page.reload()
    const order = page.getByRole('button', { name: 'Order This Week Now' })
    await order.waitFor()
    await untilQuiet()
    await page.context().setOffline(true)
    await order.click()
    await page.getByText('Your order is not confirmed: we could not reach our server').waitFor()
    await page.context().setOffline(false)
    await order.click()
    await page.getByText('Order placed! Your groceries will be delivered within 2-4 hours.').waitFor()
  })

  it('sees at the field what the server refused and loses no answer', async () => {
    await fillHome({ 'ZIP code': '10001' })
    await subscribeButton().click()
    await page.getByText('❌ Failed to create delivery subscription: ZIP code 10001 is not in CA').waitFor()
    expect(await page.getByLabel('Address').inputValue()).toBe(HOME.Address)
    expect(await page.getByLabel('ZIP code').getAttribute('aria-invalid')).toBe('true')
    await page.getByLabel('ZIP code').fill('94103')
    await subscribeButton().click()
    await page.getByText('Automatic delivery subscription activated').waitFor()
  })

  it('leaves no address in the browser’s storage', async () => {
    await fillHome()
    await subscribeButton().click()
    await page.getByText('Automatic delivery subscription activated').waitFor()
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    )
    for (const value of Object.values(HOME)) expect(stored).not.toContain(value)
    expect(stored).toContain('subscriptionId')
  })
})

it.each([false, true])('can try again after the network failed (saves data: %s)', async (savesData) => {
  if (savesData) {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
    await page.reload()
  }
  const { untilQuiet } = watchNetwork(page)
  await openForm()
  await fillHome()
  await untilQuiet()
  await page.context().setOffline(true)
  await subscribeButton().click()
  await page.getByText('❌ Failed to create delivery subscription').waitFor()
  await page.context().setOffline(false)
  await subscribeButton().click()
  await page.getByText('Automatic delivery subscription activated').waitFor()
})
