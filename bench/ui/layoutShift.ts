import type { Browser } from 'playwright-core'
import { generateButton, planHeading } from '../../tests/support/visitor.js'
import { typeAnswers } from './fillForm.js'
import { type Device, openPage } from './openPage.js'

/**
 * The layout shift of a page over a whole journey with the usual pauses, from the first paint on. It is the sum of all
 * shifts, which is more than the Web Vital "Cumulative Layout Shift" counts.
 */
export async function layoutShift(browser: Browser, origin: string, device: Device) {
  const { page, close } = await openPage(browser, origin, device)
  await page.evaluate(() => window.bench.mountWidget())
  await generateButton(page).waitFor()
  await typeAnswers(page)
  await page.getByRole('checkbox', { name: 'Peanuts' }).check()
  const rest = () => page.waitForTimeout(1000)
  await rest()
  const button = async (name: string) => {
    await page.getByRole('button', { name }).first().click()
    await rest()
  }
  const tab = async (name: string) => {
    await page.getByRole('tab', { name }).click()
    await rest()
  }
  await generateButton(page).click()
  await planHeading(page).waitFor()
  await rest()
  const days = page.getByRole('group', { name: 'Day', exact: true }).getByRole('button')
  await days.nth(4).click()
  await rest()
  await tab('Grocery List')
  await page.getByRole('checkbox').first().click()
  await rest()
  await tab('Delivery')
  await tab('Meal Plan')
  await button('Generate New Plan')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await rest()
  await button('Change Preferences')
  await generateButton(page).click()
  await planHeading(page).waitFor()
  await rest()
  const watched = await page.evaluate(() => window.bench.readWatched())
  await close()
  return watched
}
