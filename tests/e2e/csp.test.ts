import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../support/launchBrowser.js'
import { mountWidgets, SCREENS, visitHost } from '../support/visitHost.js'
import type { PlacedWidget } from './hosts/placedWidget.js'

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser(inject('chromium'))
})
afterAll(() => browser.close())

/** Runs in the page and collects its violations in `window.violations`. */
function gatherViolations() {
  const violations: string[] = []
  Object.assign(window, { violations })
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    violations.push(`${effectiveDirective} ${blockedURI} ${sample}`),
  )
}

const WIDGETS: Readonly<Record<string, PlacedWidget>> = {
  'the scoped widget': { isolation: 'scoped' },
  'the scoped widget that a server rendered': { isolation: 'scoped', rendered: 'server' },
  'the shadow widget': { isolation: 'shadow' },
}

describe.each(Object.entries(WIDGETS))('%s', (_name, widget) => {
  it('obeys a content security policy with nonces and Trusted Types on every screen', async () => {
    const { page, context, problems } = await visitHost(browser, {
      csp: true,
      widgets: [widget],
      before: gatherViolations,
    })
    await mountWidgets(page)
    for (const reach of Object.values(SCREENS)) {
      await reach(page)
      const styled = await page
        .locator('[data-widget] [style]')
        .evaluateAll((all) => all.map((one) => one.outerHTML))
      expect(styled).toEqual([])
    }
    await page.getByRole('button', { name: 'Start Delivery Subscription' }).click()
    await page.getByLabel('Phone').waitFor()
    await page.getByRole('tab', { name: 'Grocery List' }).click()
    const printed = context.waitForEvent('page')
    await page.getByRole('button', { name: 'Print List' }).click()
    await printed

    await page.getByRole('tab', { name: 'Meal Plan' }).click()
    const title = page.getByRole('heading', { name: 'Your 7-Day Meal Plan' })
    expect(await title.evaluate((heading) => getComputedStyle(heading).fontWeight)).toBe('700')
    expect(await page.evaluate(() => Reflect.get(window, 'violations'))).toEqual([])
    expect(problems).toEqual([])
    await context.close()
  })
})
