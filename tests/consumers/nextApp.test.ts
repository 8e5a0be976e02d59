import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest'
import { freePort } from '../../bench/proxy/serverProcess.js'
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

it('Next renders the form on its server, hydrates it without a warning and makes a plan', async () => {
  const shop = await installConsumer('next-app', ['next@16', 'react@19', 'react-dom@19'])
  await shop.run(process.execPath, [NEXT, 'build'], NO_TELEMETRY)
  const port = String(await freePort())
  const server = spawn(process.execPath, [NEXT, 'start', '-H', '127.0.0.1', '-p', port], {
    cwd: shop.folder,
    env: { ...process.env, ...NO_TELEMETRY },
  })
  onTestFinished(async () => {
    server.kill()
    await once(server, 'exit')
  })
  const url = `http://127.0.0.1:${port}/`
  await expect
    .poll(
      () =>
        fetch(url).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 60_000 },
    )
    .toBe(true)

  const markup = await (await fetch(url)).text()
  expect(markup).toContain('1405 kcal, worked out on the server')
  expect(markup).toContain('Generate My Plan')
  expect(markup).toContain('Dietary restrictions')

  const { page, problems } = await visit(browser, url)
  await makePlan(page)
  expect(problems).toEqual([])
})
