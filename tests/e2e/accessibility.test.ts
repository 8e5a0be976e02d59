import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../support/launchBrowser.js'
import { fillForm, generateButton, makePlan, visitDemo } from '../support/visitor.js'

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

const openTab = async (page: Page, name: string) => {
  await makePlan(page)
  await page.getByRole('tab', { name }).click()
}

/** Every screen state by the way a visitor gets there. */
const STATES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the empty form': async () => undefined,
  'the filled form with understood restrictions': async (page) => {
    await fillForm(page)
    await page.getByLabel('Dietary restrictions').fill('vegan, fodmap')
    await page.getByRole('checkbox', { name: 'Garlic' }).check()
  },
  'the form with errors': async (page) => {
    await generateButton(page).click()
    await page.getByText('Age must be between 18 and 100').waitFor()
  },
  'the loading overlay': async (page) => {
    await fillForm(page)
    await generateButton(page).click()
    await page.getByRole('dialog').waitFor()
  },
  'the meal plan': makePlan,
  'the grocery list, one item ticked': async (page) => {
    await openTab(page, 'Grocery List')
    await page.getByRole('tabpanel').getByRole('checkbox').first().check()
  },
  'the delivery offer': (page) => openTab(page, 'Delivery'),
}

describe.each(['light', 'dark'] as const)('in %s', (scheme) => {
  describe.each([390, 1280])('at %i px', (width) => {
    it.each(Object.entries(STATES))('axe finds nothing in %s', async (_state, reach) => {
      const { page, context } = await visitDemo(browser, { width, scheme })
      await reach(page)
      expect(await violations(page)).toEqual([])
      await context.close()
    })
  })
})
