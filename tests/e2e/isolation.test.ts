import isPropValid from '@emotion/is-prop-valid'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { compareThemes, setTheme, type ThemeEffect } from '../support/compareThemes.js'
import { launchBrowser } from '../support/launchBrowser.js'
import { readHostStyles } from '../support/readHostStyles.js'
import { mountWidgets, SCREENS, visitHost } from '../support/visitHost.js'

const THEMES = [
  'shop',
  'tailwind',
  'tailwind-3',
  'bootstrap',
  'wordpress',
  'page-builder',
  'layers',
  'content-box',
  'line-height',
  'important',
]
/** The theme of a page that is written from right to left. */
const RIGHT_TO_LEFT = 'rtl'
/** The theme whose rules only a shadow root keeps out, since we use no `!important` in the page. */
const ONLY_SHADOW_HOLDS = 'important'
/** The share of boxes that a theme may restyle when the widget's styles are in the page. */
const MOST_RESTYLED = 0.02

const figures: Record<string, string | number>[] = []
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser(inject('chromium'))
})
afterAll(async () => {
  await browser.close()
  console.table(figures)
})

/** `tabindex` is `tabIndex` to React, and `stroke-width` is `strokeWidth`. */
const PROP_NAMES: Readonly<Record<string, string>> = {
  tabindex: 'tabIndex',
  maxlength: 'maxLength',
  inputmode: 'inputMode',
  autocomplete: 'autoComplete',
  novalidate: 'noValidate',
  viewbox: 'viewBox',
  colspan: 'colSpan',
}
const toPropName = (name: string) =>
  PROP_NAMES[name] ??
  (/^(data|aria)-/.test(name) ? name : name.replace(/-(.)/g, (_, next) => next.toUpperCase()))

const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)}%`

const NO_EFFECT: ThemeEffect = { boxes: 0, restyled: 0, moved: 0, examples: [] }

function added(one: ThemeEffect, other: ThemeEffect): ThemeEffect {
  return {
    boxes: one.boxes + other.boxes,
    restyled: one.restyled + other.restyled,
    moved: one.moved + other.moved,
    examples: [...one.examples, ...other.examples],
  }
}

/** What each theme does to the widget on all its screens. */
async function compareScreens(page: Page, themes: readonly string[]) {
  const effects = new Map<string, ThemeEffect>()
  for (const reach of Object.values(SCREENS)) {
    await reach(page)
    for (const [theme, effect] of await compareThemes(page, themes))
      effects.set(theme, added(effects.get(theme) ?? NO_EFFECT, effect))
  }
  return effects
}

/** The styles of the host's own elements under each theme. */
async function hostStyles(page: Page, themes: readonly string[]) {
  const styles = new Map<string, readonly string[]>()
  for (const theme of themes) {
    await setTheme(page, theme)
    styles.set(theme, await readHostStyles(page))
  }
  return styles
}

/** Visits all screens once, under the first theme, and gives the page the others there. */
async function visitUnder(themes: readonly string[], isolation: 'scoped' | 'shadow', dir: 'ltr' | 'rtl') {
  const [theme = 'clean'] = themes
  const { page, context, problems } = await visitHost(browser, { theme, dir, widgets: [{ isolation }] })
  const before = await hostStyles(page, themes)
  await setTheme(page, theme)
  await mountWidgets(page)
  const effects = await compareScreens(page, themes)
  const after = await hostStyles(page, themes)
  await context.close()
  const leaks = (theme: string) =>
    after.get(theme)?.filter((line, index) => line !== before.get(theme)?.[index]) ?? ['no host']
  return themes.map((theme) => ({
    theme,
    ...(effects.get(theme) ?? NO_EFFECT),
    leaked: leaks(theme),
    problems,
  }))
}

describe.each(['scoped', 'shadow'] as const)('with isolation="%s"', (isolation) => {
  let seen: Awaited<ReturnType<typeof visitUnder>> = []
  beforeAll(async () => {
    seen = [
      ...(await visitUnder(THEMES, isolation, 'ltr')),
      ...(await visitUnder([RIGHT_TO_LEFT], isolation, 'rtl')),
    ]
  })

  it.each([...THEMES, RIGHT_TO_LEFT])('looks as on a clean page on every screen under "%s"', (theme) => {
    const found = seen.find((one) => one.theme === theme)
    const { boxes, restyled, moved, examples, leaked, problems } = found ?? expect.unreachable()
    figures.push({
      theme,
      isolation,
      boxes,
      restyled: percent(restyled, boxes),
      moved: percent(moved, boxes),
      'leaked out': leaked.length,
    })
    expect(boxes).toBeGreaterThan(1500)
    expect(leaked).toEqual([])
    expect(problems).toEqual([])
    if (isolation === 'shadow') expect(examples).toEqual([])
    else if (theme === ONLY_SHADOW_HOLDS) expect(restyled).toBeGreaterThan(0)
    else {
      expect(moved, examples.join('\n')).toBe(0)
      expect(restyled / boxes, examples.join('\n')).toBeLessThanOrEqual(MOST_RESTYLED)
    }
  })
})

it('shows the focus on a page that hides outlines', async () => {
  const { page, context } = await visitHost(browser, { theme: 'wordpress' })
  await mountWidgets(page)
  await page.getByLabel('Age').focus()
  const bare: string[] = []
  for (let stop = 0; stop < 30; stop += 1) {
    bare.push(
      ...(await page.evaluate(() => {
        const focused = document.activeElement
        if (!focused?.closest('[data-widget]')) return []
        const faces = [focused, focused.closest('label')]
        const isShown = faces.some((face) => face && getComputedStyle(face).outlineStyle === 'solid')
        return isShown ? [] : [focused.outerHTML]
      })),
    )
    await page.keyboard.press('Tab')
  }
  expect(bare).toEqual([])
  await context.close()
})

it('adds only its style elements to the page and leaves focus and scroll alone', async () => {
  const { page, context } = await visitHost(browser)
  const outside = () =>
    page.evaluate(() => ({
      head: [...document.head.children].filter((child) => !child.matches('style[data-emotion^="mp"]')).length,
      body: document.body.children.length,
      html: document.documentElement.getAttributeNames().join(),
    }))
  const before = await outside()
  await mountWidgets(page)
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('mount')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await SCREENS.plan?.(page)
  expect(await outside()).toEqual(before)
  const important = await page.evaluate(() =>
    [...document.styleSheets]
      .filter(({ ownerNode }) => ownerNode instanceof HTMLElement && ownerNode.dataset.emotion)
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
      .filter((rule) => rule.includes('!important')),
  )
  expect(important).toEqual([])
  await context.close()
})

it('gives its elements only attributes that HTML and SVG know', async () => {
  const { page, context } = await visitHost(browser)
  await mountWidgets(page)
  const names = new Set<string>()
  for (const reach of Object.values(SCREENS)) {
    await reach(page)
    const found = await page
      .locator('[data-widget] *')
      .evaluateAll((all) => all.flatMap((one) => one.getAttributeNames()))
    for (const name of found) names.add(name)
  }
  const isKnown = (name: string) => name === 'class' || name === 'for' || isPropValid(toPropName(name))
  expect([...names].filter((name) => !isKnown(name))).toEqual([])
  await context.close()
})

it('keeps its state and styles apart from other widgets on the page', async () => {
  const { page, context } = await visitHost(browser, {
    widgets: [
      { isolation: 'scoped', accent: '#a11d5b' },
      { isolation: 'scoped', scheme: 'dark' },
      { isolation: 'shadow', accent: '#1d3fa1' },
    ],
  })
  await mountWidgets(page)
  const buttons = page.getByRole('button', { name: 'Generate My Plan' })
  await buttons.nth(2).waitFor()
  const colours = await buttons.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor))
  expect(colours).toEqual(['rgb(161, 29, 91)', 'rgb(99, 200, 146)', 'rgb(29, 63, 161)'])
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)

  await page.getByLabel('Age').nth(0).fill('51')
  expect(await page.getByLabel('Age').nth(1).inputValue()).toBe('34')
  expect(await page.getByLabel('Age').nth(2).inputValue()).toBe('34')
  await context.close()
})

it('uses the font of the page when the host asks for it', async () => {
  const { page, context } = await visitHost(browser, {
    theme: 'wordpress',
    widgets: [{ isolation: 'scoped' }, { isolation: 'scoped', font: 'inherit' }],
  })
  await mountWidgets(page)
  const fonts = await page
    .getByRole('button', { name: 'Generate My Plan' })
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).fontFamily))
  const pageFont = await page
    .locator('[data-widget]')
    .last()
    .evaluate((place) => getComputedStyle(place).fontFamily)
  expect(fonts[0]).toContain('system-ui')
  expect(fonts[1]).toBe(pageFont)
  await context.close()
})

it('works on a page without storage and without the functions of secure contexts', async () => {
  const { page, context, problems } = await visitHost(browser, {
    before: () => {
      Object.defineProperty(crypto, 'randomUUID', { value: undefined })
      for (const storage of ['localStorage', 'sessionStorage', 'indexedDB']) {
        Object.defineProperty(window, storage, {
          get: () => {
            throw new DOMException('Storage is blocked.', 'SecurityError')
          },
        })
      }
    },
  })
  await mountWidgets(page)
  for (const reach of Object.values(SCREENS)) await reach(page)
  await page.getByRole('button', { name: 'Start Delivery Subscription' }).click()
  await page.getByLabel('Phone').waitFor()
  expect(problems).toEqual([])
  await context.close()
})
