import type { Browser, CDPSession, Page } from 'playwright-core'
import { generateButton, planHeading } from '../../tests/support/visitor.js'
import { typeAnswers } from './fillForm.js'
import { type Device, openPage } from './openPage.js'

/** The memory and nodes of a page after a garbage collection. */
interface Held {
  readonly heapMb: number
  readonly nodes: number
  readonly listeners: number
  readonly styleElements: number
  readonly styleRules: number
}

async function held(devtools: CDPSession, page: Page): Promise<Held> {
  // Before the heap is measured: Playwright puts a script of its own into the page when it first looks for something.
  const styleElements = await page.locator('style').count()
  const styleRules = await page.evaluate(() =>
    [...document.styleSheets].reduce((count, { cssRules }) => count + cssRules.length, 0),
  )
  // Finalizers of one collection release objects for the next one.
  for (let time = 0; time < 3; time++) await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters')
  return { heapMb: usedSize / 1e6, nodes, listeners: jsEventListeners, styleElements, styleRules }
}

/** A page's figures before and after work that should leave nothing behind. */
export interface Growth {
  readonly before: Held
  readonly after: Held
}

/** The first mounts fill caches, so growth is counted from here on. */
const WARM_UP_MOUNTS = 70
/**
 * A plan keeps 50 weeks for "Undo", and V8 goes on compiling what runs often for about 200 weeks: a heap snapshot after 70
 * weeks and one after 270 differ by 0.9 MB of compiled code, while the page's objects and strings shrank by 0.08 MB.
 */
const WARM_UP_WEEKS = 200

/** @param weeks how many weeks are made one after another, @param mounts how many widgets come and go */
export async function growth(
  browser: Browser,
  origin: string,
  device: Device,
  weeks: number,
  mounts: number,
) {
  const { page, devtools, close } = await openPage(browser, origin, device)
  const measure = () => held(devtools, page)

  const mountWidgets = (count: number) =>
    page.evaluate(async (times) => {
      for (let time = 0; time < times; time++) {
        window.bench.mountOnce()
        await new Promise((resolve) => setTimeout(resolve))
      }
    }, count)
  await mountWidgets(WARM_UP_MOUNTS)
  const beforeMounts = await measure()
  await mountWidgets(mounts)
  const ofMounts: Growth = { before: beforeMounts, after: await measure() }

  await page.evaluate(() => window.bench.mountWidget({ firstMs: 0, againMs: 0 }))
  await typeAnswers(page)
  await generateButton(page).click()
  await planHeading(page).waitFor()
  const makeWeeks = async (count: number) => {
    for (let week = 0; week < count; week++) {
      await page.getByRole('button', { name: 'Generate New Plan' }).first().click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
  }
  await makeWeeks(WARM_UP_WEEKS)
  const beforeWeeks = await measure()
  await makeWeeks(weeks)
  const ofWeeks: Growth = { before: beforeWeeks, after: await measure() }
  await close()
  return { ofMounts, ofWeeks }
}
