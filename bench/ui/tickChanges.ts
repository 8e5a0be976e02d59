import type { Browser } from 'playwright-core'
import { generateButton, planHeading } from '../../tests/support/visitor.js'
import { typeAnswers } from './fillForm.js'
import { type Device, openPage } from './openPage.js'

/** The parts of the list that a tick changes: its row, and the counts of ticked items. */
export async function tickChanges(browser: Browser, origin: string, device: Device): Promise<string[]> {
  const { page, close } = await openPage(browser, origin, device)
  await page.evaluate(() => window.bench.mountWidget({ firstMs: 0, againMs: 0 }))
  await generateButton(page).waitFor()
  await typeAnswers(page)
  await generateButton(page).click()
  await planHeading(page).waitFor()
  await page.getByRole('tab', { name: 'Grocery List' }).click()
  await page.getByRole('tabpanel').getByRole('checkbox').first().waitFor()
  await page.waitForTimeout(1000)
  const changes = await page.evaluate(() => window.bench.countChanges('[role=tabpanel] li input'))
  await close()
  return changes
}
