import type { Browser } from 'playwright-core'
import { generateButton } from '../../tests/support/visitor.js'
import { typeAnswers } from './fillForm.js'
import { type Device, openPage } from './openPage.js'

/** The measurements of one visit, by what the visitor did. Times are in milliseconds. */
export type Figures = Readonly<Record<string, number>>

const NO_PAUSES = { firstMs: 0, againMs: 0 }

/** One visit of the widget: the form, a week without a pause, days and tabs. Each time is that of the slowest event. */
export async function visit(browser: Browser, origin: string, device: Device): Promise<Figures> {
  const { page, watch, close } = await openPage(browser, origin, device)
  await page.evaluate((pauses) => window.bench.mountWidget(pauses), NO_PAUSES)
  await generateButton(page).waitFor()

  const typing = await watch(() => typeAnswers(page))
  const tick = await watch(async () => {
    await page.getByLabel('Maintain weight').check()
    await page.getByLabel('Very active').check()
  })
  const chip = await watch(async () => {
    for (const food of ['Peanuts', 'Shellfish']) await page.getByRole('checkbox', { name: food }).check()
  })
  let weekMs = 0
  const week = await watch(async () => {
    const time = page.evaluate(() => window.bench.timeToWeek())
    await generateButton(page).click()
    weekMs = await time
  })
  const day = await watch(async () => {
    const days = page.getByRole('group', { name: 'Day', exact: true }).getByRole('button')
    for (const index of [1, 4, 6, 0]) await days.nth(index).click()
  })
  const tabNames = ['Grocery List', 'Delivery', 'Meal Plan', 'Grocery List']
  const tab = await watch(async () => {
    for (const name of tabNames) {
      await page.getByRole('tab', { name }).click()
      await page.waitForTimeout(device.slowdown * 100)
    }
  })
  const groceryTick = await watch(async () => {
    for (const index of [0, 1]) await page.getByRole('tabpanel').getByRole('checkbox').nth(index).click()
  })
  await page.getByRole('tab', { name: 'Meal Plan' }).click()
  const generate = page.getByRole('button', { name: 'Generate New Plan' })
  await generate.waitFor()
  const again = await watch(async () => {
    const time = page.evaluate(() => window.bench.timeToWeek())
    await generate.click()
    await time
  })
  await close()
  return {
    typing: typing.slowestEventMs,
    tick: Math.max(tick.slowestEventMs, groceryTick.slowestEventMs),
    chip: chip.slowestEventMs,
    day: day.slowestEventMs,
    tab: tab.slowestEventMs,
    week: weekMs,
    weekTask: Math.max(week.longestTaskMs, again.longestTaskMs),
  }
}

/** The same actions on the same page, with plain controls in place of the widget. */
export async function visitPlain(browser: Browser, origin: string, device: Device): Promise<Figures> {
  const { page, watch, close } = await openPage(browser, origin, device)
  await page.evaluate(() => window.bench.mountPlain())
  const typing = await watch(() => page.getByLabel('Age').pressSequentially('3434', { delay: 80 }))
  const tick = await watch(() => page.getByText('Peanuts').click())
  const tab = await watch(async () => {
    for (const name of ['Second', 'First']) await page.getByRole('button', { name }).click()
  })
  await close()
  const [typingMs, tickMs, tabMs] = [typing, tick, tab].map(({ slowestEventMs }) => slowestEventMs)
  return {
    typing: typingMs ?? 0,
    tick: tickMs ?? 0,
    chip: tickMs ?? 0,
    day: tabMs ?? 0,
    tab: tabMs ?? 0,
    weekTask: Math.max(typing.longestTaskMs, tick.longestTaskMs, tab.longestTaskMs),
  }
}
