import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { launchBrowser } from '../support/launchBrowser.js'
import { bringReader, hear, readAloud } from '../support/readAloud.js'
import { samplePlan, sampleSavedState } from '../support/samplePlan.js'
import { fillForm, generateButton, visitDemo, waitForPlan } from '../support/visitor.js'

const WIDGET = '[aria-label="Meal planner"]'
const PANEL = '[role=tabpanel]'

/** Lines to leave out: empty ones, the states of the USA, and those that depend on how fast a week is made. */
const NOISE = /^(end of |paragraph$|option, (?!Choose)|polite: (Day \d|All \d|Estimated))/
/** A subscription's number and its cancel code are random. */
const RANDOM: readonly (readonly [RegExp, string])[] = [
  [/\b[0-9A-Z]{5}-[0-9A-Z]{5}\b/g, 'NUMBER'],
  [/(?<![\w-])[\w-]{43}(?![\w-])/g, 'CODE'],
]

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser(inject('chromium'))
})
afterAll(() => browser.close())

/** A plan made by hand, as the demo page keeps it: the planner makes other dishes after each change to it. */
const keptRecord = () => JSON.stringify(sampleSavedState(1, samplePlan('2026-11-23')))

async function openKeptPlan(page: Page) {
  await page.clock.setFixedTime('2026-11-23T09:00:00')
  await page.evaluate((record) => {
    localStorage.setItem('meal-planner:demo-shop', record)
    location.hash = ''
  }, keptRecord())
  await page.reload()
  await waitForPlan(page)
  await bringReader(page)
}

it('reads the whole journey as the transcript says', async () => {
  const { page, context } = await visitDemo(browser, { width: 390 })
  const parts: string[] = []
  const note = (part: string, phrases: readonly string[]) => {
    const said = phrases.filter((phrase) => !NOISE.test(phrase)).join('\n')
    parts.push(`## ${part}\n${RANDOM.reduce((text, [random, name]) => text.replace(random, name), said)}\n`)
  }
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first()

  await generateButton(page).waitFor()
  await bringReader(page)
  note(
    'Generate My Plan, with nothing filled in',
    await hear(page, WIDGET, async () => {
      await generateButton(page).press('Enter')
      await page.getByText('Age must be').waitFor()
    }),
  )
  note('The form with errors', await readAloud(page, WIDGET))
  await fillForm(page)
  // The remark on the targets is said when they are worked out, which is after the last answer.
  await page.getByText('These targets have less energy than').waitFor()
  // With the least cost, which loads after it, it would be said once more.
  await page.getByText('The least for these targets').waitFor()
  note(
    'Generate My Plan, filled in',
    await hear(page, WIDGET, async () => {
      await generateButton(page).press('Enter')
      await page.getByText('Your week is ready.').waitFor({ state: 'attached' })
    }),
  )

  await openKeptPlan(page)
  note('The tabs', await readAloud(page, '[role=tablist]'))
  note('The days', await readAloud(page, '[role=group][aria-label=Day]'))
  await button(/Numbers of each food/).press('Enter')
  await button(/^More: /).press('Enter')
  await button('I’m eating out').waitFor()
  note('A meal with its numbers and its menu', await readAloud(page, 'article'))
  await page.keyboard.press('Escape')
  await button(/^Swap: /).press('Enter')
  await page.getByRole('heading', { name: /^Other dishes/ }).waitFor()
  note('Swap', await readAloud(page, 'article [role=group] > header'))
  await page.keyboard.press('Escape')
  note(
    'Lock',
    await hear(page, WIDGET, async () => {
      await button(/^Lock: /).press('Enter')
    }),
  )
  await page.getByRole('tab', { name: 'Grocery List' }).click()
  await button('Keep the screen on').waitFor()
  note('The grocery list', await readAloud(page, PANEL))
  note(
    'A tick',
    await hear(page, WIDGET, async () => {
      await page.getByRole('tabpanel').getByRole('checkbox').first().press('Space')
      await page.getByRole('checkbox', { checked: true }).first().waitFor()
    }),
  )
  await page.getByRole('tab', { name: 'Delivery' }).click()
  await page.getByRole('tabpanel', { name: 'Delivery' }).waitFor()
  note('The delivery', await readAloud(page, PANEL))
  await button(/^Start Delivery/).press('Enter')
  await page.getByLabel('Street address').waitFor()
  note('The address', await readAloud(page, '[role=form]'))
  await page.getByLabel('Street address').fill('12 Orchard Lane')
  await page.getByLabel('City').fill('Fairfield')
  await page.getByLabel('State').selectOption('CT')
  await page.getByLabel('ZIP code').fill('06824')
  await page.getByLabel('Phone').fill('2035550142')
  note(
    'Subscribe',
    await hear(page, WIDGET, async () => {
      await button('Subscribe').press('Enter')
      await button('Order This Week Now').waitFor()
    }),
  )
  note(
    'Order This Week Now',
    await hear(page, WIDGET, async () => {
      await button('Order This Week Now').press('Enter')
      await page.getByText('Ordered on').waitFor()
    }),
  )
  note('The active subscription', await readAloud(page, '[role=tabpanel] [role=group]'))
  await expect(parts.join('\n')).toMatchFileSnapshot('transcript.txt')
  await context.close()
}, 120_000)
