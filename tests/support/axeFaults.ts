import axe, { type RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

interface AxeChoice {
  /** The ids of rules that are not checked. */
  readonly without?: readonly string[]
}

/** axe has half a megabyte of code, so each frame gets it only once. */
async function addAxe(page: Page) {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source)
  }
}

/** What axe finds against WCAG 2.2 AA on a page: each rule with the elements that break it. */
export async function axeFaults(page: Page, { without = [] }: AxeChoice = {}): Promise<string[]> {
  await addAxe(page)
  const options: RunOptions = {
    runOnly: WCAG,
    rules: Object.fromEntries(without.map((id) => [id, { enabled: false }])),
    resultTypes: ['violations'],
  }
  return page.evaluate<string[]>(
    `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) =>
      violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' | ')))`,
  )
}
