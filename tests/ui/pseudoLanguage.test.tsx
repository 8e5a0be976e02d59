import { screen, waitFor, within } from '@testing-library/react'
import type { MealPlannerProps } from 'react-meal-planner'
import {
  builtInFoods,
  builtInSeasonings,
  EMPTY_PROFILE,
  planToLink,
  type WeekPlan,
} from 'react-meal-planner/core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { US_STATES } from '../../src/core/delivery/usStates.js'
import { pseudoMessages as messages, PSEUDO_LOCALE, unmarkedWords } from '../support/pseudoLanguage.js'
import { renderPlanner } from '../support/renderPlanner.js'
import { samplePlan } from '../support/samplePlan.js'
import { sampleProfile } from '../support/sampleProfile.js'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

const SPOKEN_ATTRIBUTES = ['aria-label', 'aria-valuetext', 'aria-description', 'placeholder', 'title', 'alt']
/** Names that the widget takes from its data, not from its messages. */
const names = [
  ...[...builtInFoods, ...builtInSeasonings].map(({ name }) => name),
  ...US_STATES.map(({ name }) => name),
]

/** Every text that a visitor sees or hears, one for each node or attribute, but for what they typed themselves. */
function textsOnScreen(): readonly string[] {
  return [...document.body.querySelectorAll('*:not(style, script, textarea)')].flatMap((element) => [
    ...[...element.childNodes].flatMap((node) => (node instanceof Text ? node.data : [])),
    ...SPOKEN_ATTRIBUTES.flatMap((attribute) => element.getAttribute(attribute) ?? []),
  ])
}

/** Texts on screen with words that no message wrote. */
const untranslated = (mealNames: readonly string[] = []) =>
  textsOnScreen().filter((text) => unmarkedWords(text, [...names, ...mealNames]).length > 0)

function renderPseudo(props: MealPlannerProps = {}) {
  const planner = renderPlanner({
    messages,
    locale: PSEUDO_LOCALE,
    initialProfile: sampleProfile(),
    ...props,
  })
  const press = (name: string) => planner.user.click(screen.getByRole('button', { name }))
  return { ...planner, press }
}

async function subscribe(user: ReturnType<typeof renderPlanner>['user']) {
  const { labels, submit } = messages.delivery.form
  await user.type(screen.getByLabelText(labels.address), '1')
  await user.type(screen.getByLabelText(labels.city), 'Ō')
  await user.selectOptions(screen.getByLabelText(labels.state), 'CA')
  await user.type(screen.getByLabelText(labels.zipCode), '94103')
  await user.type(screen.getByLabelText(labels.phone), '415 555 0123')
  await user.click(screen.getByRole('button', { name: submit }))
}

async function renderPseudoPlan(props: MealPlannerProps = {}) {
  const weeks: WeekPlan[] = []
  const planner = renderPseudo({ onPlanGenerated: (week) => weeks.push(week), ...props })
  await planner.press(messages.profile.submit)
  await screen.findByRole('heading', { name: messages.plan.title })
  const mealNames = weeks.flatMap(({ days }) => days.flatMap(({ meals }) => meals.map(({ name }) => name)))
  const openTab = (name: string) => planner.user.click(screen.getByRole('tab', { name }))
  return { ...planner, openTab, untranslated: () => untranslated(mealNames) }
}

describe('the widget in another language', () => {
  it('shows no English on the form, folded or unfolded', async () => {
    const { user } = renderPseudo()
    for (const fold of screen.getAllByRole('button', { expanded: false })) await user.click(fold)
    await user.click(screen.getByText(messages.profile.moreChoices.title))
    await user.click(await screen.findByLabelText(new RegExp(messages.more.labels.ownTargets)))
    expect(textsOnScreen().length).toBeGreaterThan(100)
    expect(untranslated()).toEqual([])
  })

  it('shows no English in what it understood of the restrictions, applied or not', async () => {
    const dietaryRestrictions = 'vegan, low carb, no beef, peanut allergy, whole30, mustard allergy'
    const { press } = renderPseudo({ initialProfile: sampleProfile({ dietaryRestrictions }) })
    await screen.findByText(/⟦Understood: ⟧.*⟦no ⟧⟦peanuts⟧/, undefined, { timeout: 5000 })
    await press(messages.profile.submit)
    expect(await screen.findByText(messages.answers.confirm.error)).toBeInTheDocument()
    expect(untranslated()).toEqual([])
  })

  it('shows no English on which macro split counts', async () => {
    renderPseudo({ initialProfile: sampleProfile({ dietaryRestrictions: 'keto, low carb' }) })
    await screen.findByText(/⟦Protein, fat and carbs follow ⟧⟦keto⟧/, undefined, { timeout: 5000 })
    expect(untranslated()).toEqual([])
  })

  it('shows no English on why a chip stays ticked', async () => {
    const { user } = renderPseudo({ initialProfile: sampleProfile({ dietaryRestrictions: 'vegetarian' }) })
    const fish = screen.getByRole('checkbox', { name: messages.core.avoidableFood.fish })
    await waitFor(() => expect(fish).toBeChecked(), { timeout: 5000 })
    await user.click(fish)
    expect(screen.getByText(/⟦“⟧⟦fish⟧/)).toBeInTheDocument()
    expect(untranslated()).toEqual([])
  })

  it('shows no English on the box that says which foods are left out', async () => {
    const initialProfile = sampleProfile({ dietaryRestrictions: 'vegan, peanut allergy' })
    renderPseudo({ initialProfile })
    await screen.findByText(/⟦We left out: ⟧/, undefined, { timeout: 5000 })
    expect(untranslated()).toEqual([])
  })

  it('shows no English on the box about the medical supervision of others', async () => {
    const other = sampleProfile({ age: 60, weight: 90, activityLevel: 'sedentary' })
    renderPseudo({ initialProfile: sampleProfile({ people: 2, others: [other] }) })
    await screen.findByText('⟦Person ⟧2⟦ does this under medical supervision⟧', undefined, { timeout: 5000 })
    expect(untranslated()).toEqual([])
  })

  it('shows no English on a form that is refused', async () => {
    const { press } = renderPseudo({ initialProfile: EMPTY_PROFILE })
    await press(messages.profile.submit)
    expect(screen.getByText(messages.profile.errors.age)).toBeInTheDocument()
    expect(untranslated()).toEqual([])
  })

  it('shows no English on the plan of any day', async () => {
    const initialProfile = sampleProfile({
      dietaryRestrictions: 'vegetarian, dairy free, high protein',
      foodRestrictions: ['eggs'],
    })
    const { user, untranslated } = await renderPseudoPlan({ initialProfile })
    expect(screen.getByText(/⟦Made for: ⟧/)).toHaveTextContent('⟦no ⟧⟦eggs⟧')
    for (const day of within(screen.getByRole('group', { name: messages.plan.pickDay })).getAllByRole(
      'button',
    )) {
      await user.click(day)
      expect(untranslated()).toEqual([])
    }
  })

  it('shows no English on a grocery list that is scaled down', async () => {
    const profile = sampleProfile({ weeklyFoodBudget: 25 })
    const { openTab, untranslated } = await renderPseudoPlan({
      initialProfile: profile,
      onAddToCart: () => undefined,
    })
    await openTab(messages.plan.tab.groceries)
    expect(untranslated()).toEqual([])
  })

  it('shows no English when a visitor takes a plan along and sees what is kept', async () => {
    const { press, untranslated } = await renderPseudoPlan({ planLinks: true, persistKey: 'pseudo' })
    await press(messages.plan.takeAlong)
    await screen.findByRole('group', { name: messages.along.title }, { timeout: 5000 })
    await press(messages.along.link.share)
    expect(await screen.findByText(messages.along.link.copied)).toBeInTheDocument()
    expect(untranslated()).toEqual([])
    await press(messages.along.kept.forget)
    expect(untranslated()).toEqual([])
    await press(messages.along.kept.forgetNow)
    expect(await screen.findByText(messages.along.kept.forgotten)).toBeInTheDocument()
    expect(untranslated()).toEqual([])
  })

  it('shows no English on delivery, from the offer to the active subscription', async () => {
    const onSubscribe = async () => ({ subscriptionId: '2718', eraseToken: '3141' })
    const { user, press, openTab, untranslated } = await renderPseudoPlan({ onSubscribe })
    const { offer, form, active } = messages.delivery
    await openTab(messages.plan.tab.delivery)
    expect(untranslated()).toEqual([])

    await press(offer.start)
    await press(form.submit)
    expect(screen.getByText(form.errors.city)).toBeInTheDocument()
    expect(untranslated()).toEqual([])

    await subscribe(user)
    await screen.findByText(active.title(1))
    expect(untranslated()).toEqual([])
  })

  it('shows no English on foods that the reader of a shared plan avoids, nor before they are ordered', async () => {
    history.replaceState(null, '', `/#meal-plan=${planToLink(samplePlan().week)}`)
    const onOrder = vi.fn()
    const { user, press } = renderPseudo({
      planLinks: true,
      initialProfile: sampleProfile({ foodRestrictions: ['fish'] }),
      onAddToCart: () => undefined,
      onSubscribe: async () => ({ subscriptionId: '2718', eraseToken: '3141' }),
      onOrder,
    })
    await screen.findByRole('heading', { name: messages.plan.title })
    const { groceries, delivery, plan } = messages
    const mealNames = samplePlan().week.days.flatMap(({ meals }) => meals.map(({ name }) => name))
    await user.click(screen.getByRole('tab', { name: plan.tab.groceries }))
    expect(await screen.findByText(groceries.avoided.mark)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: /Add to cart/ }))
    expect(screen.getByText(groceries.avoided.error)).toBeInTheDocument()
    expect(untranslated(mealNames)).toEqual([])

    await user.click(screen.getByRole('tab', { name: plan.tab.delivery }))
    await press(delivery.offer.start)
    await subscribe(user)
    await user.click(await screen.findByRole('button', { name: delivery.active.order }))
    expect(screen.getByText(groceries.avoided.error)).toBeInTheDocument()
    expect(onOrder).not.toHaveBeenCalled()
    expect(untranslated(mealNames)).toEqual([])
  })

  it('shows no English when a server refuses and gives no reason', async () => {
    let accepts = false
    const fetch = async (address: RequestInfo | URL) =>
      accepts && String(address).endsWith('/subscribe')
        ? Response.json({ subscriptionId: '2718', eraseToken: '3141' })
        : Response.json({}, { status: 500 })
    const { user, press, openTab, untranslated } = await renderPseudoPlan({
      apiBase: '/api',
      endpoints: { order: '/order' },
      fetch,
    })
    const { notices, delivery } = messages
    expect(screen.getByText(notices.planFallback)).toBeInTheDocument()
    await openTab(messages.plan.tab.delivery)
    await press(delivery.offer.start)
    await subscribe(user)
    await screen.findByText(notices.subscribeFailed(notices.notSubscribed, true))
    expect(untranslated()).toEqual([])

    accepts = true
    await press(delivery.form.submit)
    await press(delivery.active.order)
    await screen.findByText(notices.orderFailed(notices.notOrdered))
    const subscription = screen.getByRole('group', { name: delivery.active.subscription('2718') })
    await user.click(within(subscription).getByRole('button', { name: delivery.active.cancel }))
    await user.click(within(subscription).getByRole('button', { name: delivery.active.cancelNow }))
    await screen.findByText(notices.cancelFailed('2718', notices.notCancelled, true))
    expect(untranslated()).toEqual([])
  })

  it('shows no English when the site takes no subscriptions', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    const wrong: object = { onSubscribe: 'later' }
    const { user, press, openTab, untranslated } = await renderPseudoPlan(wrong)
    const { notices, delivery } = messages
    await openTab(messages.plan.tab.delivery)
    await press(delivery.offer.start)
    await subscribe(user)
    await screen.findByText(notices.subscribeFailed(notices.noDelivery))
    expect(untranslated()).toEqual([])
  })

  it('shows no English in the notices of copying, printing and the cart', async () => {
    vi.stubGlobal('open', () => null)
    vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(null)
    const { user, press, openTab, untranslated } = await renderPseudoPlan({
      onAddToCart: () => Promise.reject(),
    })
    const { plan, groceries, notices } = messages
    await press(plan.share)
    await screen.findByText(notices.planCopied)
    expect(untranslated()).toEqual([])
    await openTab(plan.tab.groceries)
    await user.click(screen.getByRole('button', { name: /Add to cart/ }))
    await screen.findByText(notices.cartFailed(notices.unknownError))
    await press(groceries.print)
    await screen.findByText(notices.printBlocked)
    expect(untranslated()).toEqual([])
  })

  it('shows no English in the notice that no food is left', async () => {
    const catalog = { foods: builtInFoods.filter(({ id }) => id === 'eggs') }
    const initialProfile = sampleProfile({ foodRestrictions: ['eggs'] })
    const { press } = renderPseudo({ catalog, initialProfile })
    await press(messages.profile.submit)
    expect(await screen.findByText(/leave too few of the 1 foods/)).toHaveTextContent('⟦eggs⟧')
    expect(untranslated()).toEqual([])
  })
})
