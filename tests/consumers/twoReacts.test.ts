import { join } from 'node:path'
import type { Browser, Locator, Page } from 'playwright-core'
import { build } from 'vite'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { installConsumer, visit } from '../support/consumer.js'
import { launchBrowser } from '../support/launchBrowser.js'
import { serveFolder } from '../support/serveFolder.js'
import { ANSWERS } from '../support/visitor.js'

/** Both versions number their ids in the same way. */
const VERSIONS = ['18.3', '19.0'] as const

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser(inject('chromium'))
})
afterAll(() => browser.close())

/** Builds the app's bundle with a version of React into the folder of that name in `folder`. */
async function buildBundle(version: string, folder: string) {
  const app = await installConsumer('two-reacts', [`react@${version}`, `react-dom@${version}`])
  await build({
    root: app.folder,
    base: './',
    configFile: false,
    logLevel: 'error',
    build: {
      target: 'es2022',
      outDir: join(folder, version),
      rolldownOptions: {
        input: join(app.folder, 'bundle.js'),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'bundle.js' },
      },
    },
  })
}

async function plan(widget: Locator) {
  for (const [label, answer] of Object.entries(ANSWERS)) await widget.getByLabel(label).fill(answer)
  await widget.getByRole('button', { name: 'Generate My Plan' }).click()
  await widget.getByRole('heading', { name: 'Your 7-Day Meal Plan' }).waitFor()
}

/** Duplicate ids, and references that point outside their widget. */
const mixedIds = (page: Page) =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    const strays = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].filter((element) =>
        element
          .getAttribute(name)
          ?.split(' ')
          .some((id) => !element.closest('main, aside')?.contains(document.getElementById(id))),
      ),
    )
    return [...ids.filter((id, index) => ids.indexOf(id) !== index), ...strays.map((one) => one.outerHTML)]
  })

it('plans, keeps its ids apart and stays styled beside a widget of another version of React', async () => {
  const { folder } = await installConsumer('two-reacts', [])
  for (const version of VERSIONS) await buildBundle(version, folder)
  const url = await serveFolder(folder)
  const [older, newer] = VERSIONS
  for (const [own, other] of [
    [older, newer],
    [newer, older],
  ]) {
    const { page, problems } = await visit(browser, `${url}?page=${own}&island=${other}`)
    const planners = ['main', 'meal-planner', 'aside'].map((place) =>
      page.locator(place).getByRole('region', { name: 'Meal planner' }).first(),
    )
    await page.getByRole('button', { name: 'Generate My Plan' }).nth(2).waitFor()
    expect(await mixedIds(page)).toEqual([])
    for (const planner of planners) await plan(planner)
    expect(await mixedIds(page)).toEqual([])

    const tab = page.locator('main').getByRole('tab', { selected: true }).first()
    const look = () => tab.evaluate((element) => JSON.stringify({ ...getComputedStyle(element) }))
    const before = await look()
    await page.evaluate(() => document.dispatchEvent(new Event('close-island')))
    await page.locator('aside').getByRole('tab').first().waitFor({ state: 'detached' })
    expect(await look()).toBe(before)
    expect(problems).toEqual([])
  }
})
