import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, inject, it } from 'vitest'
import { launchBrowser } from '../support/launchBrowser.js'
import { mountWidgets, visitHost } from '../support/visitHost.js'
import { makePlan, waitForPlan } from '../support/visitor.js'

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser(inject('chromium'))
})
afterAll(() => browser.close())

it('keeps the form and says that a part did not load when the plan’s screen cannot be fetched', async () => {
  const { page, context } = await visitHost(browser)
  await page.route('**/planner.chunk*', (route) => route.abort())
  await mountWidgets(page)
  await page.getByRole('button', { name: 'Generate My Plan' }).click()
  await page.getByRole('alert').getByText('could not be loaded').waitFor()
  await page.getByLabel('Age').waitFor()
  await context.close()
})

it('keeps the plan and says in a tab that its code could not be fetched', async () => {
  const { page, context } = await visitHost(browser)
  await page.route('**/shopping.chunk*', (route) => route.abort())
  await mountWidgets(page)
  await makePlan(page)
  const tab = (name: string) => page.getByRole('tab', { name }).click()
  for (const name of ['Delivery', 'Grocery List']) {
    await tab(name)
    await page.getByRole('tabpanel', { name }).getByText('could not be loaded').waitFor()
  }
  await tab('Meal Plan')
  await waitForPlan(page)
  await context.close()
})
