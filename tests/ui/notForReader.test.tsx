import { screen, waitFor } from '@testing-library/react'
import ICAL from 'ical.js'
import Papa from 'papaparse'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderPlanScreen } from '../support/renderPlanScreen.js'
import { sampleProfile } from '../support/sampleProfile.js'

afterEach(() => vi.restoreAllMocks())

/** The texts of the files that were saved, by their names. */
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
  return async (name: string) => {
    await waitFor(() => expect(files.has(name)).toBe(true))
    return (await files.get(name)?.text()) ?? ''
  }
}

/** A plan with salmon for a reader who avoids fish, as a shared one may have it. */
const renderShared = () =>
  renderPlanScreen({ plan: { profile: sampleProfile({ foodRestrictions: ['fish'] }), isShared: true } })

const WARNING =
  /^7 meals of this plan are not for you\n- Saturday, Dinner: Salmon fillet\n(- .+\n){6}\nYour 7-Day Meal Plan/

describe('a plan with meals that its reader must avoid', () => {
  it('names them at the start of the text to download, and not to those whom it is shared with', async () => {
    const textOf = savedFiles()
    const { user } = renderShared()
    await user.click(screen.getByRole('button', { name: 'Download Plan' }))
    expect(await textOf('meal-plan-2026-11-21.txt')).toMatch(WARNING)

    await user.click(screen.getByRole('button', { name: 'Share Plan' }))
    await screen.findByText('Meal plan copied to clipboard!')
    expect(await navigator.clipboard.readText()).toMatch(/^Your 7-Day Meal Plan/)
    expect(await navigator.clipboard.readText()).not.toContain('not for you')
  })

  it('does not name them in a list that is shared', async () => {
    const { user, openTab } = renderShared()
    await openTab('Grocery List')
    await user.click(screen.getByRole('button', { name: 'Share List' }))
    await screen.findByText('Grocery list copied to clipboard!')
    expect(await navigator.clipboard.readText()).not.toContain('not for you')
  })

  it('names them on paper, before the meals of the plan, and on the list', async () => {
    const { openTab } = renderShared()
    await openTab('Grocery List')
    const warning = /Meals that are not for you: Saturday, Dinner \(Salmon fillet\); (.+; ){5}Friday, /
    expect(await screen.findByText(warning)).toBeVisible()

    window.dispatchEvent(new Event('beforeprint'))
    const [plan = '', list = ''] = document.body.textContent.split('Grocery list for the week of')
    expect(plan.search(warning)).toBeLessThan(plan.indexOf('Salmon with potatoes'))
    expect(plan).toMatch(warning)
    expect(list).toMatch(warning)
    window.dispatchEvent(new Event('afterprint'))
  })

  it('marks them in calendars, tables and JSON', async () => {
    const textOf = savedFiles()
    const { user } = renderShared()
    await user.click(screen.getByRole('button', { name: 'Take it along' }))
    await screen.findByRole('group', { name: 'Take it along' })
    const marked = 'Salmon with potatoes and green beans. Not for you: Salmon fillet.'

    await user.click(screen.getByRole('button', { name: 'Calendar (.ics)' }))
    const calendar = new ICAL.Component(ICAL.parse(await textOf('meal-plan-2026-11-21.ics')))
    const events = calendar.getAllSubcomponents('vevent')
    const dinners = events.filter((event) => event.getFirstPropertyValue('summary') === `Dinner: ${marked}`)
    expect(dinners).toHaveLength(7)
    expect(String(dinners[0]?.getFirstPropertyValue('description'))).toContain('How to cook it')

    await user.click(screen.getByRole('button', { name: 'Meals as a table (.csv)' }))
    const table = Papa.parse<{ Dish: string }>(await textOf('meal-plan-2026-11-21.csv'), { header: true })
    expect(new Set(table.data.map(({ Dish }) => Dish))).toContain(marked)

    await user.click(screen.getByRole('button', { name: 'Plan and list as JSON' }))
    const json: unknown = JSON.parse(await textOf('meal-plan-2026-11-21.json'))
    expect(json).toHaveProperty('conflicts.6', {
      date: '2026-11-27',
      type: 'dinner',
      foodNames: ['Salmon fillet'],
    })
  })
})
