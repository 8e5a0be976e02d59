import type { Browser, CDPSession, Page } from 'playwright-core'
import type { Watched } from './page/watch.js'

/** The device whose visits are measured. */
export interface Device {
  readonly name: string
  readonly width: number
  readonly height: number
  /** How many times slower its processor is than this machine's. */
  readonly slowdown: number
}

/** A page of the bench, in its own browser profile. */
export interface BenchPage {
  readonly page: Page
  readonly devtools: CDPSession
  /** Does something, waits until the page is at rest, and returns the browser's own measurements. */
  watch(act: () => Promise<void>): Promise<Watched>
  close(): Promise<void>
}

/** The form waits 400 ms after a key before it reads a text. A slow device needs the rest for drawing. */
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
