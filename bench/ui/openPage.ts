import type { Browser, CDPSession, Page } from 'playwright-core'
import type { Watched } from './page/watch.js'

/** The device whose visits are measured. */
export interface Device {
  readonly name: string
  readonly width: number
  readonly height: number
  /** How many times slower than this machine its processor is. */
  readonly slowdown: number
}

/** A page of the bench in a browser profile of its own. */
export interface BenchPage {
  readonly page: Page
  readonly devtools: CDPSession
  /** Does something, waits until the page is at rest, and gives what the browser said of it. */
  watch(act: () => Promise<void>): Promise<Watched>
  close(): Promise<void>
}

/** After a key, the form waits this long before it reads a text; the rest is for a slow device to draw. */
const REST_MS = 700

export async function openPage(
  browser: Browser,
  origin: string,
  { width, height, slowdown }: Device,
): Promise<BenchPage> {
  const context = await browser.newContext({ viewport: { width, height }, locale: 'en-US' })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  if (slowdown > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(origin)
  return {
    page,
    devtools,
    async watch(act) {
      await page.evaluate(() => window.bench.resetWatched())
      await act()
      await page.waitForTimeout(REST_MS)
      return page.evaluate(() => window.bench.readWatched())
    },
    close: () => context.close(),
  }
}
