import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../support/launchBrowser.js'
import { makePlan, visitDemo } from '../support/visitor.js'

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser(inject('chromium'))
})
afterAll(() => browser.close())

const swapIn = (meal: Locator) => meal.getByRole('button', { name: /^Swap:/ })
const panelIn = (meal: Locator) => meal.getByRole('group', { name: /^Swap:/ })
const alternativesIn = (meal: Locator) => panelIn(meal).getByRole('button', { name: /at checkout/ })

/** Scrolls the element to the end of the window. */
const toEnd = (element: Locator) => element.evaluate((each) => each.scrollIntoView({ block: 'end' }))

/** Where the element is in the window, in px from its start. */
const placeOf = (element: Locator) =>
  element.evaluate((each) => {
    const { top, bottom } = each.getBoundingClientRect()
    return { top: Math.round(top), bottom: Math.round(bottom) }
  })

describe('the alternatives to a meal', () => {
  it('come into sight on a phone', async () => {
    const { page, context } = await visitDemo(browser, { width: 390 })
    await page.setViewportSize({ width: 390, height: 844 })
    await makePlan(page)
    const meal = page.getByRole('article').first()
    await toEnd(swapIn(meal))
    await swapIn(meal).click()
    await alternativesIn(meal).nth(2).waitFor()
    await expect.poll(async () => (await placeOf(panelIn(meal))).bottom).toBeLessThanOrEqual(844)
    expect((await placeOf(panelIn(meal))).top).toBeGreaterThanOrEqual(0)
    await context.close()
  })

  it('stay where they are if they are in sight', async () => {
    const { page, context } = await visitDemo(browser, { width: 390 })
    await page.setViewportSize({ width: 390, height: 844 })
    await makePlan(page)
    const meal = page.getByRole('article').first()
    await swapIn(meal).evaluate((button) => scrollBy(0, button.getBoundingClientRect().top - 120))
    const before = await placeOf(swapIn(meal))
    await swapIn(meal).click()
    await alternativesIn(meal).nth(2).waitFor()
    await page.waitForTimeout(300)
    expect(await placeOf(swapIn(meal))).toEqual(before)
    await context.close()
  })

  it('show from the button on that opened them if they are taller than the window', async () => {
    const { page, context } = await visitDemo(browser, { width: 390 })
    await page.setViewportSize({ width: 390, height: 420 })
    await makePlan(page)
    const meal = page.getByRole('article').first()
    await toEnd(swapIn(meal))
    await swapIn(meal).click()
    await alternativesIn(meal).nth(2).waitFor()
    await expect.poll(async () => (await placeOf(swapIn(meal))).top).toBeLessThan(60)
    expect((await placeOf(swapIn(meal))).top).toBeGreaterThanOrEqual(-1)
    await context.close()
  })

  it('leave the new dish in sight', async () => {
    const { page, context } = await visitDemo(browser, { width: 390 })
    await page.setViewportSize({ width: 390, height: 640 })
    await makePlan(page)
    const meal = page.getByRole('article').first()
    await toEnd(swapIn(meal))
    await swapIn(meal).click()
    await alternativesIn(meal).last().scrollIntoViewIfNeeded()
    await alternativesIn(meal).last().click()
    await panelIn(meal).waitFor({ state: 'detached' })
    await expect.poll(async () => (await placeOf(meal.getByRole('heading'))).top).toBeGreaterThanOrEqual(0)
    await context.close()
  })
})

describe('the focus in a low window', () => {
  it('stays in sight when the keyboard opens a menu, and when it swaps a dish', async () => {
    const { page, context } = await visitDemo(browser)
    await page.setViewportSize({ width: 640, height: 400 })
    await makePlan(page)
    const meal = page.getByRole('article').first()
    const isInSight = (element: Locator) =>
      expect
        .poll(async () => {
          const { top, bottom } = await placeOf(element)
          return top >= -1 && bottom <= 401
        })
        .toBe(true)
    const menu = meal.getByRole('button', { name: /^More:/ })
    await menu.press('Enter')
    await meal.getByRole('group', { name: /^More:/ }).waitFor()
    await isInSight(menu)
    await menu.press('Escape')

    await swapIn(meal).press('Enter')
    await alternativesIn(meal).last().press('Enter')
    await panelIn(meal).waitFor({ state: 'detached' })
    await page.waitForTimeout(300)
    await isInSight(swapIn(meal))
    await context.close()
  })
})

/** Clicks twice at the same place, as a double click does, however the page moves below the pointer in between. */
async function doubleClick(page: Page, element: Locator, betweenMs: number) {
  await element.scrollIntoViewIfNeeded()
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {}
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.up()
  await page.waitForTimeout(betweenMs)
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
}

describe('a double click on “Swap”', () => {
  it.each([60, 250])('does nothing but open the alternatives, %i ms apart', async (betweenMs) => {
    const { page, context } = await visitDemo(browser)
    await makePlan(page)
    const meals = page.getByRole('article')
    const names = await meals.evaluateAll((each) => each.map(({ ariaLabel }) => ariaLabel))
    for (const index of names.keys()) {
      const meal = meals.nth(index)
      await doubleClick(page, swapIn(meal), betweenMs)
      await page.waitForTimeout(500)
      expect(await meals.evaluateAll((each) => each.map(({ ariaLabel }) => ariaLabel))).toEqual(names)
      expect(
        await page
          .locator('[aria-pressed=true][aria-label^="Lock"], [aria-expanded=true][aria-label^="How"]')
          .count(),
      ).toBe(0)
      await panelIn(meal).getByRole('button', { name: 'Close' }).click()
    }
    await context.close()
  })
})
