import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { installConsumer, visit } from '../support/consumer.js'
import { launchBrowser } from '../support/launchBrowser.js'
import { serveFolder } from '../support/serveFolder.js'
import { makePlan } from '../support/visitor.js'

/** A very strict policy: only scripts and styles with the nonce apply. */
const STRICT_POLICY = "default-src 'none'; script-src 'nonce-shop'; style-src 'nonce-shop'; img-src data:"

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser(inject('chromium'))
})
afterAll(() => browser.close())

it('works on a page with a strict policy and no bundler by a script tag and two copied files', async () => {
  const shop = await installConsumer('script-tag', [])
  for (const file of ['meal-planner.js', 'meal-planner.plan.js']) {
    await cp(
      join(shop.folder, 'node_modules/react-meal-planner/dist', file),
      join(shop.folder, 'assets', file),
    )
  }
  const url = await serveFolder(shop.folder, { 'content-security-policy': STRICT_POLICY })
  const { page, problems } = await visit(browser, url)
  await makePlan(page)
  await page.getByRole('tab', { name: 'Grocery List' }).click()
  await page.getByRole('tabpanel').getByRole('checkbox').first().waitFor()
  expect(await page.getByRole('tabpanel').getByRole('checkbox').count()).toBeGreaterThan(10)
  expect(problems).toEqual([])
})
