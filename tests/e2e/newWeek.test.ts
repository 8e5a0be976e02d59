import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../support/launchBrowser.js'
import { mountWidgets, visitHost } from '../support/visitHost.js'
import { generateButton } from '../support/visitor.js'

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser(inject('chromium'))
})
afterAll(() => browser.close())

/** What a visitor sees at each frame, from the first frame of the overlay to a meal of the new week. */
const framesUntilMeal = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const frames: string[] = []
        const look = () => {
          const isCovered = document.querySelector('dialog') !== null
          const isMealInSight =
            document.querySelector('article h4')?.checkVisibility({ visibilityProperty: true }) === true
          const isPlanInSight =
            document.querySelector('[role=tabpanel] h2')?.checkVisibility({ visibilityProperty: true }) ===
            true
          const seen = isCovered ? 'overlay' : isPlanInSight ? 'plan' : 'form'
          if (frames.length > 0 || isCovered) {
            if (frames.at(-1) !== seen) frames.push(seen)
          }
          if (frames.length > 1 && isMealInSight) resolve(frames)
          else requestAnimationFrame(look)
        }
        look()
      }),
  )

describe('a week made on a slow phone', () => {
  it('stays under its overlay until it can be seen', async () => {
    const { page, context } = await visitHost(browser, { widgets: [{ isolation: 'scoped' }] })
    await page.setViewportSize({ width: 390, height: 844 })
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await mountWidgets(page)
    // Everything loads at the first touch of a field. Then nothing makes the planner wait.
    await page.getByLabel('Age').focus()
    await page.waitForLoadState('networkidle')

    const first = framesUntilMeal(page)
    await generateButton(page).click()
    expect(await first).toEqual(['overlay', 'plan'])

    const again = framesUntilMeal(page)
    await page.getByRole('button', { name: 'Generate New Plan' }).first().click()
    expect(await again).toEqual(['overlay', 'plan'])
    await context.close()
  })
})

/** A rule for the widget's width makes Chromium work out the styles of all that its style element reaches. */
it('writes its rules into many small style elements', async () => {
  const { page, context } = await visitHost(browser, { widgets: [{ isolation: 'scoped' }] })
  await mountWidgets(page)
  const counts = await page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLStyleElement>('style[data-emotion=mp]'), ({ sheet }) =>
      Number(sheet?.cssRules.length),
    ),
  )
  expect(counts.length).toBeGreaterThan(1)
  expect(Math.max(...counts)).toBe(32)
  await context.close()
})
