import type { Browser, Page } from 'playwright-core'
import { inject } from 'vitest'
import type { PlacedWidget } from '../e2e/hosts/placedWidget.js'

interface HostVisit {
  readonly theme?: string
  readonly dir?: 'ltr' | 'rtl'
  readonly widgets?: readonly PlacedWidget[]
  /**
   * The page has a content security policy that allows only inline styles with its nonce, and requires Trusted Types.
   */
  readonly csp?: boolean
  /** Runs in the page before any other script. */
  readonly before?: () => void
}

/** Opens a host page whose widgets are not mounted yet. `problems` collects the page's errors. */
export async function visitHost(
  browser: Browser,
  { theme = 'clean', dir = 'ltr', widgets = [{ isolation: 'scoped' }], csp = false, before }: HostVisit = {},
) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    locale: 'en-US',
  })
  const page = await context.newPage()
  const problems: string[] = []
  // On the context, so that windows which the page opens are included.
  context.on('weberror', (webError) => problems.push(webError.error().message))
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  if (before) await page.addInitScript(before)
  const query = new URLSearchParams({ theme, dir, csp: String(csp), widgets: JSON.stringify(widgets) })
  await page.goto(`${inject('hostPagesUrl')}?${query}`)
  return { page, context, problems }
}

/** Mounts the page's widgets and waits for the form. */
export async function mountWidgets(page: Page) {
  await page.locator('#mount').click()
  await page.getByRole('button', { name: 'Generate My Plan' }).first().waitFor()
}

const press = (page: Page, role: 'button' | 'tab', name: string) =>
  page.getByRole(role, { name }).dispatchEvent('click')

/** The longest time between two pictures, ms. */
const PICTURES_MS = 300

/** The pictures load after their screen, and not all of them at once. */
async function waitForPictures(page: Page, tab: string) {
  const pictures = page.getByRole('tabpanel', { name: tab }).locator('svg[viewBox="0 0 64 64"]')
  await pictures.first().waitFor()
  let before = 0
  for (let count = await pictures.count(); count !== before; count = await pictures.count()) {
    before = count
    await page.waitForTimeout(PICTURES_MS)
  }
}

/** Each screen of the widget with the parts that load after it, and how to reach it from the one before. */
export const SCREENS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  profile: async (page) => {
    await page
      .getByText(/^[\d,]+ kcal$/)
      .first()
      .waitFor()
    // The last line of the form comes when the least cost has been worked out.
    await page.getByText('from an empty cupboard').first().waitFor()
  },
  plan: async (page) => {
    await press(page, 'button', 'Generate My Plan')
    await page.getByRole('heading', { name: 'Your 7-Day Meal Plan' }).waitFor()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await waitForPictures(page, 'Meal Plan')
    await page.getByText(/ meals · (?:\d+ h )?\d+ min of/).waitFor()
  },
  groceries: async (page) => {
    await press(page, 'tab', 'Grocery List')
    await page.getByRole('tabpanel', { name: 'Grocery List' }).getByRole('checkbox').first().waitFor()
    await waitForPictures(page, 'Grocery List')
    await page.getByRole('button', { name: 'Keep the screen on' }).waitFor()
  },
  delivery: async (page) => {
    await press(page, 'tab', 'Delivery')
    await page.getByRole('tabpanel', { name: 'Delivery' }).waitFor()
  },
}
