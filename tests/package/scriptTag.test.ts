import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
// biome-ignore lint/correctness/useImportExtensions: a JSON file
import { version } from '../../package.json'
import { findChromium } from '../support/findChromium.js'
import { launchBrowser } from '../support/launchBrowser.js'
import { startRecipeSite } from '../support/recipeSite.js'
import { fillForm, generateButton, makePlan } from '../support/visitor.js'

/** A very strict policy: only scripts and styles with the nonce apply. */
const STRICT_POLICY = "default-src 'none'; script-src 'nonce-site'; style-src 'nonce-site'"
const PLANNER = '<meal-planner pauses="0"></meal-planner>'
const SCRIPT = '<script src="/assets/meal-planner.js" nonce="site" defer></script>'
const CDN_PACKAGE = '/npm/react-meal-planner@1'

let browser: Browser
let cdn: Awaited<ReturnType<typeof startRecipeSite>>

beforeAll(async () => {
  browser = await launchBrowser(await findChromium())
  cdn = await startRecipeSite({})
})
afterAll(async () => {
  await browser.close()
  await cdn.close()
})

/** Opens a page under the strict policy after `prepare`. `problems` holds each error and warning. */
async function visit(html: string, prepare: (page: Page) => Promise<unknown> = async () => undefined) {
  const site = await startRecipeSite({ '/': html }, { 'content-security-policy': STRICT_POLICY })
  const page = await browser.newPage({ locale: 'en-US', reducedMotion: 'reduce' })
  onTestFinished(async () => {
    await page.close()
    await site.close()
  })
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text())
  })
  await prepare(page)
  await page.goto(site.origin)
  return { page, problems }
}

/** Answers requests for `address` with a changed copy of a built file. */
const serveChanged = (page: Page, address: RegExp, file: string, change = (code: string) => code) =>
  page.route(address, async (route) => {
    const body = change(await readFile(`dist/${file}`, 'utf8'))
    await route.fulfill({ body, contentType: 'text/javascript' })
  })

const waysToLoad: Readonly<Record<string, () => string>> = {
  'with defer': () => SCRIPT + PLANNER,
  'with async': () => `<script src="/assets/meal-planner.js?v=1" nonce="site" async></script>${PLANNER}`,
  'after the element': () => `${PLANNER}<script src="/assets/meal-planner.js" nonce="site"></script>`,
  'as a module, with the nonce on the element': () =>
    `<script src="/assets/meal-planner.js" type="module" nonce="site"></script>
    <meal-planner nonce="site" pauses="0"></meal-planner>`,
  'put into the page late': () => `${PLANNER}<script nonce="site">
    addEventListener('load', () => {
      const script = document.createElement('script')
      script.src = '/assets/meal-planner.js'
      script.nonce = 'site'
      document.body.append(script)
    })
    </script>`,
  'from another origin': () =>
    `<script src="${cdn.origin}/assets/meal-planner.js" nonce="site"></script>${PLANNER}`,
  'by the short address of a CDN': () => `<script src="${CDN_PACKAGE}" nonce="site"></script>${PLANNER}`,
}

describe('the script tag', () => {
  it.each(Object.keys(waysToLoad))('loads the widget %s', async (way) => {
    const { page, problems } = await visit(waysToLoad[way]?.() ?? '', async (opened) => {
      await serveChanged(opened, /\/npm\/react-meal-planner@1$/, 'meal-planner.js')
      await serveChanged(opened, /@1\/dist\/meal-planner\.plan\.js/, 'meal-planner.plan.js')
    })
    await makePlan(page)
    expect(problems).toEqual([])
  })

  it('adds no global name except one of zod’s', async () => {
    const names = (page: Page) => page.evaluate(() => Object.getOwnPropertyNames(window))
    const { page: bare } = await visit('<p>A page.</p>')
    const { page } = await visit(SCRIPT + PLANNER)
    await makePlan(page)
    const before = await names(bare)
    expect((await names(page)).filter((name) => !before.includes(name))).toEqual(['__zod_globalConfig'])
  })

  it('may be on a page twice', async () => {
    const { page, problems } = await visit(SCRIPT + SCRIPT + PLANNER)
    await makePlan(page)
    expect(problems).toEqual([])
  })

  it('warns if the page has another version already', async () => {
    const second = '<script src="/other/meal-planner.js" nonce="site" defer></script>'
    const { page, problems } = await visit(SCRIPT + second + PLANNER, (opened) =>
      serveChanged(opened, /\/other\//, 'meal-planner.js', (code) => code.replaceAll(version, 'next')),
    )
    await makePlan(page)
    expect(problems).toEqual([
      `meal-planner.js next is not used, because the page already has <meal-planner> of version ${version}. Load only one of them.`,
    ])
  })

  it('plans once the network is back', async () => {
    const { page } = await visit(SCRIPT + PLANNER)
    await page.getByLabel('Age').waitFor()
    await page.context().setOffline(true)
    await fillForm(page)
    await generateButton(page).click()
    await page.getByRole('alert').getByText('could not be loaded').waitFor()
    await page.context().setOffline(false)
    await makePlan(page)
  })

  it('logs an error if the second file comes from another build', async () => {
    const { page, problems } = await visit(SCRIPT + PLANNER, (opened) =>
      serveChanged(opened, /meal-planner\.plan\.js/, 'meal-planner.plan.js', (code) =>
        code.replace(/build = '\w+'/, "build = 'another'"),
      ),
    )
    await fillForm(page)
    await generateButton(page).click()
    await page.getByRole('alert').getByText('could not be loaded').waitFor()
    expect(problems.join()).toMatch(/come from different builds.*Copy both files/)
  })
})
