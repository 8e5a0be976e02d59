import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../support/launchBrowser.js'
import { mountWidgets, SCREENS, visitHost } from '../support/visitHost.js'
import { visitDemo, waitForWeek } from '../support/visitor.js'

const MOST_TABS = 120

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser(inject('chromium'))
})
afterAll(() => browser.close())

/** The name of the focused element, from its attribute, label or text. */
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

/** Presses Tab until the focus is on what `name` matches. Every stop on the way must show its focus. */
async function tabTo(page: Page, name: RegExp, key = 'Tab') {
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    await page.keyboard.press(key)
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
  await waitForWeek(page)

  await tabTo(page, /^Generate New Plan$/)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await waitForWeek(page)
  expect(await focusedName(page)).toBe('Your 7-Day Meal Plan')

  await tabTo(page, /^Meal Plan$/, 'Shift+Tab')
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

it('never puts the focus under the bar of the list that stays in sight', async () => {
  const { page, context } = await visitHost(browser)
  await page.setViewportSize({ width: 390, height: 640 })
  await mountWidgets(page)
  await SCREENS.plan?.(page)
  await SCREENS.groceries?.(page)
  // The bar has its second line.
  await page.getByRole('tabpanel').getByRole('checkbox').first().press('Space')
  await page.getByText('1 in the basket').waitFor()
  await page.getByRole('button', { name: 'Share List' }).focus()
  const covered: string[] = []
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    await page.keyboard.press('Shift+Tab')
    const name = await focusedName(page)
    if (name === 'Recipe') break
    const place = await page.evaluate(() => {
      const bar = document.querySelector('[aria-label="Sort by"]')?.parentElement
      const focused = document.activeElement
      if (!bar || !focused) throw new Error('No bar, or no focus.')
      return focused.getBoundingClientRect().top - bar.getBoundingClientRect().bottom
    })
    if (place < 0) covered.push(`${name}: ${place}`)
  }
  expect(covered).toEqual([])
  expect(await focusedName(page)).toBe('Recipe')
  await context.close()
})

it('lets a ticked line sink only once the keyboard has left its section', async () => {
  const { page, context } = await visitHost(browser)
  await page.setViewportSize({ width: 390, height: 640 })
  await mountWidgets(page)
  await SCREENS.plan?.(page)
  await SCREENS.groceries?.(page)
  const lines = page.getByRole('tabpanel').getByRole('list').first().getByRole('listitem')
  const lineTop = () =>
    lines.nth(1).evaluate((line) => (line instanceof HTMLElement ? line.offsetTop : Number.NaN))
  const before = await lineTop()
  await lines.first().getByRole('checkbox').press('Space')
  await tabTo(page, /Price/)
  await page.waitForTimeout(2500)
  expect(await lineTop()).toBe(before)

  await lines.first().getByRole('checkbox').press('Shift+Tab')
  await expect.poll(lineTop, { timeout: 5000 }).toBeLessThan(before)
  await context.close()
})

describe.each(['scoped', 'shadow'] as const)('%s tabs', (isolation) => {
  const visitTabs = async (dir: 'ltr' | 'rtl') => {
    const { page, context } = await visitHost(browser, { dir, widgets: [{ isolation }] })
    await mountWidgets(page)
    await SCREENS.plan?.(page)
    const tab = (name: string) => page.getByRole('tab', { name })
    /** Presses a key and expects that the tab with this name is then selected and focused. */
    const press = async (key: string, name: string) => {
      await page.keyboard.press(key)
      await page.getByRole('tab', { name, selected: true }).waitFor()
      expect(await tab(name).evaluate((element) => element.matches(':focus')), `${key}: ${name}`).toBe(true)
    }
    return { page, context, tab, press }
  }

  it('follow the arrow keys in reading order, also after a click on a tab', async () => {
    const { context, tab, press } = await visitTabs('ltr')
    await tab('Grocery List').click()
    await press('ArrowRight', 'Delivery')
    await press('ArrowRight', 'Meal Plan')
    await press('ArrowLeft', 'Delivery')
    await context.close()
  })

  it('follow the arrow keys in the other direction on a page that reads from right to left', async () => {
    const { page, context, tab, press } = await visitTabs('rtl')
    await tab('Meal Plan').focus()
    await press('ArrowLeft', 'Grocery List')
    await press('ArrowRight', 'Meal Plan')
    await page.evaluate(() => {
      document.documentElement.dir = 'ltr'
    })
    await press('End', 'Delivery')
    await press('ArrowLeft', 'Grocery List')
    await context.close()
  })

  it('leave the up and down keys to scrolling, and keys with Alt or Control to the browser', async () => {
    const { page, context, tab, press } = await visitTabs('ltr')
    await tab('Meal Plan').focus()
    for (const key of ['ArrowDown', 'ArrowUp', 'Alt+ArrowRight', 'Control+End'])
      await page.keyboard.press(key)
    await press('ArrowRight', 'Grocery List')
    await context.close()
  })

  it('show one panel, which its tab names and the Tab key reaches', async () => {
    const { page, context, tab } = await visitTabs('ltr')
    await tab('Meal Plan').focus()
    await page.keyboard.press('Tab')
    const newPlan = page.getByRole('button', { name: 'New Plan', exact: true })
    expect(await newPlan.evaluate((element) => element.matches(':focus'))).toBe(true)
    await page.keyboard.press('Tab')
    const panel = page.getByRole('tabpanel')
    expect(await panel.count()).toBe(1)
    expect(await panel.evaluate((element) => element.matches(':focus'))).toBe(true)
    const ids = await tab('Meal Plan').evaluate((element) => [
      element.getAttribute('aria-controls'),
      element.id,
    ])
    expect([await panel.getAttribute('id'), await panel.getAttribute('aria-labelledby')]).toEqual(ids)
    await context.close()
  })
})
