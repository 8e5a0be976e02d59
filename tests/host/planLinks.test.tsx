import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { MealPlannerProps } from 'react-meal-planner'
import {
  builtInFoods,
  dailyTargets,
  generateTemplateWeek,
  groceriesOf,
  newPlanState,
  otherPortions,
  planBasisOf,
  planToLink,
  toMeal,
  toMealItem,
  toWeekPlan,
} from 'react-meal-planner/core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { withEmptyStorage } from '../support/browserStorage.js'
import { renderPlan, renderPlanner } from '../support/renderPlanner.js'
import { samplePlan } from '../support/samplePlan.js'
import { sampleProfile } from '../support/sampleProfile.js'

withEmptyStorage()
afterEach(() => {
  vi.restoreAllMocks()
  history.replaceState(null, '', '/')
})

const heading = () => screen.findByRole('heading', { name: 'Your 7-Day Meal Plan' })
const open = (link: string) => history.replaceState(null, '', `/plans?x=1#meal-plan=${link}`)
const dish = 'Oatmeal with banana and almonds'
const follow = () => act(async () => void window.dispatchEvent(new Event('hashchange')))

/** Follows a link of the page, or goes back to where it was followed. */
const travel = (go: () => void) =>
  act(async () => {
    const arrived = new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }))
    go()
    await arrived
  })

/** The meals on screen with the minutes of their recipes, which load on demand. */
async function mealTexts() {
  await waitFor(() => {
    for (const meal of screen.getAllByRole('article')) expect(meal).toHaveTextContent(/\d (min|h)/)
  })
  return screen.getAllByRole('article').map(({ textContent }) => textContent)
}

describe('a link to a plan', () => {
  it('is opened if the host allows it, and not otherwise', async () => {
    open(planToLink(samplePlan().week))
    // Whatever both do, the first one has done when the second one shows the plan.
    renderPlanner({ onStateChange: () => undefined })
    renderPlanner({ planLinks: true })
    await heading()
    expect(screen.getAllByRole('tablist')).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'Generate My Plan' })).toBeEnabled()
    expect(screen.getByText(/^You are looking at a plan that somebody shared with you/)).toBeVisible()
    expect(screen.getByRole('heading', { name: new RegExp(dish) })).toBeVisible()
  })

  it('shows neither the form nor the own plan before its plan', async () => {
    await renderPlan({ planLinks: true, persistKey: 'shop' })
    const own = await mealTexts()
    await waitFor(() => expect(localStorage.getItem('meal-planner:shop')).not.toBeNull())
    cleanup()
    open(planToLink(samplePlan().week))
    const wasDrawn = vi.fn()
    const drawing = new MutationObserver(() => {
      if (screen.queryByLabelText('Age')) wasDrawn('form')
      const meals = screen.queryAllByRole('article').map(({ textContent }) => textContent)
      if (meals.length > 0 && meals[0] === own[0]) wasDrawn('own plan')
    })
    drawing.observe(document.body, { childList: true, subtree: true })
    renderPlanner({ planLinks: true, persistKey: 'shop' })
    expect(screen.getByText('Loading…')).toBeVisible()
    expect(screen.queryByLabelText('Age')).not.toBeInTheDocument()
    expect(await screen.findByRole('heading', { name: new RegExp(dish) })).toBeVisible()
    drawing.disconnect()
    expect(wasDrawn).not.toHaveBeenCalled()
  })

  it('says whose targets are shown if the sharer kept theirs', async () => {
    const { week } = samplePlan()
    open(planToLink(week))
    renderPlanner({ planLinks: true })
    await heading()
    expect(screen.getByText(/The targets here are only worked out from the plan\.$/)).toBeVisible()
    cleanup()

    open(planToLink(week, { targets: dailyTargets(sampleProfile()) }))
    renderPlanner({ planLinks: true })
    await heading()
    expect(screen.getByText('You are looking at a plan that somebody shared with you.')).toBeVisible()
    cleanup()

    open(planToLink(week))
    renderPlanner({ planLinks: true, initialProfile: sampleProfile() })
    await heading()
    expect(screen.getByText('You are looking at a plan that somebody shared with you.')).toBeVisible()
  })

  it('says so after a reload too', async () => {
    const says = /The targets here are only worked out from the plan\.$/
    const shop = { planLinks: true, persistKey: 'shop' }
    open(planToLink(samplePlan().week))
    renderPlanner(shop)
    await heading()
    await waitFor(() => expect(localStorage.getItem('meal-planner:shop')).not.toBeNull())
    cleanup()
    renderPlanner(shop)
    await heading()
    expect(await screen.findByText(says)).toBeVisible()
  })

  it('has no budget if its reader has given none, not even after a reload', async () => {
    const shop = { planLinks: true, persistKey: 'shop' }
    const { week, basis } = samplePlan()
    open(planToLink(week, { targets: basis.targets }))
    const expectNoBudget = async (user: UserEvent) => {
      expect(screen.getByText('This week uses')).toBeInTheDocument()
      expect(screen.queryByText(/budget/i)).not.toBeInTheDocument()
      await user.click(screen.getByRole('tab', { name: 'Grocery List' }))
      expect(await screen.findByText(/^This week uses: \$\d+\.\d\d$/)).toBeVisible()
      expect(screen.queryByRole('meter', { name: 'Budget used' })).not.toBeInTheDocument()
      expect(screen.queryByText(/of your \$/)).not.toBeInTheDocument()
    }
    const { user } = renderPlanner(shop)
    await heading()
    await expectNoBudget(user)
    await waitFor(() => expect(localStorage.getItem('meal-planner:shop')).not.toBeNull())
    cleanup()
    history.replaceState(null, '', '/')
    const again = renderPlanner(shop)
    await heading()
    await expectNoBudget(again.user)
  })

  it('is never scaled down to a budget that nobody has given', async () => {
    const { week } = samplePlan()
    open(planToLink(week, { people: 6, portions: [4, 4, 4, 4, 4] }))
    renderPlanner({ planLinks: true })
    await heading()
    expect(screen.queryByText(/scaled down/)).not.toBeInTheDocument()
  })

  it.each([
    ['in a whole form', sampleProfile({ weeklyFoodBudget: 205 })],
    ['and nothing else', { weeklyFoodBudget: 205 }],
  ])('has the budget of a reader who has given one %s', async (_, initialProfile) => {
    open(planToLink(samplePlan().week))
    const { user } = renderPlanner({ planLinks: true, initialProfile })
    await heading()
    expect(screen.getByText('of $205.00 budget')).toBeInTheDocument()
    await user.click(screen.getByRole('tab', { name: 'Grocery List' }))
    expect(await screen.findByText(/of your \$205\.00/)).toBeInTheDocument()
  })

  it('sets the own plan aside, and gives it back', async () => {
    const { user } = await renderPlan({ planLinks: true })
    const own = await mealTexts()
    open(planToLink(samplePlan().week))
    await follow()
    expect(await screen.findByRole('heading', { name: new RegExp(dish) })).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Back to my own plan' }))
    expect(await mealTexts()).toEqual(own)
    expect(await heading()).toHaveFocus()
  })

  it('gives the own plan back with what the visitor can undo and redo, and none of the shared one', async () => {
    const { user } = await renderPlan({ planLinks: true })
    const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
    await press('Lock day')
    open(planToLink(samplePlan().week))
    await follow()
    expect(await screen.findByRole('heading', { name: new RegExp(dish) })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Undo last change' })).toHaveAttribute('aria-disabled', 'true')
    await press('Lock day')
    await press('Back to my own plan')
    const lockDay = await screen.findByRole('button', { name: 'Lock day' })
    expect(lockDay).toHaveAttribute('aria-pressed', 'true')
    await press('Undo last change')
    expect(lockDay).toHaveAttribute('aria-pressed', 'false')
    expect(screen.getByRole('button', { name: 'Undo last change' })).toHaveAttribute('aria-disabled', 'true')
    await press('Redo change')
    expect(lockDay).toHaveAttribute('aria-pressed', 'true')
  })

  it('comes back with its changes by "Undo", and the own plan stays one press away', async () => {
    const { user } = await renderPlan({ planLinks: true })
    const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
    const own = await mealTexts()
    open(planToLink(samplePlan().week))
    await follow()
    await screen.findByRole('heading', { name: new RegExp(dish) })
    await press('Lock day')
    for (const _ of ['first', 'second']) {
      await press('Back to my own plan')
      expect(await mealTexts()).toEqual(own)
      expect(screen.getByText('This is your own plan again.')).toBeVisible()
      await press('Undo')
      expect(await screen.findByRole('heading', { name: new RegExp(dish) })).toBeVisible()
      expect(screen.getByRole('button', { name: 'Lock day' })).toHaveAttribute('aria-pressed', 'true')
      expect(screen.getByText('Undone.')).toBeVisible()
      expect(await screen.findByText(/^You are looking at a plan that somebody shared/)).toBeVisible()
    }
    await press('Undo last change')
    expect(screen.getByRole('button', { name: 'Lock day' })).toHaveAttribute('aria-pressed', 'false')
    await press('Back to my own plan')
    await press('Lock day')
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  })

  it('hands the focus to the heading of the list if the visitor goes back there', async () => {
    const { user } = await renderPlan({ planLinks: true })
    open(planToLink(samplePlan().week))
    await follow()
    await user.click(screen.getByRole('tab', { name: 'Grocery List' }))
    await user.click(await screen.findByRole('button', { name: 'Back to my own plan' }))
    expect(screen.getByRole('heading', { name: 'Grocery list' })).toHaveFocus()
  })

  it.each([
    ['in the same visit', false],
    ['after a reload', true],
  ])('is no plan of its reader, and binds no other link %s', async (_, reloads) => {
    const vegan = sampleProfile({ dietaryRestrictions: 'vegan' })
    const veganWeek = await generateTemplateWeek({ profile: vegan, startDate: '2026-11-21', seed: 3 })
    open(planToLink(veganWeek, { targets: dailyTargets(vegan), withMadeFor: true }))
    const shop = { planLinks: true, persistKey: 'shop' }
    const first = renderPlanner(shop)
    await heading()
    expect(screen.getByText(/Made for: vegan/)).toBeVisible()
    await waitFor(() => expect(localStorage.getItem('meal-planner:shop')).toContain('vegan'))
    if (reloads) cleanup()
    const { user } = reloads ? renderPlanner(shop) : first
    await heading()
    const stranger = await mealTexts()

    open(planToLink(samplePlan().week, { targets: dailyTargets(sampleProfile()) }))
    await follow()
    expect(await screen.findByRole('heading', { name: new RegExp(dish) })).toBeVisible()
    expect(screen.queryByText(/not for you/)).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Back to my own plan' })).not.toBeInTheDocument()

    const notice = screen.getByText('You are looking at a plan that somebody shared with you.')
    const bar = notice.parentElement?.parentElement ?? document.body
    await user.click(within(bar).getByRole('button', { name: 'Undo' }))
    expect(await mealTexts()).toEqual(stranger)
  })

  it('leads to a week of the reader’s own, which the next link sets aside, also with a locked meal', async () => {
    open(planToLink(samplePlan().week))
    const { user } = renderPlanner({ planLinks: true, initialProfile: sampleProfile() })
    await heading()
    await user.click(screen.getAllByRole('button', { name: /^Lock: / })[0] ?? document.body)
    await user.click(screen.getByRole('button', { name: 'Generate New Plan' }))
    await screen.findByText('Here is another plan.')
    open(planToLink(samplePlan().week))
    await follow()
    expect(await screen.findByRole('button', { name: 'Back to my own plan' })).toBeVisible()
  })

  it('is not called the reader’s own plan above the form either', async () => {
    open(planToLink(samplePlan().week))
    const { user } = renderPlanner({ planLinks: true })
    await heading()
    await user.click(screen.getByRole('button', { name: 'Generate New Plan' }))
    await user.click(await screen.findByRole('button', { name: 'Back to the shared plan' }))
    expect(await screen.findByText(/^You are looking at a plan that somebody shared with you/)).toBeVisible()
  })

  it('sets aside the newest week of the reader’s own', async () => {
    const { user } = await renderPlan({ planLinks: true })
    const wayBack = () => screen.queryByRole('button', { name: 'Back to my own plan' })
    const names = () =>
      screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
    open(planToLink(samplePlan().week))
    await follow()
    await waitFor(() => expect(wayBack()).toBeVisible())
    await user.click(screen.getByRole('button', { name: 'Generate New Plan' }))
    await screen.findByText('Here is another plan.')
    await waitFor(() => expect(wayBack()).toBeNull())
    const newest = names()
    open(planToLink(samplePlan().week))
    await follow()
    await user.click(await screen.findByRole('button', { name: 'Back to my own plan' }))
    expect(names()).toEqual(newest)
  })

  it('takes what it said of the shared plan with it', async () => {
    const { user } = await renderPlan({ planLinks: true })
    open(planToLink(samplePlan().week))
    await follow()
    await screen.findByRole('heading', { name: new RegExp(dish) })
    const [more] = screen.getAllByRole('button', { name: /^More: / })
    await user.click(more ?? document.body)
    await user.click(await screen.findByRole('button', { name: /^I’m eating out/ }))
    expect(await screen.findByText(/^You eat out: /)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Back to my own plan' }))
    expect(screen.queryByText(/^You eat out: /)).not.toBeInTheDocument()
  })

  it('says for how many it was made if its reader plans for another number', async () => {
    await renderPlan({ planLinks: true, persistKey: 'shop' })
    open(planToLink(samplePlan().week, { people: 2, portions: [0.75] }))
    await follow()
    const sentence =
      /^You are looking at a plan .* It was made for 2 people; portions and list are worked out for one person, as in your own answers\.$/
    expect(await screen.findByText(sentence)).toBeVisible()
    await waitFor(() => expect(localStorage.getItem('meal-planner:shop')).toContain('sharedFor'))
    cleanup()
    const { user } = renderPlanner({ planLinks: true, persistKey: 'shop' })
    await heading()
    expect(await screen.findByText(sentence)).toBeVisible()
    for (const name of ['Delivery', 'Grocery List']) {
      await user.click(screen.getByRole('tab', { name }))
      expect(await within(screen.getByRole('tabpanel', { name })).findByText(sentence)).toBeVisible()
    }
    await user.click(screen.getByRole('button', { name: 'Back to my own plan' }))
    expect(screen.queryByText(/^You are looking at a plan/)).not.toBeInTheDocument()
  })

  it('says nothing of people where the numbers are the same, and once that it was shared', async () => {
    open(planToLink(samplePlan().week, { people: 3 }))
    const { user } = renderPlanner({ planLinks: true, initialProfile: sampleProfile({ people: 3 }) })
    await heading()
    const said = () => screen.getAllByText(/^You are looking at a plan that somebody shared with you\.$/)
    expect(said()).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(await screen.findAllByText(/^You are looking at a plan/)).toHaveLength(1)
    expect(said()).toHaveLength(1)
  })

  it.each<[string, MealPlannerProps, () => Promise<void>]>([
    ['a tab', { history: 'hash' }, async () => undefined],
    ['another part of the page', {}, () => travel(() => void location.assign('#reviews'))],
  ])('is not opened again by Back from %s, and keeps its ticks', async (_, props, goOn) => {
    open(planToLink(samplePlan().week))
    const { user } = renderPlanner({ planLinks: true, ...props })
    await heading()
    await user.click(screen.getByRole('tab', { name: 'Grocery List' }))
    const [first] = await screen.findAllByRole('checkbox')
    await user.click(first ?? document.body)
    await goOn()
    expect(location.hash).not.toMatch(/^#meal-plan=/)
    await travel(() => history.back())
    expect(location.hash).toMatch(/^#meal-plan=/)
    // Links are opened in order, so the one before has been looked at when this one is refused.
    await travel(() => void location.assign('#meal-plan=damaged'))
    expect(await screen.findByRole('alert')).toHaveTextContent(/not complete/)
    await user.click(screen.getByRole('tab', { name: 'Grocery List' }))
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1)
  })

  it('is opened again once its plan has gone', async () => {
    const { user } = await renderPlan({ planLinks: true })
    const link = `#meal-plan=${planToLink(samplePlan().week)}`
    await travel(() => void location.assign(link))
    await user.click(await screen.findByRole('button', { name: 'Back to my own plan' }))
    await travel(() => void location.assign('#reviews'))
    await travel(() => history.back())
    expect(await screen.findByRole('button', { name: 'Back to my own plan' })).toBeVisible()
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

  it('is not said to have less energy than is advised where only its reader’s targets have', async () => {
    open(planToLink(samplePlan().week))
    const low = sampleProfile({ activityLevel: 'sedentary', weight: 110 })
    const { calories } = dailyTargets(low)
    expect(samplePlan().week.days[0]?.totals.calories).toBeGreaterThan(calories)
    renderPlanner({ planLinks: true, initialProfile: low })
    await heading()
    expect(screen.getByText(/less energy than is usually advised/)).toHaveTextContent(
      /^These targets have less energy .* before you follow them\.$/,
    )
  })

  it('marks the meals that its reader avoids', async () => {
    open(planToLink(samplePlan().week))
    const initialProfile = sampleProfile({ foodRestrictions: ['fish'] })
    const { user } = renderPlanner({ planLinks: true, initialProfile })
    await heading()
    const count = await screen.findByRole('button', { name: '7 meals of this plan are not for you' })
    const which = () => screen.queryByText(/^Saturday, Dinner: Salmon fillet/)
    expect(which()).not.toBeInTheDocument()
    await user.click(count)
    expect(which()).toBeVisible()

    await user.click(screen.getByRole('tab', { name: 'Grocery List' }))
    expect(await screen.findByRole('button', { name: '7 meals of this plan are not for you' })).toBeVisible()
    expect(screen.queryByText(/^Your list leaves out foods/)).not.toBeInTheDocument()
    expect(screen.getByText(/check the label/)).toBeVisible()
    expect(screen.getByRole('checkbox', { name: /^Salmon fillet ?Not for you/ })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Share List' }))
    await screen.findByText('Grocery list copied to clipboard.')
    const text = await navigator.clipboard.readText()
    expect(text).toMatch(/^7 meals of this plan are not for you\n/)
    expect(text).toContain('Salmon fillet (not for you): ')
  })

  it('leaves the meals free that its sharer eats out', async () => {
    const { startDate, days } = samplePlan().week
    const meals = days.map((day, index) => day.meals.filter(({ type }) => index > 0 || type !== 'dinner'))
    const out = { date: startDate, type: 'dinner', freeShare: 0.4 } as const
    const targets = dailyTargets(sampleProfile())
    open(planToLink(toWeekPlan(startDate, meals), { targets, eatenOut: [out] }))
    const { user } = renderPlanner({ planLinks: true })
    await heading()
    const kcal = Math.round(0.6 * targets.calories).toLocaleString('en-US')
    expect(screen.getByText(new RegExp(`${kcal} kcal`))).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Plan a meal again' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(days[0]?.meals.length ?? 0))
    await waitFor(() => expect(screen.queryByText('Nothing planned here')).not.toBeInTheDocument())
  })

  it('gives no reasons for what it misses, since nobody told them', async () => {
    const week = toWeekPlan(
      samplePlan().week.startDate,
      samplePlan().week.days.map(({ meals }) => meals.filter(({ type }) => type !== 'dinner')),
    )
    open(planToLink(week, { targets: dailyTargets(sampleProfile()) }))
    renderPlanner({ planLinks: true })
    await heading()
    const title = await screen.findByRole('heading', { name: 'Your week against your targets' })
    expect(title.parentElement).toHaveTextContent(/% short on protein/)
    expect(title.parentElement).not.toHaveTextContent(/Your budget leaves|What you avoid|Kitchen measures/)
  })

  it('names such meals at once if they are few', async () => {
    const { startDate, days } = samplePlan().week
    const fewDinners = days.map(({ meals }, day) => meals.filter(({ type }) => day < 2 || type !== 'dinner'))
    open(planToLink(toWeekPlan(startDate, fewDinners)))
    renderPlanner({ planLinks: true, initialProfile: sampleProfile({ foodRestrictions: ['fish'] }) })
    await heading()
    expect(await screen.findByText('2 meals of this plan are not for you')).toBeVisible()
    expect(screen.getByText(/^Saturday, Dinner: Salmon fillet/)).toBeVisible()
  })

  it('marks such a meal on its card with an offer to swap, until it is swapped', async () => {
    open(planToLink(samplePlan().week))
    const initialProfile = sampleProfile({ foodRestrictions: ['fish'] })
    const { user } = renderPlanner({ planLinks: true, initialProfile })
    await heading()
    const card = screen.getByRole('article', { name: /Salmon/ })
    expect(await within(card).findByText(/Not for you: Salmon fillet/)).toBeVisible()
    expect(screen.getAllByText(/Not for you:/)).toHaveLength(1)

    await user.click(within(card).getByRole('button', { name: 'Choose another dish' }))
    const options = await within(card).findByRole('group', { name: /^Swap: / })
    const [first] = await within(options).findAllByRole('button', { name: /at checkout/ })
    if (!first) throw new Error('No other dish')
    expect(first).not.toHaveTextContent(/salmon|tuna|cod/i)
    await user.click(first)
    await waitFor(() => expect(screen.queryByText(/Not for you:/)).not.toBeInTheDocument())
    expect(screen.getByText(/6 meals of this plan are not for you/)).toBeVisible()
  })

  it('follows what the sharer avoids if its reader has said nothing', async () => {
    const profile = sampleProfile({ dietaryRestrictions: 'vegan', foodRestrictions: ['peanuts'] })
    const week = await generateTemplateWeek({ profile, startDate: '2026-11-21', seed: 3 })
    open(planToLink(week, { targets: dailyTargets(profile), withMadeFor: true }))
    renderPlanner({ planLinks: true })
    await heading()
    expect(screen.getByText(/Made for: vegan, no peanuts/)).toBeVisible()
    expect(screen.queryByText(/not for you/)).not.toBeInTheDocument()
  })

  it('follows all that the sharer avoids, however much it is', async () => {
    const avoid = (name: string) => ({ kind: 'avoid', name }) as const
    const applied = [...Array.from({ length: 59 }, () => avoid('mushrooms of the forest')), avoid('fish')]
    open(planToLink({ ...samplePlan().week, madeFor: { applied, notApplied: [] } }, { withMadeFor: true }))
    renderPlanner({ planLinks: true })
    await heading()
    expect(await screen.findByText(/Not for you: Salmon fillet/)).toBeVisible()
  })

  it('feeds as many people as its sharer cooks for if its reader has said nothing', async () => {
    open(planToLink(samplePlan().week, { people: 3 }))
    renderPlanner({ planLinks: true })
    await heading()
    expect(screen.getAllByText('Cook 3 servings')).toHaveLength(4)
  })

  it('gives each person the portions that its sharer cooks for them if its reader has said nothing', async () => {
    open(planToLink(samplePlan().week, { people: 2, portions: [0.5] }))
    const { user } = renderPlanner({ planLinks: true })
    await heading()
    const eggs = () => within(screen.getByRole('article', { name: 'Eggs and an apple' }))
    expect(eggs().getByText('2 large eggs')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: /^Person 2/ }))
    expect(eggs().getByText('1 large egg')).toBeVisible()
  })

  it('has the sharer’s list and costs if its targets are shared, and others eat by profiles of their own', async () => {
    const tall = { age: 44, gender: 'male', heightFeet: 6, heightInches: 1, weight: 204 } as const
    const other = { ...tall, activityLevel: 'very_active', goal: 'gain' } as const
    const profile = sampleProfile({ people: 2, others: [other] })
    const basis = planBasisOf({ ...profile, weeklyFoodBudget: 500 })
    const { week } = samplePlan()
    const { tillTotal } = groceriesOf(newPlanState(week, basis, 1))
    open(planToLink(week, { targets: basis.targets, people: 2, portions: otherPortions(basis) }))
    const { user } = renderPlanner({ planLinks: true })
    await heading()
    await user.click(screen.getByRole('tab', { name: 'Grocery List' }))
    expect(await screen.findByText(/^At checkout, \d+ items$/)).toBeVisible()
    expect(screen.getAllByText(`$${tillTotal.toFixed(2)}`)[0]).toBeVisible()
    expect(screen.queryByText(/How much the others eat is rounded/)).not.toBeInTheDocument()
  })

  it('says that the portions of others are rounded if it came without targets', async () => {
    open(planToLink(samplePlan().week, { people: 2, portions: [1.32] }))
    renderPlanner({ planLinks: true })
    await heading()
    expect(await screen.findByText(/How much the others eat is rounded, so amounts can differ/)).toBeVisible()
  })

  it('replaces a name that is not true of its foods', async () => {
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
  ])('shows a notice and changes nothing when it is %s', async (_, link, sentence) => {
    await renderPlan({ planLinks: true })
    const own = await mealTexts()
    open(link)
    await follow()
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
    expect(await mealTexts()).toEqual(own)
  })

  it('is not opened beside answers that are too long to be read', async () => {
    renderPlanner({ planLinks: true })
    const field = await screen.findByLabelText(/^Dietary restrictions/)
    fireEvent.change(field, { target: { value: `no nuts ${'and no other nuts '.repeat(250)}` } })
    open(planToLink(samplePlan().week))
    await follow()
    expect(await screen.findByText(/^Your dietary restrictions are too long to be read/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Generate My Plan' })).toBeEnabled()
  })

  it('is damaged if it names more to avoid than can be read', async () => {
    const letters = [...'abcdefgh']
    const names = letters.flatMap((one) => letters.map((two) => `${one}${two}${' abcdefgh'.repeat(8)}`))
    const applied = names.slice(0, 60).map((name) => ({ kind: 'avoid' as const, name }))
    open(planToLink({ ...samplePlan().week, madeFor: { applied, notApplied: [] } }, { withMadeFor: true }))
    renderPlanner({ planLinks: true })
    expect(await screen.findByText(/^The link to a plan is not complete/)).toBeVisible()
  })

  it('shows a notice when it names foods of another catalogue', async () => {
    open(planToLink(samplePlan().week))
    const foods = builtInFoods.filter(({ id }) => id !== 'salmon')
    renderPlanner({ planLinks: true, catalog: { foods } })
    expect(await screen.findByText(/foods that this shop does not have/)).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Generate My Plan' })).toBeEnabled()
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

  it.each([
    ['that was kept', undefined],
    ['of a link', planToLink(samplePlan().week)],
  ])('makes Back lead to the plan %s after a reload too, and keeps the page’s own state', async (_, link) => {
    const shop: MealPlannerProps = { history: 'hash', persistKey: 'shop', planLinks: true }
    const isKept = () => expect(localStorage.getItem('meal-planner:shop')).toContain('"current":{')
    if (link === undefined) {
      await renderPlan({ persistKey: 'shop' })
      await waitFor(isKept)
      cleanup()
    }
    const state = { router: 7 }
    history.pushState(state, '', `/plans?seed=7${link === undefined ? '' : `#meal-plan=${link}`}`)
    const { user } = renderPlanner(shop)
    await heading()
    await waitFor(() => expect(location.hash).toBe('#meal-planner=plan'))
    expect(history.state).toEqual(state)
    expect(location.search).toBe('?seed=7')
    const entries = history.length
    await user.click(screen.getByRole('tab', { name: 'Grocery List' }))
    expect(history).toHaveLength(entries + 1)
    await waitFor(isKept)
    cleanup()

    renderPlanner(shop)
    const tab = await screen.findByRole('tab', { name: 'Grocery List' })
    await waitFor(() => expect(tab).toHaveAttribute('aria-selected', 'true'))
    await back()
    expect(await heading()).toBeVisible()
    expect(location.hash).toBe('#meal-planner=plan')
  })

  it('brings the plan before "New Plan" back with the first Back, and what was typed since with Forward', async () => {
    const { user } = await renderPlan({ history: 'hash' })
    await waitFor(() => expect(location.hash).toBe('#meal-planner=plan'))
    const meals = await mealTexts()
    const newPlan = () => user.click(screen.getByRole('button', { name: 'New Plan' }))
    await newPlan()
    expect(location.hash).toBe('#meal-planner=form')
    await back()
    expect(location.hash).toBe('#meal-planner=plan')
    expect(await mealTexts()).toEqual(meals)
    expect(screen.queryByText(/You have changed your answers/)).not.toBeInTheDocument()

    await newPlan()
    const age = screen.getByLabelText('Age')
    await user.clear(age)
    await user.type(age, '44')
    await back()
    expect(await mealTexts()).toEqual(meals)
    history.forward()
    expect(await screen.findByLabelText('Age')).toHaveValue('44')
    expect(screen.getByRole('button', { name: 'Back to my plan' })).toBeVisible()
  })

  it('shows the form again with the second Back after "New Plan"', async () => {
    const { user } = await renderPlan({ history: 'hash' })
    await waitFor(() => expect(location.hash).toBe('#meal-planner=plan'))
    await user.click(screen.getByRole('button', { name: 'New Plan' }))
    await back()
    await back()
    expect(await screen.findByRole('button', { name: 'Back to my plan' })).toBeVisible()
    expect(location.hash).toBe('')
  })

  it('leads several steps back at once without a step of its own', async () => {
    const { user } = await renderPlan({ history: 'hash' })
    await waitFor(() => expect(location.hash).toBe('#meal-planner=plan'))
    await user.click(screen.getByRole('tab', { name: 'Grocery List' }))
    await user.click(screen.getByRole('button', { name: 'New Plan' }))
    const entries = history.length
    history.go(-2)
    await waitFor(() => expect(location.hash).toBe('#meal-planner=plan'))
    expect(await screen.findByRole('tab', { name: 'Meal Plan', selected: true })).toBeVisible()
    expect(history).toHaveLength(entries)
    history.forward()
    expect(await screen.findByRole('tab', { name: 'Grocery List', selected: true })).toBeVisible()
  })

  it('leads Back to the form after a reload on a later screen', async () => {
    history.replaceState(null, '', '/#meal-planner=groceries')
    await renderPlan({ history: 'hash' })
    history.pushState(null, '', '/')
    await act(async () => void window.dispatchEvent(new PopStateEvent('popstate')))
    expect(await screen.findByLabelText('Age')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Back to my plan' })).toBeVisible()
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
