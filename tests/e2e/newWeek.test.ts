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

describe('the overlay', () => {
  /** Milliseconds. Without a pause the overlay can be gone before a test asks for it. */
  const LONG_ENOUGH_TO_SEE = '3000'
  /** Chromium says so when something asks it for what it should skip: on a slow phone that takes 50 ms. */
  const HIDDEN_LAYOUT = 'Rendering was performed in a subtree hidden by content-visibility'

  it('opens without a layout of the form that it hides', async () => {
    const { page, context } = await visitHost(browser, {
      widgets: [{ isolation: 'scoped', pause: LONG_ENOUGH_TO_SEE }],
    })
    await mountWidgets(page)
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    // The keyboard of a phone follows the caret, which stays in the last field when a button is pressed.
    await page.getByLabel('Age').press('Control+a')
    await page.getByLabel('Age').pressSequentially('34')
    await generateButton(page).click()
    await page.getByRole('dialog').waitFor()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(said.filter((text) => text.includes(HIDDEN_LAYOUT))).toEqual([])
    await context.close()
  })

  it.each(['scoped', 'shadow'] as const)(
    'gives the caret back to the field before it, %s',
    async (isolation) => {
      const { page, context } = await visitHost(browser, { widgets: [{ isolation, pause: '60000' }] })
      await mountWidgets(page)
      const age = page.getByLabel('Age')
      await age.press('Control+a')
      await age.pressSequentially('34')
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Cancel' }).click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await page.keyboard.press('Backspace')
      await page.keyboard.type('9')
      expect(await age.inputValue()).toBe('39')
      await context.close()
    },
  )

  it.each(['scoped', 'shadow'] as const)(
    'leaves a text alone that is selected elsewhere, %s',
    async (isolation) => {
      const { page, context } = await visitHost(browser, {
        widgets: [{ isolation, pause: LONG_ENOUGH_TO_SEE }],
      })
      await mountWidgets(page)
      await page.evaluate(() => {
        const text = document.body.appendChild(document.createElement('p'))
        text.textContent = 'Our best recipe'
        getSelection()?.selectAllChildren(text)
      })
      await generateButton(page).press('Enter')
      await page.getByRole('dialog').waitFor()
      expect(await page.evaluate(() => getSelection()?.anchorNode?.textContent)).toBe('Our best recipe')
      await context.close()
    },
  )
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
