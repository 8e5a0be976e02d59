import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { buildGroceryList } from 'react-meal-planner/core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createFormat, metricFormat } from '../../src/ui/format.js'
import { type Sheet, writeSheet } from '../../src/ui/print/writeSheet.js'
import { renderPlanScreen } from '../support/renderPlanScreen.js'
import { samplePlan, sampleWeekMadeFor } from '../support/samplePlan.js'
import { sampleProfile } from '../support/sampleProfile.js'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** The part of a window that printing uses. */
function fakePopup() {
  const popup = {
    document: document.implementation.createHTMLDocument(),
    printed: 0,
    closed: false,
    listeners: new Map<string, () => void>(),
    addEventListener: (name: string, listener: () => void) => popup.listeners.set(name, listener),
    focus: () => undefined,
    print: () => {
      popup.printed += 1
    },
    close: () => {
      popup.closed = true
    },
  }
  return popup
}

async function pressPrint(options: Parameters<typeof renderPlanScreen>[0] = {}) {
  const { openTab, user } = renderPlanScreen(options)
  await openTab('Grocery List')
  await user.click(screen.getByRole('button', { name: 'Print List' }))
}

const list = buildGroceryList(samplePlan().week, { weeklyFoodBudget: sampleProfile().weeklyFoodBudget })
const { money } = createFormat('en-US')

const frames = () => document.querySelectorAll('iframe')

describe('Print List', () => {
  it('prints a sheet of its own in a window, and closes the window afterwards', async () => {
    const popup = fakePopup()
    vi.stubGlobal('open', () => popup)
    await pressPrint()
    expect(popup.printed).toBe(1)
    expect(popup.document.title).toBe('Grocery list for the week of Saturday, November 21')
    expect(popup.document.body.textContent).toContain('Salmon')
    expect(popup.document.body.textContent).not.toContain('Print List')
    popup.listeners.get('afterprint')?.()
    expect(popup.closed).toBe(true)
  })

  it('does not mention an empty cupboard if the visitor has a part of the list', async () => {
    const popup = fakePopup()
    vi.stubGlobal('open', () => popup)
    await pressPrint({ plan: { pantryFoodIds: ['eggs'] } })
    const printed = popup.document.body.textContent
    expect(printed).not.toContain('empty cupboard')
    expect(printed).toContain('At checkout, without what you have$')
    expect(printed).toContain('You have it: Eggs, large')
  })

  it('prints what is paid at checkout, which foods keep, and what the week uses', async () => {
    const popup = fakePopup()
    vi.stubGlobal('open', () => popup)
    await pressPrint()
    const rows = [...popup.document.querySelectorAll('tr')].map((row) => row.textContent)
    expect(rows.find((row) => row.startsWith('Olive oil'))).toMatch(
      /28% of it; the rest keeps1\u00a0bottle.*\$5\.49$/,
    )
    expect(rows.find((row) => row.startsWith('Salmon'))).not.toMatch(/keeps/)
    expect(popup.document.body.textContent).toContain(
      `At checkout, from an empty cupboard${money(list.emptyCupboardTotal)}This week uses${money(list.total)}`,
    )
    expect(popup.document.body.textContent).not.toContain('scaled down')
    expect(popup.document.body.textContent).toMatch(
      /Freeze when you get home: Salmon fillet, for Tuesday dinner/,
    )
  })

  it('prints that the list was scaled down to the budget, and what it costs in full', async () => {
    const popup = fakePopup()
    vi.stubGlobal('open', () => popup)
    await pressPrint({ plan: { profile: sampleProfile({ weeklyFoodBudget: 25 }) } })
    expect(popup.document.body.textContent).toContain(
      `In full, this week’s share of the packs costs ${money(list.fullTotal)}.`,
    )
    expect(popup.document.body.textContent).toContain('scaled down to your budget of $25.00')
    expect(popup.document.body.textContent).toContain('Cost of the scaled list$25.00')
    expect(popup.document.body.textContent).toMatch(/At the shop these packs cost about \$[\d.]+\./)
    expect(popup.document.body.textContent).toMatch(/Olive oilPart of 1\sbottle \(8\.5\sfl\soz\) at \$5\.49/)
  })

  it('prints what the week was made for and what was not applied', async () => {
    const popup = fakePopup()
    vi.stubGlobal('open', () => popup)
    await pressPrint({ plan: { week: sampleWeekMadeFor('vegetarian, zorbix') } })
    expect(popup.document.body.textContent).toContain('Made for: vegetarian · Not applied: zorbix')
  })

  it('falls back to a hidden frame when pop-ups are blocked, and removes it afterwards', async () => {
    vi.stubGlobal('open', () => null)
    const popup = fakePopup()
    vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(popup as never)
    await pressPrint()
    expect(popup.printed).toBe(1)
    expect(frames()).toHaveLength(1)
    popup.listeners.get('afterprint')?.()
    expect(frames()).toHaveLength(0)
  })

  it('keeps at most one hidden frame when the browser never fires afterprint', async () => {
    vi.stubGlobal('open', () => null)
    const popup = fakePopup()
    vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(popup as never)
    await pressPrint()
    const [first] = frames()
    await userEvent.click(screen.getByRole('button', { name: 'Print List' }))
    expect(popup.printed).toBe(2)
    expect(frames()).toHaveLength(1)
    expect(first).not.toBeInTheDocument()
    popup.listeners.get('afterprint')?.()
  })

  it('shows a notice and leaves nothing behind when the browser refuses both', async () => {
    vi.stubGlobal('open', () => null)
    vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(null)
    await pressPrint()
    expect(screen.getByRole('alert')).toHaveTextContent('Your browser blocked the print window.')
    expect(frames()).toHaveLength(0)
  })
})

describe('the page, when it prints', () => {
  const dates = ['Saturday, November 21', 'Friday, November 27']
  const onPaper = () => document.body.textContent

  it('holds every day and the whole list in place of the open tab, and the tab again afterwards', async () => {
    const { openTab } = renderPlanScreen()
    await openTab('Delivery')
    for (const date of dates) expect(onPaper()).not.toContain(date)

    window.dispatchEvent(new Event('beforeprint'))
    for (const date of dates) expect(onPaper()).toContain(date)
    expect(onPaper()).toContain('Grocery list for the week of')
    expect(onPaper()).toContain('Olive oil')

    window.dispatchEvent(new Event('afterprint'))
    for (const date of dates) expect(onPaper()).not.toContain(date)
    expect(screen.getByRole('tab', { name: 'Delivery' })).toHaveAttribute('aria-selected', 'true')
  })

  it('gives the grams of each person in metric units, however small the portion', () => {
    const profile = sampleProfile({ people: 2, others: [{ portion: 0.5 }] })
    renderPlanScreen({ plan: { profile }, format: metricFormat(createFormat('en-US')) })
    window.dispatchEvent(new Event('beforeprint'))
    const shared = screen
      .getAllByRole('listitem')
      .flatMap(({ textContent }) => textContent.match(/: .* for person 1; .*/) ?? [])
    expect(shared.length).toBeGreaterThan(10)
    for (const line of shared) expect(line).toMatch(/\d\sg\b.* for person 1; .*\d\sg\b.* for person 2/)
  })
})

describe('the printed sheet', () => {
  const sheet: Sheet = {
    title: '<script>title</script>',
    content: [
      ['h2', '<b>heading</b>'],
      ['table', ['tr', ['td', '<img src=x onerror=alert(1)>', ['small', '<i>note</i>']], ['td', '"&amp;']]],
      ['p', '</p><iframe>'],
    ],
  }

  it('writes every text as text, never as HTML', () => {
    const target = document.implementation.createHTMLDocument()
    writeSheet(target, sheet, { nonce: undefined, lang: undefined })
    expect(target.querySelectorAll('img, script, iframe, b, i')).toHaveLength(0)
    expect(target.body.textContent).toContain('<img src=x onerror=alert(1)>')
    expect(target.body.textContent).toContain('"&amp;')
  })

  it("has the page's nonce on its styles and no style attributes", () => {
    const target = document.implementation.createHTMLDocument()
    writeSheet(target, sheet, { nonce: 'abc', lang: undefined })
    expect(target.querySelector('style')?.nonce).toBe('abc')
    expect(target.querySelectorAll('[style]')).toHaveLength(0)
  })

  it('is in the language of its words, or else of the page', () => {
    const langWith = (lang: string | undefined) => {
      const target = document.implementation.createHTMLDocument()
      writeSheet(target, sheet, { nonce: undefined, lang })
      return target.documentElement.lang
    }
    document.documentElement.lang = 'de'
    expect(langWith('en')).toBe('en')
    expect(langWith(undefined)).toBe('de')
    document.documentElement.lang = ''
  })
})
