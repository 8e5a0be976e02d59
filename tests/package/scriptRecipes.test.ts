import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { findChromium } from '../support/findChromium.js'
import { launchBrowser } from '../support/launchBrowser.js'
import { startRecipeSite } from '../support/recipeSite.js'
import { renderLiquid } from '../support/renderLiquid.js'
import { fillForm, generateButton, waitForPlan } from '../support/visitor.js'

/** The ids of the foods that the shop sells. A week without meat nearly always needs some of them. */
const SOLD = ['olive-oil', 'canola-oil', 'eggs', 'rolled-oats', 'brown-rice', 'bananas', 'carrots', 'onions']

const product = (foodId: string, index: number) => ({
  metafields: {
    meal_planner: { food_id: { value: foodId }, unit: { value: 'pack' }, edible_grams: { value: 500 } },
  },
  selected_or_first_available_variant: { id: 4001 + index, price: 289 },
})

async function shopifyPage(): Promise<string> {
  return renderLiquid(await readFile('recipes/shopify.liquid', 'utf8'), {
    section: { settings: { collection: { products: SOLD.map(product) } } },
    routes: { cart_add_url: '/cart/add' },
  })
}

const cartSchema = z.object({
  items: z.array(z.object({ id: z.int(), quantity: z.int().check(z.positive()) })),
})

let browser: Browser
let site: Awaited<ReturnType<typeof startRecipeSite>>

beforeAll(async () => {
  browser = await launchBrowser(await findChromium())
  site = await startRecipeSite({
    '/wordpress': await readFile('recipes/wordpress.html', 'utf8'),
    '/script-tag': await readFile('recipes/script-tag.html', 'utf8'),
    '/shopify': await shopifyPage(),
  })
})
afterAll(async () => {
  await browser.close()
  await site.close()
})

async function visit(path: string) {
  const page = await browser.newPage({ locale: 'en-US', reducedMotion: 'reduce' })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(site.origin + path)
  return { page, errors }
}

async function makeWeek(page: Page) {
  await fillForm(page)
  await generateButton(page).click()
  await waitForPlan(page)
}

describe('the recipe for WordPress', () => {
  it('plans a week and shows the two tabs that it names', async () => {
    const { page, errors } = await visit('/wordpress')
    await makeWeek(page)
    expect(await page.getByRole('tab').allTextContents()).toEqual(['Meal Plan', 'Grocery List'])
    expect(errors).toEqual([])
    await page.close()
  })
})

describe('the recipe for a script tag', () => {
  it('starts with the page’s budget and tells the page about the week, even if the server is overloaded', async () => {
    const { page, errors } = await visit('/script-tag')
    await page.route('**/api/generateMeals', (route) =>
      route.fulfill({ status: 503, json: { error: 'overloaded (529)' } }),
    )
    expect(await page.getByLabel('Weekly food budget').inputValue()).toBe('90')
    await makeWeek(page)
    expect(await page.locator('#week').textContent()).toMatch(/^starts \d{4}-\d{2}-\d{2}$/)
    expect(await page.getByText(/temporarily unavailable due to high demand/).count()).toBe(1)
    expect(errors).toEqual([])
    await page.close()
  })
})

describe('the recipe for Shopify', () => {
  it('adds whole packs of what the shop sells to its cart', async () => {
    const { page, errors } = await visit('/shopify')
    await page.route('**/cart/add.js', (route) => route.fulfill({ json: {} }))
    await page.getByLabel('Dietary restrictions').fill('vegetarian')
    await makeWeek(page)
    await page.getByRole('tab', { name: 'Grocery List' }).click()
    const [request] = await Promise.all([
      page.waitForRequest('**/cart/add.js'),
      page.getByRole('button', { name: /^Add to cart/ }).click(),
    ])
    await page.getByText('What we sell of your list is in your cart.').waitFor()
    const { items } = cartSchema.parse(request.postDataJSON())
    expect(items.length).toBeGreaterThan(0)
    for (const { id } of items) expect(SOLD[id - 4001]).toBeDefined()
    expect(errors).toEqual([])
    await page.close()
  })
})
