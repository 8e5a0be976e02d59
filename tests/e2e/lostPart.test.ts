import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { launchBrowser } from '../support/launchBrowser.js'
import { mountWidgets, visitHost } from '../support/visitHost.js'
import { makePlan, waitForPlan } from '../support/visitor.js'
import { watchNetwork } from '../support/watchNetwork.js'

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

const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click()
const meal = (page: Page) => page.getByRole('article').first()

it('says of each part of the plan that was asked for that its code could not be fetched', async () => {
  const { page, context } = await visitHost(browser)
  await page.route(/\/(changes|takeAlong|listEditing)\.chunk|\/change-/, (route) => route.abort())
  await mountWidgets(page)
  await makePlan(page)
  await meal(page)
    .getByRole('button', { name: /^Swap:/ })
    .click()
  await meal(page).getByText('could not be loaded').waitFor()
  await page.getByRole('button', { name: 'Take it along' }).click()
  await page
    .getByText(/^Part of the planner could not be loaded/)
    .nth(1)
    .waitFor()
  await meal(page)
    .getByRole('button', { name: /^Lock:/ })
    .click()
  await page.getByRole('button', { name: 'Generate New Plan' }).first().click()
  const alert = page.getByRole('alert')
  await alert.waitFor()
  expect(await alert.textContent()).toMatch(
    /^Part of the planner could not be loaded\. Check your connection, then reload/,
  )

  await tab(page, 'Grocery List')
  const list = page.getByRole('tabpanel', { name: 'Grocery List' })
  await list.getByText(/^Part of the planner could not be loaded/).waitFor()
  await list.getByRole('button', { name: 'Share List' }).click()
  await list
    .getByText(/^Part of the planner could not be loaded/)
    .nth(1)
    .waitFor()
  await list
    .getByRole('button', { name: /^Change / })
    .first()
    .click()
  await list
    .getByText(/^Part of the planner could not be loaded/)
    .nth(2)
    .waitFor()
  await context.close()
})

it('has loaded what a visitor presses next before the network is lost', async () => {
  const { page, context } = await visitHost(browser)
  await mountWidgets(page)
  const { untilQuiet } = watchNetwork(page)
  const last = page.waitForResponse(/\/takeAlong\.chunk/)
  await makePlan(page)
  await last
  await untilQuiet()
  await context.setOffline(true)
  await meal(page)
    .getByRole('button', { name: /^Swap:/ })
    .click()
  await meal(page)
    .getByRole('heading', { name: /^Other dishes for this/ })
    .waitFor()
  await meal(page).getByText('Only this day’s unlocked meals are adjusted.').waitFor()
  await page.getByText('What else this week brings').click()
  await page.getByRole('heading', { name: 'Vitamins and minerals' }).waitFor()
  await page.getByRole('button', { name: 'Take it along' }).click()
  await page.getByRole('group', { name: 'Take it along' }).waitFor()
  await meal(page)
    .getByRole('button', { name: /^Lock:/ })
    .click()
  await page.getByRole('button', { name: 'Generate New Plan' }).first().click()
  await page.getByText('Here is another plan.').waitFor()
  await tab(page, 'Grocery List')
  await page.getByLabel('Add your own item').waitFor()
  await page
    .getByRole('button', { name: /^Change / })
    .first()
    .click()
  await page.getByRole('button', { name: 'Remove' }).waitFor()
  await context.close()
})

it('loads nothing ahead for a visitor who wishes to save data', async () => {
  const { page, context } = await visitHost(browser, {
    before: () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  })
  await mountWidgets(page)
  const names: string[] = []
  page.on('request', (request) => names.push(request.url()))
  await makePlan(page)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await page.waitForTimeout(1000)
  expect(names.filter((name) => /(takeAlong|listEditing)\.chunk/.test(name))).toEqual([])
  await page.getByRole('button', { name: 'Take it along' }).click()
  await page.getByRole('group', { name: 'Take it along' }).waitFor()
  await context.close()
})
