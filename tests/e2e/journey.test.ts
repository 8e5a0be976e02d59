import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../support/launchBrowser.js'
import {
  ANSWERS,
  beginForm,
  fillForm,
  generateButton,
  makePlan,
  visitDemo,
  waitForPlan,
} from '../support/visitor.js'

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser(inject('chromium'))
})
afterAll(() => browser.close())

describe.each([390, 1280])('a visitor at %i px', (width) => {
  it('goes from the form to a week, its groceries and the delivery offer', async () => {
    const { page, context, problems } = await visitDemo(browser, { width })
    await fillForm(page)
    await page.getByLabel('Dietary restrictions').fill('vegetarian, no peanuts')
    await page.getByText('Understood: vegetarian, no peanuts').waitFor()
    await page.getByRole('group', { name: 'Foods to avoid' }).getByRole('button', { name: /more/ }).click()
    await page.getByRole('checkbox', { name: 'Mushrooms' }).check()
    await generateButton(page).click()

    await page.getByRole('dialog').waitFor()
    expect(await page.getByRole('dialog').textContent()).toContain('usually takes 30-60 seconds')
    await waitForPlan(page)
    expect(await page.getByRole('dialog').count()).toBe(0)

    const sheet = await page.getByRole('region', { name: 'Meal planner' }).textContent()
    for (const meal of ['Breakfast', 'Lunch', 'Dinner', 'Snack']) expect(sheet).toContain(meal)
    const madeFor = 'Made for: vegetarian, no peanuts, no mushrooms'
    expect(sheet).toContain(madeFor)
    expect(sheet?.replace(madeFor, '')).not.toMatch(/peanut|mushroom|chicken|beef|salmon/i)

    await page.getByRole('tab', { name: 'Grocery List' }).click()
    const first = page.getByRole('tabpanel', { name: 'Grocery List' }).getByRole('checkbox').first()
    const boxColour = () => first.evaluate((box) => getComputedStyle(box).backgroundColor)
    const emptyBox = await boxColour()
    await first.check()
    expect(await first.isChecked()).toBe(true)
    expect(await boxColour()).not.toBe(emptyBox)

    await page.getByRole('tab', { name: 'Delivery' }).click()
    const offer = await page.getByRole('tabpanel', { name: 'Delivery' }).textContent()
    expect(offer).toContain('5%')
    expect(offer).not.toContain('10%')

    const scrollsSideways = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    )
    expect(scrollsSideways).toBe(false)
    expect(problems).toEqual([])
    await context.close()
  })
})

describe('a visitor with a week on the screen', () => {
  it('downloads the plan as a text file that is named after its first day', async () => {
    const { page, context } = await visitDemo(browser)
    await makePlan(page)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download Plan' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^meal-plan-\d{4}-\d{2}-\d{2}\.txt$/)
    const text = await readFile(await download.path(), 'utf8')
    expect(text).toMatch(/7:00 AM/)
    expect(text).toMatch(/\d\.\d oz/)
    expect(text.match(/Breakfast/gi)?.length).toBeGreaterThanOrEqual(7)
    await context.close()
  })

  it('prints the grocery list on a clean sheet of its own', async () => {
    const { page, context } = await visitDemo(browser)
    await makePlan(page)
    await page.getByRole('tab', { name: 'Grocery List' }).click()
    await page.getByLabel('Add your own item').fill('m'.repeat(80))
    await page.keyboard.press('Enter')
    const [sheet] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: 'Print List' }).click(),
    ])
    const text = await sheet.locator('body').textContent()
    expect(text).toMatch(/\$\d+\.\d{2}/)
    expect(text).toContain('Produce')
    expect(text).toContain('m'.repeat(80))
    const overflows = (table: Element) => table.scrollWidth > (table.parentElement?.clientWidth ?? 0)
    expect((await sheet.locator('table').all()).length).toBeGreaterThan(2)
    for (const table of await sheet.locator('table').all())
      expect(await table.evaluate(overflows)).toBe(false)
    expect(await sheet.locator('script').count()).toBe(0)
    await context.close()
  })

  it('prints the whole plan and nothing of the shop when the page itself is printed', async () => {
    const { page, context } = await visitDemo(browser)
    await makePlan(page)
    await page.getByRole('tab', { name: 'Delivery' }).click()
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    const onPaper = (text: string | RegExp) => page.getByText(text).filter({ visible: true }).count()
    expect(await onPaper(/^7:00 AM/)).toBe(7)
    expect(await onPaper('Grocery list for the week of')).toBe(1)
    expect(await onPaper('Start Delivery Subscription')).toBe(0)
    expect(await onPaper('Fairfield')).toBe(0)
    await context.close()
  })

  it('gets a different week on request', async () => {
    const { page, context } = await visitDemo(browser)
    await makePlan(page)
    const meals = () => page.getByRole('tabpanel').locator('h4, h3').allTextContents()
    const before = await meals()
    await page.getByRole('button', { name: 'Generate New Plan' }).click()
    await page.getByRole('dialog').waitFor()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await meals()).not.toEqual(before)
    await context.close()
  })

  it('goes back to the filled form, or starts over with an empty one', async () => {
    const { page, context } = await visitDemo(browser)
    await makePlan(page)
    await page.getByRole('button', { name: 'Change Preferences' }).click()
    expect(await page.getByLabel('Weight (lbs)').inputValue()).toBe('160.5')
    await generateButton(page).click()
    await waitForPlan(page)
    await page.getByRole('button', { name: 'New Plan', exact: true }).click()
    expect(await page.getByLabel('Weight (lbs)').inputValue()).toBe('')
    await context.close()
  })

  it('goes on without the network once the page is loaded', async () => {
    const { page, context } = await visitDemo(browser)
    await beginForm(page)
    await context.setOffline(true)
    await makePlan(page)
    await page.getByRole('tab', { name: 'Grocery List' }).click()
    const boxes = page.getByRole('tabpanel', { name: 'Grocery List' }).getByRole('checkbox')
    await boxes.first().waitFor()
    expect(await boxes.count()).toBeGreaterThan(10)
    await context.close()
  })
})

describe('a visitor who waits for a week', () => {
  it('cancels with Escape and keeps the answers', async () => {
    const { page, context } = await visitDemo(browser)
    await fillForm(page)
    await generateButton(page).click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await page.getByLabel('Age').inputValue()).toBe('34')
    await context.close()
  })
})

describe('a visitor who fills in the form', () => {
  it('reads what a week costs at least, and can type meanwhile', async () => {
    const { page, context, problems } = await visitDemo(browser)
    await fillForm(page, { ...ANSWERS, 'Weight (lbs)': '250', 'Weekly food budget': '25' })
    await page.getByRole('radio', { name: 'Very active' }).check()
    const week = page.getByRole('region', { name: 'Your week' })
    const short = week.getByText(
      /^About \$\d+ a week .*; your budget is \$25\. About \$\d+ more may be enough\.$/,
    )
    await short.waitFor()
    await week.getByText(/^At checkout, from an empty cupboard: about \$\d+\.$/).waitFor()

    const text = 'vegetarian, no peanuts and no mushrooms please'
    await page.getByLabel('Dietary restrictions').pressSequentially(text, { delay: 60 })
    expect(await page.getByLabel('Dietary restrictions').inputValue()).toBe(text)
    await short.waitFor()
    await page.getByLabel('Weekly food budget').fill('200')
    await week.getByText(/^\$200 fits\./).waitFor()
    expect(problems).toEqual([])
    await context.close()
  })
})

describe('a visitor with wrong answers', () => {
  it('reads under each field what is wrong, is taken to the first one and loses no answer', async () => {
    const { page, context } = await visitDemo(browser)
    await fillForm(page, { Age: '17', 'Height (feet)': '9', 'Weekly food budget': '20' })
    await generateButton(page).click()
    await page.getByText('Age must be between 18 and 100').waitFor()
    await page.getByText('Height must be between 4 and 8 feet').waitFor()
    await page.getByText('Weekly budget must be between $25 and $500').waitFor()
    expect(await page.getByLabel('Age').evaluate((field) => field === document.activeElement)).toBe(true)
    await page.getByLabel('Age').fill('18')
    expect(await page.getByText('Age must be between 18 and 100').count()).toBe(0)
    expect(await page.getByLabel('Height (feet)').inputValue()).toBe('9')
    await context.close()
  })
})
