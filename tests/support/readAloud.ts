import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const READER = '/virtual-screen-reader.js'
const START = '/start-reading.js'
/** No part of a screen is longer. A reader that never reaches the end stops here. */
const MOST_PHRASES = 400

declare global {
  interface Window {
    virtualReader: {
      start(options: { readonly container: Element }): Promise<void>
      next(): Promise<void>
      stop(): Promise<void>
      lastSpokenPhrase(): Promise<string>
      spokenPhraseLog(): Promise<string[]>
    }
  }
}

/** Puts a virtual screen reader into the page. It runs there, because only a browser knows what its styles hide. */
export async function bringReader(page: Page): Promise<void> {
  const path = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js')
  const body = await readFile(path, 'utf8')
  const files: Readonly<Record<string, string>> = {
    [READER]: body,
    [START]: `import { virtual } from '${READER}'; window.virtualReader = virtual`,
  }
  for (const [file, text] of Object.entries(files))
    await page.route(`**${file}`, (route) => route.fulfill({ body: text, contentType: 'text/javascript' }))
  await page.addScriptTag({ url: START, type: 'module' })
  await page.waitForFunction(() => 'virtualReader' in window)
}

/** Everything in the first element of the selector, phrase by phrase, as the reader reads it. */
export const readAloud = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate(
    async ([query, most]) => {
      const container = [...document.querySelectorAll(query)].find((element) => element.checkVisibility())
      if (!container) throw new Error(`Nothing to read: ${query}`)
      const { virtualReader } = window
      await virtualReader.start({ container })
      const first = await virtualReader.lastSpokenPhrase()
      const phrases = [first]
      while (phrases.length < most) {
        await virtualReader.next()
        const phrase = await virtualReader.lastSpokenPhrase()
        if (phrase === first && phrases.length > 1) break
        phrases.push(phrase)
      }
      await virtualReader.stop()
      return phrases
    },
    [selector, MOST_PHRASES] as const,
  )

/** The reader's own announcements while something is done: focused elements and live regions. */
export async function hear(page: Page, selector: string, act: () => Promise<void>): Promise<string[]> {
  await page.evaluate(async (query) => {
    const container = document.querySelector(query)
    if (container) await window.virtualReader.start({ container })
  }, selector)
  await act()
  return page.evaluate(async () => {
    const log = await window.virtualReader.spokenPhraseLog()
    await window.virtualReader.stop()
    return log.slice(1)
  })
}
