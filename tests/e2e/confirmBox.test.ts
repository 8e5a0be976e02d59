import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../support/launchBrowser.js'
import { fillForm, generateButton, visitDemo, waitForPlan } from '../support/visitor.js'

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser(inject('chromium'))
})
afterAll(() => browser.close())

/** Counts the painted frames in which the loading overlay shows. */
async function countOverlayFrames(page: Page) {
  await page.evaluate(`
    window.overlayFrames = 0
    requestAnimationFrame(function next() {
      if (document.querySelector('dialog[open]')) overlayFrames += 1
      requestAnimationFrame(next)
    })
  `)
  return () => page.evaluate('overlayFrames')
}

describe('a box that is not ticked', () => {
  it('takes the focus and keeps the overlay away until it is ticked', async () => {
    const { page, context } = await visitDemo(browser)
    await fillForm(page)
    await page.getByLabel('Dietary restrictions').fill('vegetarian, zorbix')
    const box = page.getByLabel('We could not apply: zorbix. I will check the meals and the labels myself')
    await box.waitFor()
    const overlayFrames = await countOverlayFrames(page)
    await generateButton(page).click()
    await page.getByText('Tick this box before we make your plan').waitFor()
    await box.and(page.locator(':focus')).waitFor()
    expect(await overlayFrames()).toBe(0)
    await page.keyboard.press('Space')
    await generateButton(page).click()
    await waitForPlan(page)
    await page.getByText('Made for: vegetarian · Not applied: zorbix').waitFor()
    await context.close()
  })
})
