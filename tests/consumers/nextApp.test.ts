import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest'
import { freePort } from '../../bench/proxy/freePort.js'
import { installConsumer, visit } from '../support/consumer.js'
import { launchBrowser } from '../support/launchBrowser.js'
import { makePlan } from '../support/visitor.js'

const NEXT = 'node_modules/next/dist/bin/next'
const NO_TELEMETRY = { NEXT_TELEMETRY_DISABLED: '1' }

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser(inject('chromium'))
})
afterAll(() => browser.close())

/** Starts the app's server until the test ends, and resolves to its address once it answers. */
async function serve(folder: string, command: 'start' | 'dev') {
  const port = String(await freePort())
  const server = spawn(process.execPath, [NEXT, command, '-H', '127.0.0.1', '-p', port], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: command === 'dev' ? 'development' : 'production', ...NO_TELEMETRY },
  })
  onTestFinished(async () => {
    server.kill()
    await once(server, 'exit')
  })
  const url = `http://127.0.0.1:${port}/`
  const isUp = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isUp, { timeout: 60_000 }).toBe(true)
  return url
}

const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click()

const formButton = (page: Page) => page.getByRole('button', { name: 'Generate My Plan' })

/** Visits each page of the shop, first by its links and then by address, and uses the widget there. */
async function walkThrough(url: string) {
  const { page, problems, goTo } = await visit(browser, url)
  await makePlan(page)
  expect(await page.getByRole('tab').allTextContents()).toEqual(['Meal Plan', 'Grocery List'])

  await follow(page, 'Shadow')
  await formButton(page).waitFor()
  await makePlan(page)

  await follow(page, 'Client')
  await formButton(page).waitFor()
  await makePlan(page)
  await page.getByText('7 days planned').waitFor()
  await page.getByRole('button', { name: 'Another plan' }).waitFor()
  await page.getByRole('button', { name: 'Start over' }).click()
  await formButton(page).waitFor()

  await follow(page, 'Start')
  await page.getByText('worked out on the server').waitFor()
  await formButton(page).waitFor()
  for (const path of ['shadow', 'client']) {
    await goTo(`${url}${path}`)
    await formButton(page).waitFor()
  }
  // Next cancels its own request for a page that it has asked for twice.
  expect(problems.filter((problem) => !problem.includes('?_rsc='))).toEqual([])
}

/** Presses the button of the page that the server sent before any script runs. */
async function pressTooEarly(url: string) {
  const context = await browser.newContext({ javaScriptEnabled: false })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.goto(url)
  await formButton(page).click()
  await page.waitForTimeout(500)
  expect(page.url()).toBe(url)
}

it('renders on the server of a Next app, hydrates without a warning and plans on every page', async () => {
  const shop = await installConsumer('next-app', ['next@16', 'react@19', 'react-dom@19'])
  await shop.run(process.execPath, [NEXT, 'build'], NO_TELEMETRY)
  const url = await serve(shop.folder, 'start')
  const markup = async (path: string) => (await fetch(`${url}${path}`)).text()
  const start = await markup('')
  expect(start).toContain('1405 kcal, worked out on the server')
  expect(start).toContain('Generate My Plan')
  expect(start).toContain('Dietary restrictions')
  expect(await markup('client')).toContain('Dietary restrictions')
  expect(await markup('shadow')).toMatch(/<template shadowrootmode="open">.*Dietary restrictions/s)
  await pressTooEarly(url)
  await walkThrough(url)
  await walkThrough(await serve(shop.folder, 'dev'))
}, 480_000)
