import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createElement, type FunctionComponent } from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as planner from 'react-meal-planner'
import 'react-meal-planner/element'
import ts from 'typescript'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { BuilderPage } from '../../demo/builder/BuilderPage.js'
import { brandColors } from '../../demo/builder/brandColors.js'
import { type BuilderSettings, DEFAULT_SETTINGS } from '../../demo/builder/builderSettings.js'
import { codeFor, TARGETS, type Target } from '../../demo/builder/codeFor.js'
import { contrast } from '../../demo/builder/contrast.js'
import { readPrices } from '../../demo/builder/readPrices.js'
import { widgetProps } from '../../demo/builder/widgetProps.js'
import { renderLiquid } from '../support/renderLiquid.js'

const MODULES: Readonly<Record<string, unknown>> = {
  'react-meal-planner': planner,
  'react/jsx-runtime': jsxRuntime,
}

/** The component that a module exports, run as a bundler's output would be. */
function componentOf(code: string): FunctionComponent {
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      jsx: ts.JsxEmit.ReactJSX,
      target: ts.ScriptTarget.ES2022,
    },
  })
  const exported: Record<string, unknown> = {}
  new Function('require', 'exports', outputText)((name: string) => MODULES[name], exported)
  const component = exported.default ?? exported.PlanYourWeek
  if (typeof component !== 'function') throw new Error('The code exports no component.')
  return component as FunctionComponent
}

/** Writes a page and runs its own script, as a browser does; the planner's script has run. */
function openPage(html: string) {
  document.body.innerHTML = html
  for (const { src, textContent } of document.querySelectorAll('script')) {
    if (src === '') new Function(textContent)()
  }
}

function run(target: Target, code: string) {
  if (target === 'react' || target === 'next') render(createElement(componentOf(code)))
  else openPage(target === 'shopify' ? renderLiquid(code, {}) : code)
}

const OWN: BuilderSettings = {
  brand: '#8a4b14',
  font: 'page',
  scheme: 'dark',
  corners: 'round',
  density: 'close',
  tabs: ['plan', 'groceries'],
  isolation: 'shadow',
  locale: 'de-DE',
  units: 'metric',
  apiBase: '/api',
  prices: [
    { id: 'olive-oil', priceUsd: 7.49, sku: "o'brien </script>" },
    { id: 'carrots', priceUsd: 1.79, unit: 'bag\r\n(2 lb)', edibleG: 807 },
  ],
}

/** What the widget on the page says and shows, wherever it is. */
const widget = () => {
  const shadow = [...document.querySelectorAll('*')].find(({ shadowRoot }) => shadowRoot)?.shadowRoot
  return { place: shadow ?? document.body, root: (shadow ?? document.body).querySelector('[data-scheme]') }
}

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

describe.each(Object.keys(TARGETS) as Target[])('the code for %s', (target) => {
  it.each([
    ['nothing chosen', DEFAULT_SETTINGS],
    ['everything chosen', OWN],
  ])('runs as printed with %s', async (_choice, settings) => {
    const complaints = vi.spyOn(console, 'error')
    run(target, codeFor(target, widgetProps(settings)))
    await vi.waitFor(() => expect(widget().place.textContent).toContain('Generate My Plan'))
    expect(widget().root).toHaveAttribute('data-scheme', settings.scheme)
    expect(complaints.mock.calls).toEqual([])
  })

  it('hands over the shop’s prices unchanged', () => {
    const code = codeFor(target, widgetProps(OWN))
    const [, prices = ''] = /prices: (\[.*?\])/s.exec(code) ?? []
    expect(new Function(`return ${prices}`)()).toEqual(OWN.prices)
  })
})

describe('a brand colour', () => {
  it.each(['#8a4b14', '#f5c400', '#000000', '#ffffff', '#1d7a4c', '#ff0066'])(
    'becomes readable in both schemes: %s',
    (brand) => {
      const { accent, darkAccent, ...said } = brandColors(brand)
      expect(contrast(accent, '#ffffff')).toBeGreaterThanOrEqual(4.5)
      expect(contrast(darkAccent, '#1d231f')).toBeGreaterThanOrEqual(4.5)
      expect(said.contrast).toBeCloseTo(contrast(accent, '#ffffff'))
      expect(said.darkContrast).toBeCloseTo(contrast(darkAccent, '#0c1a13'))
    },
  )

  it('stays the same if it can be read', () => {
    expect(brandColors('#8a4b14').accent).toBe('#8a4b14')
  })
})

describe('a file of prices', () => {
  it('gives the rows that are complete, and names the others', () => {
    const { prices, problems } = readPrices(
      'ID,Price,Unit,Grams,SKU\nolive-oil,$7.49,,,40017\ncarrots,1.79,bag (2 lb),807,\neggs,free,,,\n,2,,,\nkale,3,bunch,,\n',
    )
    expect(prices).toEqual([
      { id: 'olive-oil', priceUsd: 7.49, sku: '40017' },
      { id: 'carrots', priceUsd: 1.79, unit: 'bag (2 lb)', edibleG: 807 },
    ])
    expect(problems).toHaveLength(3)
    expect(problems[0]).toContain('Row 4')
  })
})

describe('a row of a file of prices', () => {
  it.each([
    ['after empty rows', 'id,price\n\nolive-oil,7.49\n,\n\neggs,free\n', 6],
    ['below an empty first row', ',\r\nID,Price\r\nolive-oil,7.49\r\neggs,free\r\n', 4],
    ['between semicolons', 'id;price\n\nolive-oil;7.49\n\neggs;free\n', 5],
    ['below a cell of two lines', 'id,price,sku\nolive-oil,7.49,"40\n017"\neggs,free,\n', 3],
  ])('has the number that a spreadsheet gives it %s', (_where, csv, row) => {
    const { prices, problems } = readPrices(csv)
    expect(prices).toMatchObject([{ id: 'olive-oil', priceUsd: 7.49 }])
    expect(problems).toEqual([`Row ${row} is left out: the price of eggs is not a number. Write it as 4.99.`])
  })
})

describe('the page', () => {
  it('prints what is chosen', async () => {
    const user = userEvent.setup()
    render(<BuilderPage />)
    const code = screen.getByRole('region', { name: 'Code' })
    expect(code).toHaveTextContent('return <MealPlanner />')
    await user.click(screen.getByRole('checkbox', { name: 'Delivery' }))
    expect(code).toHaveTextContent("const tabs = ['plan', 'groceries'] as const")
    await user.click(screen.getByRole('radio', { name: 'Script tag' }))
    expect(code).toHaveTextContent('tabs="plan,groceries"')
    await user.clear(screen.getByLabelText('Brand color'))
    await user.type(screen.getByLabelText('Brand color'), '#8a4b14')
    expect(screen.getByText(/with white text/)).toHaveTextContent('6.8 : 1 with white text')
    expect(code).toHaveTextContent("accent: '#8a4b14'")
  })
})
