import { act, screen, waitFor } from '@testing-library/react'
import ICAL from 'ical.js'
import Papa from 'papaparse'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderPlanScreen } from '../support/renderPlanScreen.js'
import { sampleWeekMadeFor } from '../support/samplePlan.js'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** The files that were saved, by their names. */
function savedFiles() {
  const blobs: Blob[] = []
  const files = new Map<string, Blob>()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob)
    return 'blob:file'
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.at(-1)
    if (blob) files.set(this.download, blob)
  })
  return files
}

/** The window that a print opens: what is written into it, and its printing. */
function printWindow() {
  const sheet = document.implementation.createHTMLDocument()
  const print = vi.fn()
  vi.stubGlobal('open', () => ({
    document: sheet,
    addEventListener: () => undefined,
    focus: () => undefined,
    print,
  }))
  return { sheet, print }
}

async function openSheet(options: Parameters<typeof renderPlanScreen>[0] = {}) {
  const planScreen = renderPlanScreen(options)
  await planScreen.user.click(screen.getByRole('button', { name: 'Take it along' }))
  await screen.findByRole('group', { name: 'Take it along' })
  const press = (name: string) => planScreen.user.click(screen.getByRole('button', { name }))
  return { ...planScreen, press }
}

describe('Take it along', () => {
  it('saves a calendar with the meals and their recipes', async () => {
    const files = savedFiles()
    const { press } = await openSheet()
    await press('Calendar (.ics)')
    await waitFor(() => expect(files.has('meal-plan-2026-11-21.ics')).toBe(true))
    const file = files.get('meal-plan-2026-11-21.ics')
    expect(file?.type).toMatch(/^text\/calendar/)
    const events = new ICAL.Component(ICAL.parse((await file?.text()) ?? '')).getAllSubcomponents('vevent')
    expect(events.length).toBeGreaterThanOrEqual(28)
    expect(String(events[0]?.getFirstPropertyValue('description'))).toContain('How to cook it')
  })

  it('saves meals and groceries as tables that Excel reads, and both as JSON', async () => {
    const files = savedFiles()
    const { press } = await openSheet()
    await press('Meals as a table (.csv)')
    await press('Grocery list as a table (.csv)')
    await press('Plan and list as JSON')
    for (const name of ['meal-plan-2026-11-21.csv', 'grocery-list-2026-11-21.csv']) {
      const bytes = new Uint8Array((await files.get(name)?.arrayBuffer()) ?? new ArrayBuffer(0))
      expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
      const { data, errors } = Papa.parse(new TextDecoder().decode(bytes), {
        header: true,
        skipEmptyLines: true,
      })
      expect(errors).toEqual([])
      expect(data.length).toBeGreaterThan(10)
    }
    const json: unknown = JSON.parse((await files.get('meal-plan-2026-11-21.json')?.text()) ?? '')
    expect(json).toMatchObject({ version: 1, plan: { startDate: '2026-11-21' } })
  })

  it('offers a link only if the page opens it', async () => {
    await openSheet()
    expect(screen.queryByText('Share as a link')).not.toBeInTheDocument()
  })

  it('copies a link with the plan in its fragment, and says so', async () => {
    const { press } = await openSheet({ settings: { planLinks: true } })
    await press('Share link')
    expect(await screen.findByText('Link copied to clipboard.')).toBeVisible()
    expect(await navigator.clipboard.readText()).toMatch(/^http:\/\/localhost[^#]*#meal-plan=1\.[\w.%-]+$/)
  })

  it('shows the link if the browser does not let us copy', async () => {
    const { press } = await openSheet({ settings: { planLinks: true } })
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    await press('Share link')
    const field = await screen.findByRole('textbox', { name: 'Link to this plan' })
    expect(field).toHaveDisplayValue(/#meal-plan=1\./)
  })

  it('says nothing more of a link once another choice is made, or another plan', async () => {
    const { press, user } = await openSheet({ settings: { planLinks: true } })
    const ticked = screen.getByRole('checkbox', { name: /^Also share my daily targets/ })
    await user.click(ticked)
    await press('Share link')
    await screen.findByText('Link copied to clipboard.')
    await user.click(ticked)
    expect(screen.queryByText('Link copied to clipboard.')).not.toBeInTheDocument()
    await press('Share link')
    await screen.findByText('Link copied to clipboard.')
    await user.click(screen.getAllByRole('button', { name: /^Lock: / })[0] ?? document.body)
    expect(screen.queryByText('Link copied to clipboard.')).not.toBeInTheDocument()
  })

  it('prints the plan, its recipes and the list in two columns, with its ticks', async () => {
    const { sheet, print } = printWindow()
    const { user, press, plan } = await openSheet({ plan: { tickedFoodIds: ['salmon'] } })
    await user.click(screen.getByRole('checkbox', { name: 'With the grocery list' }))
    await press('Print')
    await waitFor(() => expect(print).toHaveBeenCalled())
    expect([...sheet.querySelectorAll('h2')].map(({ textContent }) => textContent)).toContain('Proteins')
    expect(sheet.querySelectorAll('ol')).toHaveLength(plan.week.days.flatMap(({ meals }) => meals).length)
    expect([...sheet.querySelectorAll('s')].map(({ textContent }) => textContent)).toEqual(['Salmon fillet'])
    expect(sheet.querySelector('style')?.textContent).toContain('columns: 2')
  })

  it('prints above the meals what the week was made for and what was not applied', async () => {
    const { sheet, print } = printWindow()
    const { press } = await openSheet({ plan: { week: sampleWeekMadeFor('vegetarian, zorbix') } })
    await press('Print')
    await waitFor(() => expect(print).toHaveBeenCalled())
    expect(sheet.body.textContent).toMatch(/Made for: vegetarian · Not applied: zorbix.*Breakfast/s)
  })

  it('shares a link under the title of the plan', async () => {
    const share = vi.fn(async () => undefined)
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    const { press } = await openSheet({ settings: { planLinks: true } })
    await press('Share link')
    Reflect.deleteProperty(navigator, 'share')
    expect(share).toHaveBeenCalledWith({
      title: 'Your 7-Day Meal Plan',
      text: expect.stringContaining('#meal-plan='),
    })
  })

  it('does not mention kept things if nothing is kept', async () => {
    await openSheet()
    expect(screen.queryByRole('button', { name: 'Forget everything' })).not.toBeInTheDocument()
  })

  it('asks before it forgets everything, and a second press on the same place keeps it', async () => {
    const { user, press, store } = await openSheet()
    const forget = vi.fn()
    act(() => store.setState({ keeping: { by: 'browser', withAnswers: true, tellsSite: false, forget } }))
    const question = /^Erase your plan, .* This cannot be undone\.$/
    const first = screen.getByRole('button', { name: 'Forget everything' })
    await user.dblClick(first)
    expect(screen.queryByText(question)).not.toBeInTheDocument()

    await press('Forget everything')
    expect(screen.getByText(question)).toHaveAttribute('role', 'status')
    expect(first).toHaveFocus()
    expect(first).toHaveAccessibleName('Keep it all')
    expect(forget).not.toHaveBeenCalled()
    await press('Erase it all')
    expect(forget).toHaveBeenCalledOnce()
  })
})

describe('Share List', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share')
    vi.restoreAllMocks()
  })

  it('says that the list could not be shared and what else to do, and blames no part that has loaded', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const share = {
      configurable: true,
      get: () => {
        throw new Error('Sharing is off here.')
      },
    }
    Object.defineProperty(navigator, 'share', share)
    const { openTab, user } = renderPlanScreen()
    await openTab('Grocery List')
    await user.click(screen.getByRole('button', { name: 'Share List' }))
    expect(await screen.findByText(/^Your list could not be shared\. Use Print List/)).toBeVisible()
    expect(screen.queryByText(/Sharing is off here/)).not.toBeInTheDocument()
    expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument()
    expect(logged).toHaveBeenCalled()
  })

  it('copies the grocery list alone', async () => {
    const { openTab, user } = renderPlanScreen()
    await openTab('Grocery List')
    await user.click(screen.getByRole('button', { name: 'Share List' }))
    expect(await screen.findByText('Grocery list copied to clipboard.')).toBeVisible()
    const text = await navigator.clipboard.readText()
    expect(text).toContain('[ ]')
    expect(text).toContain('Salmon fillet')
    expect(text).not.toContain('Breakfast')
    expect(text).toMatch(/\nFreeze when you get home: Salmon fillet, for Tuesday dinner, .*\.\n/)
  })

  it('says what the week was made for and what was not applied', async () => {
    const { openTab, user } = renderPlanScreen({ plan: { week: sampleWeekMadeFor('vegetarian, zorbix') } })
    await openTab('Grocery List')
    await user.click(screen.getByRole('button', { name: 'Share List' }))
    await screen.findByText('Grocery list copied to clipboard.')
    expect(await navigator.clipboard.readText()).toContain('Made for: vegetarian · Not applied: zorbix')
  })

  it('says what is in the basket and what the visitor has', async () => {
    const { openTab, user } = renderPlanScreen({
      plan: { tickedFoodIds: ['salmon'], pantryFoodIds: ['eggs'] },
    })
    await openTab('Grocery List')
    await user.click(screen.getByRole('button', { name: 'Share List' }))
    await screen.findByText('Grocery list copied to clipboard.')
    const text = await navigator.clipboard.readText()
    expect(text).toMatch(/\[x\] .*Salmon fillet/)
    expect(text).toContain('You have it: Eggs, large')
  })
})
