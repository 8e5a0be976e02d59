import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../support/launchBrowser.js'
import { fillForm, generateButton, planHeading, visitDemo } from '../support/visitor.js'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser(inject('chromium'))
})
afterAll(() => browser.close())

async function violations(page: Page) {
  const results = await new AxeBuilder({ page }).withTags(WCAG).analyze()
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

/** Every state of the screen in the order in which visitors see it. Each step starts where the previous one ended. */
const JOURNEY: readonly (readonly [state: string, step: (page: Page) => Promise<void>])[] = [
  ['the empty form', (page) => generateButton(page).waitFor()],
  [
    'the form with errors',
    async (page) => {
      await generateButton(page).click()
      await page.getByText('Age must be between 18 and 100').waitFor()
    },
  ],
  [
    'the filled form with understood restrictions',
    async (page) => {
      await fillForm(page)
      await page.getByLabel('Dietary restrictions').fill('vegetarian, flexitarian')
      await page.getByText('Understood: vegetarian').waitFor()
      await page.getByRole('group', { name: 'Foods to avoid' }).getByRole('button', { name: /more/ }).click()
      await page.getByRole('checkbox', { name: 'Garlic' }).check()
    },
  ],
  [
    'the form with a box that is not ticked',
    async (page) => {
      await generateButton(page).click()
      await page.getByText('Tick this box before we make your plan').waitFor()
      await page.getByLabel('I will check the labels myself').and(page.locator(':focus')).waitFor()
    },
  ],
  [
    'the loading overlay',
    async (page) => {
      await page.getByLabel('I will check the labels myself').check()
      await generateButton(page).click()
      await page.getByRole('dialog').waitFor()
    },
  ],
  ['the meal plan', (page) => planHeading(page).waitFor()],
  [
    'a recipe',
    async (page) => {
      // The notice stays in sight, over whatever the page scrolls under it.
      await page.getByRole('button', { name: 'Dismiss' }).click()
      await page.locator('summary', { hasText: 'How to cook it' }).first().click()
      await page
        .getByText(/min in all/)
        .first()
        .waitFor()
    },
  ],
  [
    'the grocery list, one item ticked',
    async (page) => {
      await page.getByRole('tab', { name: 'Grocery List' }).click()
      await page.getByRole('tabpanel').getByRole('checkbox').first().check()
    },
  ],
  [
    'the delivery offer, a question opened',
    async (page) => {
      await page.getByRole('tab', { name: 'Delivery' }).click()
      await page.getByText('How much is the service fee?').click()
    },
  ],
  [
    'the delivery form with errors',
    async (page) => {
      await page.getByRole('button', { name: 'Start Delivery Subscription' }).click()
      await page.getByRole('button', { name: 'Subscribe', exact: false }).click()
    },
  ],
]

describe.each(['light', 'dark'] as const)('the widget in %s', (scheme) => {
  it.each([390, 1280])('passes axe in every state of the screen at %i px', async (width) => {
    const { page, context } = await visitDemo(browser, { width, scheme })
    const found: Record<string, string[]> = {}
    for (const [state, step] of JOURNEY) {
      await step(page)
      found[state] = await violations(page)
    }
    expect(found).toEqual(Object.fromEntries(JOURNEY.map(([state]) => [state, []])))
    await context.close()
  })
})
