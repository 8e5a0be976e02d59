import type { Browser, Page } from 'playwright-core'
import { inject } from 'vitest'
import { watchNetwork } from './watchNetwork.js'

type ColorScheme = 'light' | 'dark'

interface Visit {
  readonly width?: number
  readonly scheme?: ColorScheme
}

/** Opens the demo page in a new browser profile. `problems` collects the page's errors, for the test to read. */
export async function visitDemo(browser: Browser, { width = 1280, scheme = 'light' }: Visit = {}) {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: 'en-US',
    acceptDownloads: true,
  })
  // A headless browser ends printing at once and closes the print window, which a test wants to read.
  await context.addInitScript(() => {
    window.print = () => undefined
  })
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  await page.goto(`${inject('demoUrl')}?seed=1`)
  return { page, context, problems }
}

/** What a visitor types into the form, by label. */
export const ANSWERS: Readonly<Record<string, string>> = {
  Age: '34',
  'Height (feet)': '5',
  'Height (inches)': '6',
  'Weight (lbs)': '160.5',
  'Weekly food budget': '120',
}

export async function fillForm(page: Page, answers: Readonly<Record<string, string>> = ANSWERS) {
  for (const [label, value] of Object.entries(answers)) await page.getByLabel(label).fill(value)
}

/** Begins to fill in the form and waits for what then loads. */
export async function beginForm(page: Page) {
  const { untilQuiet } = watchNetwork(page)
  await page.getByLabel('Age').focus()
  await untilQuiet()
}

export const generateButton = (page: Page) => page.getByRole('button', { name: 'Generate My Plan' })

export const planHeading = (page: Page) => page.getByRole('heading', { name: 'Your 7-Day Meal Plan' })

/** Waits for the last of the plan's parts, which come one after the other. */
export async function waitForPlan(page: Page) {
  await planHeading(page).waitFor()
  await page.getByRole('button', { name: 'Take it along' }).first().waitFor()
}

/** Waits for the week, which is behind the overlay at first. */
export async function waitForWeek(page: Page) {
  await waitForPlan(page)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** Makes a plan, from the landing page to the week on screen. */
export async function makePlan(page: Page) {
  await fillForm(page)
  await generateButton(page).click()
  await waitForWeek(page)
}
