import { act, cleanup, screen, waitFor } from '@testing-library/react'
import {
  builtInFoods,
  dailyTargets,
  generateTemplateWeek,
  planToLink,
  toMeal,
  toMealItem,
  toWeekPlan,
} from 'react-meal-planner/core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderPlan, renderPlanner } from '../support/renderPlanner.js'
import { samplePlan } from '../support/samplePlan.js'
import { sampleProfile } from '../support/sampleProfile.js'

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  history.replaceState(null, '', '/')
})

const heading = () => screen.findByRole('heading', { name: 'Your 7-Day Meal Plan' }, { timeout: 20_000 })
const open = (link: string) => history.replaceState(null, '', `/plans?x=1#meal-plan=${link}`)
const dish = 'Oatmeal with banana and almonds'
const follow = () => act(async () => void window.dispatchEvent(new Event('hashchange')))

describe('a link to a plan', () => {
  it('is opened where the host says so, and nowhere else', async () => {
    open(planToLink(samplePlan().week))
    renderPlanner()
    await act(async () => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(screen.queryByRole('tablist')).not.toBeInTheDocument()
    cleanup()

    renderPlanner({ planLinks: true })
    await heading()
    expect(screen.getByText('You are looking at a plan that somebody shared with you.')).toBeVisible()
    expect(screen.getByRole('heading', { name: new RegExp(dish) })).toBeVisible()
  })

  it('sets the own plan aside, and gives it back', async () => {
    const { user } = await renderPlan({ planLinks: true })
    const own = screen.getAllByRole('article').map(({ textContent }) => textContent)
    open(planToLink(samplePlan().week))
    await follow()
    expect(await screen.findByRole('heading', { name: new RegExp(dish) })).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Back to my own plan' }))
    expect(screen.getAllByRole('article').map(({ textContent }) => textContent)).toEqual(own)
  })

  it('still has the own plan after a reload', async () => {
    await renderPlan({ planLinks: true, persistKey: 'shop' })
    open(planToLink(samplePlan().week))
    await follow()
    await screen.findByRole('heading', { name: new RegExp(dish) })
    expect(location.hash).toBe('')
    expect(location.search).toBe('?x=1')
    await waitFor(() => expect(localStorage.getItem('meal-planner:shop')).toContain(dish))
    cleanup()
    renderPlanner({ planLinks: true, persistKey: 'shop' })
    await heading()
    expect(await screen.findByRole('button', { name: 'Back to my own plan' })).toBeVisible()
  })

  it('marks the meals that its reader avoids', async () => {
    open(planToLink(samplePlan().week))
    renderPlanner({ planLinks: true, initialProfile: sampleProfile({ foodRestrictions: ['fish'] }) })
    await heading()
    const note = await screen.findByText(/7 meals of this plan are not for you/)
    expect(note).toHaveTextContent('Saturday, Dinner: Salmon fillet')
  })

  it('is bound by what the sharer avoids where its reader has said nothing', async () => {
    const profile = sampleProfile({ dietaryRestrictions: 'vegan', foodRestrictions: ['peanuts'] })
    const week = await generateTemplateWeek({ profile, startDate: '2026-11-21', seed: 3 })
    open(planToLink(week, { targets: dailyTargets(profile), withMadeFor: true }))
    renderPlanner({ planLinks: true })
    await heading()
    expect(screen.getByText(/Made for: vegan, no peanuts/)).toBeVisible()
    expect(screen.queryByText(/not for you/)).not.toBeInTheDocument()
  })

  it('shows no name that its foods do not bear out', async () => {
    const oats = builtInFoods.find(({ id }) => id === 'rolled-oats')
    if (!oats) throw new Error('No oats')
    const meal = () => [toMeal('dinner', 'Call 555 0123 now for a prize', [toMealItem(oats, 60)])]
    open(planToLink(toWeekPlan('2026-11-21', Array.from({ length: 7 }, meal))))
    renderPlanner({ planLinks: true })
    await heading()
    expect(screen.queryByText(/555/)).not.toBeInTheDocument()
  })

  it.each([
    ['damaged', '1.abc.AAAA.x', /not complete/],
    ['of another version', '7.abc', /another version/],
  ])('that is %s costs a sentence and nothing else', async (_, link, sentence) => {
    await renderPlan({ planLinks: true })
    const own = screen.getAllByRole('article').map(({ textContent }) => textContent)
    open(link)
    await follow()
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(screen.getAllByRole('article').map(({ textContent }) => textContent)).toEqual(own)
  })

  it('that names foods of another catalogue costs a sentence', async () => {
    open(planToLink(samplePlan().week))
    const foods = builtInFoods.filter(({ id }) => id !== 'salmon')
    renderPlanner({ planLinks: true, catalog: { foods } })
    expect(await screen.findByText(/foods that this shop does not have/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Generate My Plan' })).toBeEnabled()
  })
})

describe('history: "hash"', () => {
  const back = async () => {
    history.back()
    await act(async () => new Promise((resolve) => setTimeout(resolve, 50)))
  }

  it('makes Back and Forward move between form, plan and tabs', async () => {
    const { user } = await renderPlan({ history: 'hash' })
    await waitFor(() => expect(location.hash).toBe('#meal-planner=plan'))
    await user.click(screen.getByRole('tab', { name: 'Grocery List' }))
    expect(location.hash).toBe('#meal-planner=groceries')
    await back()
    expect(screen.getByRole('tab', { name: 'Meal Plan' })).toHaveAttribute('aria-selected', 'true')
    await back()
    expect(await screen.findByLabelText('Age')).toBeVisible()
    history.forward()
    expect(await screen.findByRole('tab', { name: 'Meal Plan' })).toHaveAttribute('aria-selected', 'true')
  })

  it('stays where it is when the page follows a link of its own', async () => {
    await renderPlan({ history: 'hash' })
    await waitFor(() => expect(location.hash).toBe('#meal-planner=plan'))
    history.pushState(null, '', '#shop')
    await act(async () => void window.dispatchEvent(new PopStateEvent('popstate')))
    expect(screen.getByRole('tab', { name: 'Meal Plan' })).toBeVisible()
  })

  it('leaves the address and the window alone without it', async () => {
    const listen = vi.spyOn(window, 'addEventListener')
    await renderPlan()
    expect(location.hash).toBe('')
    const names = listen.mock.calls.map(([name]) => name)
    expect(names.filter((name) => ['popstate', 'hashchange', 'storage'].includes(name))).toEqual([])
  })
})
