import type { Browser } from 'playwright-core'
import { build, preview } from 'vite'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { installConsumer, visit } from '../support/consumer.js'
import { launchBrowser } from '../support/launchBrowser.js'
import { beginForm, generateButton, makePlan, planHeading, waitForPlan } from '../support/visitor.js'

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser(inject('chromium'))
})
afterAll(() => browser.close())

/** Builds the app with Vite, serves the result and opens it. */
async function openApp(app: string, dependencies: readonly string[]) {
  const shop = await installConsumer(app, dependencies)
  const config = { root: shop.folder, configFile: false, logLevel: 'error' } as const
  await build({ ...config, build: { target: 'es2022' } })
  const server = await preview({ ...config, preview: { port: 0, host: '127.0.0.1' } })
  onTestFinished(() => server.close())
  const [url] = server.resolvedUrls?.local ?? []
  if (url === undefined) throw new Error('The preview server has no address.')
  return visit(browser, url)
}

describe.each(['18.3', '19'])('an app made with Vite and React %s', (version) => {
  it('shows the widget and makes a plan', async () => {
    const { page, problems } = await openApp('vite-react', [`react@${version}`, `react-dom@${version}`])
    await makePlan(page)
    expect(problems).toEqual([])
  })

  it('plans without the network once the form is in use', async () => {
    const { page } = await openApp('vite-react', [`react@${version}`, `react-dom@${version}`])
    await beginForm(page)
    await page.context().setOffline(true)
    await makePlan(page)
    expect(await page.getByRole('tab').count()).toBe(3)
  })
})

describe('the element in an app without React', () => {
  it('reads attributes and early properties, dispatches events and survives a move', async () => {
    const { page, problems } = await openApp('custom-element', ['react@19', 'react-dom@19'])
    await page.getByLabel('Age').fill('41')
    await page.evaluate(() => {
      const planner = document.querySelector('meal-planner')
      if (planner) document.querySelector('main')?.prepend(planner)
    })
    expect(await page.getByLabel('Age').inputValue()).toBe('41')
    await generateButton(page).click()
    await waitForPlan(page)
    const heard = page.locator('ol li')
    await expect.poll(() => heard.allTextContents()).toContain('grocery-list-change')
    expect(await heard.allTextContents()).toEqual(expect.arrayContaining(['plan-generated', '7 days']))

    expect(await page.getByRole('tab').allTextContents()).toEqual(['Meal Plan', 'Grocery List'])
    await page.getByRole('button', { name: 'Change Preferences' }).click()
    expect(await heard.allTextContents()).toContain('change-preferences')
    expect(await planHeading(page).isVisible()).toBe(true)

    await page.getByRole('tab', { name: 'Grocery List' }).click()
    await page.getByRole('button', { name: /add to cart/i }).click()
    await expect.poll(() => heard.allTextContents()).toContain('add-to-cart')

    await page.evaluate(() => {
      const planner = document.querySelector('meal-planner')
      planner?.remove()
      setTimeout(() => planner && document.body.append(planner), 50)
    })
    await generateButton(page).click()
    await waitForPlan(page)
    expect(problems).toEqual([])
  })
})
