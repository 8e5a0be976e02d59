import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { launchBrowser } from '../support/launchBrowser.js'
import { makePlan, visitDemo } from '../support/visitor.js'

/** The narrowest window that WCAG 2.2 asks for (1.4.10). */
const NARROW = 320
/** As wide as a reader may set texts (WCAG 2.2, 1.4.12). */
const TEXT_SPACING = '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }'

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser(inject('chromium'))
})
afterAll(() => browser.close())

async function visitPlan() {
  const visit = await visitDemo(browser, { width: NARROW })
  await makePlan(visit.page)
  return visit
}

const pageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

it('shows the whole line under the title when the room of a meal is left', async () => {
  const { page, context } = await visitPlan()
  await page
    .getByRole('button', { name: /^More: / })
    .first()
    .click()
  await page.getByRole('button', { name: /^I’m eating out/ }).click()
  const fact = page.getByText(/ a day with room left for /).and(page.locator(':visible'))
  await page.addStyleTag({ content: TEXT_SPACING })
  const sides = await fact.evaluate((words) => {
    const range = document.createRange()
    range.selectNodeContents(words)
    const line = words.closest('p')?.getBoundingClientRect()
    const lines = [...range.getClientRects()]
    return {
      lines: lines.length,
      start: Math.min(...lines.map(({ left }) => left)) - (line?.left ?? Number.NaN),
      end: (line?.right ?? Number.NaN) - Math.max(...lines.map(({ right }) => right)),
    }
  })
  expect(sides.lines).toBeGreaterThan(1)
  expect(sides.start).toBeGreaterThanOrEqual(0)
  expect(sides.end).toBeGreaterThanOrEqual(0)
  await context.close()
})

it('does not scroll sideways when the words of meals and targets are longer', async () => {
  const { page, context } = await visitPlan()
  expect(await pageWidth(page)).toBe(NARROW)
  const long = 'Noch Platz für etwas mehr davon an diesem Wochentag'
  for (const words of [
    page.locator('article li bdi').first(),
    page.locator('[role=group]:has([role=meter]) > div:first-child > span').first(),
  ])
    await words.evaluate((element, text) => {
      element.append(text)
    }, long)
  expect(await pageWidth(page)).toBe(NARROW)
  await context.close()
})

it('shows the day that has the focus clear of the fade at the end of the row, and keeps the page still', async () => {
  const { page, context } = await visitPlan()
  const days = page.getByRole('group', { name: 'Day', exact: true })
  await days.getByRole('button').first().focus()
  const from = await page.evaluate(() => scrollY)
  const ends: number[] = []
  for (let day = 0; day < 7; day++) {
    if (day > 0) await page.keyboard.press('Tab')
    ends.push(
      await days.evaluate((row) => {
        const day = document.activeElement?.getBoundingClientRect()
        return row.getBoundingClientRect().right - (day?.right ?? Number.NaN)
      }),
    )
  }
  expect(Math.min(...ends)).toBeGreaterThanOrEqual(35)
  expect(await page.evaluate(() => scrollY)).toBe(from)
  await context.close()
})

it('shows each day’s date in one line where all seven days fit', async () => {
  const { page, context } = await visitPlan()
  const dates = page.getByRole('group', { name: 'Day', exact: true }).locator('time')
  const lines: Record<number, readonly number[]> = {}
  for (const width of [351, 360, 375]) {
    await page.setViewportSize({ width, height: 800 })
    lines[width] = await dates.evaluateAll((days) =>
      days.map((day) => {
        // No date of the year is wider.
        day.textContent = 'May 28'
        return Math.round(
          day.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(day).lineHeight),
        )
      }),
    )
  }
  const one = [1, 1, 1, 1, 1, 1, 1]
  expect(lines).toEqual({ 351: one, 360: one, 375: one })
  await context.close()
})

/** The names of buttons that get the focus and whose ring is cut off. */
const cutRings = (page: Page, name: RegExp) =>
  page.getByRole('button', { name }).evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      if (!(button instanceof HTMLElement) || !button.checkVisibility()) return []
      button.focus()
      const { outlineWidth, outlineOffset } = getComputedStyle(button)
      const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
      const box = button.getBoundingClientRect()
      for (let around = button.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflowX !== 'hidden') continue
        const edge = around.getBoundingClientRect()
        if (
          edge.left > box.left - reach ||
          edge.right < box.right + reach ||
          edge.bottom < box.bottom + reach
        )
          return [button.ariaLabel ?? '']
      }
      return []
    }),
  )

it('shows the whole ring of a focused button at the edge of a card', async () => {
  const { page, context } = await visitPlan()
  await page.keyboard.press('Tab')
  expect(await cutRings(page, /^(Undo last|Redo) change$/)).toEqual([])
  await page.getByRole('tab', { name: 'Grocery List' }).press('Enter')
  await page
    .getByRole('button', { name: /^Change / })
    .first()
    .waitFor()
  expect(await cutRings(page, /^Change /)).toEqual([])
  await context.close()
})
