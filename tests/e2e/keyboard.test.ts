import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { launchBrowser } from '../support/launchBrowser.js'
import { planHeading, visitDemo } from '../support/visitor.js'

const MOST_TABS = 120

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser(inject('chromium'))
})
afterAll(() => browser.close())

/** The accessible name of what has the focus, as far as its label, text or attribute says it. */
const focusedName = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement)) return ''
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
    const label = labels.map(({ textContent }) => textContent).join(' ')
    return element.getAttribute('aria-label') || label || element.textContent || ''
  })

const focusIsVisible = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element) return false
    const visible = (candidate: Element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(candidate)
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
    }
    return [element, element.parentElement, element.nextElementSibling].some(
      (candidate) => candidate !== null && visible(candidate),
    )
  })

/** Presses Tab until the focus is on what `name` describes; every stop on the way must show its focus. */
async function tabTo(page: Page, name: RegExp) {
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    await page.keyboard.press('Tab')
    const focused = await focusedName(page)
    expect(await focusIsVisible(page), `focus is visible on "${focused}"`).toBe(true)
    if (name.test(focused)) return
  }
  throw new Error(`Tab never reached ${name} in ${MOST_TABS} presses.`)
}

it('lets a visitor make the whole journey by keyboard', async () => {
  const { page, context } = await visitDemo(browser)
  const answers: [RegExp, string][] = [
    [/^Age/, '41'],
    [/^Height \(feet\)/, '5'],
    [/^Height \(inches\)/, '11'],
    [/^Weight \(lbs\)/, '185'],
  ]
  for (const [label, value] of answers) {
    await tabTo(page, label)
    await page.keyboard.type(value)
  }
  await tabTo(page, /^Sedentary/)
  await page.keyboard.press('ArrowDown')
  expect(await page.getByRole('radio', { name: /Lightly active/ }).isChecked()).toBe(true)
  await tabTo(page, /^Weekly food budget/)
  await page.keyboard.type('140')
  await page.keyboard.press('Enter')
  await planHeading(page).waitFor()

  await tabTo(page, /^Meal Plan$/)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  const panel = page.getByRole('tabpanel')
  await panel.getByRole('checkbox').first().waitFor()
  await tabTo(page, /Print List/)
  await tabTo(page, /\$\d/)
  await page.keyboard.press('Space')
  expect(await panel.getByRole('checkbox', { checked: true }).count()).toBe(1)
  await context.close()
})
