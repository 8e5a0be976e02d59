import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { DrivenPage } from '../support/browsers/DrivenPage.js'
import { findFirefox } from '../support/browsers/findFirefox.js'
import { findWebKit } from '../support/browsers/findWebKit.js'
import { ANSWERS } from '../support/visitor.js'

const HOME: Readonly<Record<string, string>> = {
  'Street address': '1600 Harborview Terrace',
  City: 'San Francisco',
  'ZIP code': '94103',
  Phone: '(415) 555-0123',
}

describe.each([findFirefox(), findWebKit()])('a visitor with $name', (browser) => {
  it('plans a week, ticks groceries and subscribes to their delivery', async ({ skip }) => {
    if (!('start' in browser)) {
      console.warn(`${browser.name} is not installed, so nothing was tested in it: ${browser.advice}`)
      return skip(browser.advice)
    }
    const driver = await browser.start()
    onTestFinished(() => driver.close())
    await driver.goto(`${inject('demoUrl')}?seed=1`)
    const page = new DrivenPage(driver)

    for (const [label, answer] of Object.entries(ANSWERS)) await page.fill(label, answer)
    await page.fill('Dietary restrictions', 'vegetarian')
    await page.waitFor('Understood: vegetarian')
    await page.click('button', 'Generate My Plan')
    await page.waitFor('Your 7-Day Meal Plan')
    await page.waitFor('Breakfast')

    await page.click('[role="tab"]', 'Grocery List')
    const groceries = await page.waitFor('Produce')
    expect(groceries).toMatch(/\$\d+\.\d{2}/)

    await page.click('[role="tab"]', 'Delivery')
    await page.click('button', 'Start Delivery Subscription')
    for (const [label, answer] of Object.entries(HOME)) await page.fill(label, answer)
    await page.select('State', 'CA')
    await page.click('[role="tabpanel"] button', 'Subscribe')
    await page.waitFor('Automatic delivery subscription activated')
  })
})
