import { defaultMessages, type MealPlannerHandle, type MealPlannerProps } from 'react-meal-planner'
import { builtInFoods } from 'react-meal-planner/core'
import { fullServer, overloadedServer, silentServer, slowServer } from './galleryServers.js'
import type { Hands } from './hands.js'

const { profile, plan, swaps, delivery, loading } = defaultMessages

interface Reach extends Hands {
  readonly planner: MealPlannerHandle
}

/** A state of a screen, and how a visitor or a host gets there. */
export interface GalleryState {
  readonly id: string
  readonly title: string
  readonly props: MealPlannerProps
  readonly reach: (hands: Reach) => Promise<void>
}

type Step = GalleryState['reach']

const ANSWERS: MealPlannerProps['initialProfile'] = {
  age: 34,
  gender: 'female',
  heightFeet: 5,
  heightInches: 6,
  weight: 160,
  activityLevel: 'moderately_active',
  goal: 'lose',
  weeklyFoodBudget: 120,
  mealsPerDay: 4,
  mealVariety: 'medium',
}
const READY: MealPlannerProps = { pauses: 0, initialProfile: ANSWERS, initialSeed: 1 }
const SUBSCRIBES: MealPlannerProps = {
  ...READY,
  onSubscribe: async () => ({ subscriptionId: 'FG-48213' }),
  onOrder: async () => undefined,
}

const nothing: Step = async () => undefined
const submit: Step = ({ press }) => press('button', profile.submit)
const makePlan: Step = async ({ planner, see }) => {
  await planner.generate()
  await see('h2, h3', plan.title)
  // The last of the parts that come one after the other.
  await see('button', plan.takeAlong)
}
const openTab =
  (name: string): Step =>
  async (hands) => {
    await makePlan(hands)
    await hands.press('[role=tab]', name)
  }
const startMaking: Step = async ({ planner, see }) => {
  // It never ends: the state is the overlay.
  void planner.generate()
  await see('dialog', loading.title)
}
const offer = openTab(plan.tab.delivery)
const groceries = openTab(plan.tab.groceries)
const openForm: Step = async (hands) => {
  await offer(hands)
  await hands.press('button', delivery.offer.start)
}

const ADDRESS: Readonly<Record<string, string>> = {
  'address-line1': '12 Orchard Lane',
  'address-level2': 'Fairfield',
  'address-level1': 'CT',
  'postal-code': '06824',
  tel: '2035550142',
}
const subscribe: Step = async (hands) => {
  await openForm(hands)
  for (const [purpose, value] of Object.entries(ADDRESS)) await hands.fill(`[autocomplete=${purpose}]`, value)
  await hands.press('button', delivery.form.submit)
  await hands.see('button', delivery.active.order)
}

const state = (id: string, title: string, props: MealPlannerProps, reach: Step = nothing): GalleryState => ({
  id,
  title,
  props,
  reach,
})
const withAnswers = (changes: MealPlannerProps['initialProfile']): MealPlannerProps => ({
  ...READY,
  initialProfile: { ...ANSWERS, ...changes },
})
const withServer = (fetch: typeof globalThis.fetch): MealPlannerProps => ({
  ...READY,
  apiBase: '/gallery',
  fetch,
})

/** Every state of every screen. The tests in a real browser take this list as theirs. */
export const GALLERY_STATES: readonly GalleryState[] = [
  state('form', 'The empty form', { pauses: 0 }),
  state('form-errors', 'The form with errors', { pauses: 0 }, submit),
  state('form-filled', 'The form, filled in', READY),
  state(
    'form-understood',
    'The form with wishes, understood and not',
    withAnswers({ dietaryRestrictions: 'vegetarian, no peanuts, flexitarian', foodRestrictions: ['garlic'] }),
    async ({ press, see }) => {
      await press('summary', profile.moreChoices.title)
      await see('details[open] input')
    },
  ),
  state(
    'form-confirm',
    'The form with a box to tick',
    withAnswers({ dietaryRestrictions: 'allergic to peanuts' }),
    submit,
  ),
  state(
    'form-no-plan',
    'The form after a week that cannot be made',
    { ...READY, catalog: { foods: builtInFoods.filter(({ id }) => id === 'cucumber') } },
    async ({ planner, see }) => {
      await planner.generate()
      await see('button', profile.submit)
    },
  ),
  state('loading', 'The overlay as a week begins', withServer(silentServer), startMaking),
  state('loading-part', 'The overlay with half a week', withServer(slowServer(9)), async (hands) => {
    await startMaking(hands)
    await hands.see('ol [data-state=making] svg')
  }),
  state(
    'loading-line',
    'The overlay of a visitor who waits in line',
    withServer(fullServer),
    async (hands) => {
      await startMaking(hands)
      await hands.see('[role=status]', loading.inLine(3))
    },
  ),
  state('plan', 'The plan', READY, makePlan),
  state(
    'plan-vegan',
    'A vegan plan of six meals a day',
    withAnswers({ dietaryRestrictions: 'vegan', mealsPerDay: 6 }),
    makePlan,
  ),
  state('plan-recipe', 'The plan with a recipe', READY, async (hands) => {
    await makePlan(hands)
    await hands.press('article button', plan.recipe.open)
  }),
  state('plan-swap', 'The plan with other dishes for a meal', READY, async (hands) => {
    await makePlan(hands)
    await hands.press('article button', plan.change.swap)
    await hands.see('[role=group] button', swaps.atTheTill)
  }),
  state(
    'plan-menu',
    'The plan with the menu of a meal and the numbers of its foods',
    READY,
    async (hands) => {
      await makePlan(hands)
      await hands.press('article > button[aria-expanded]')
      await hands.press(`article:last-of-type button[aria-label^="${plan.change.more}:"]`)
      await hands.see('[role=group] button', plan.change.eatOut)
    },
  ),
  state(
    'plan-along',
    'The plan with the ways to take it along',
    { ...READY, planLinks: true },
    async (hands) => {
      await makePlan(hands)
      await hands.press('button', plan.takeAlong)
      await hands.see('h3', defaultMessages.along.link.title)
    },
  ),
  state('plan-fallback', 'The plan where the AI was busy', withServer(overloadedServer), makePlan),
  state(
    'plan-photos',
    'The plan with pictures that do not load',
    { ...READY, pictures: () => '/no-such-picture.webp' },
    makePlan,
  ),
  state('plan-alone', 'The plan without other tabs', { ...READY, tabs: ['plan'] }, makePlan),
  state('groceries', 'The grocery list', READY, groceries),
  state('groceries-ticked', 'The grocery list with an item ticked', READY, async (hands) => {
    await groceries(hands)
    await hands.press('[role=tabpanel] input[type=checkbox]')
  }),
  state('groceries-edit', 'The grocery list with the editor of an item', READY, async (hands) => {
    await groceries(hands)
    await hands.press('[role=tabpanel] li button[aria-expanded]')
    await hands.see(
      '[role=tabpanel] li[data-open=true] input[type=text], [role=tabpanel] li[data-open=true] button',
    )
  }),
  state(
    'groceries-cart',
    'The grocery list of a shop with a cart',
    { ...READY, onAddToCart: () => undefined },
    groceries,
  ),
  state(
    'groceries-tight',
    'The grocery list on a small budget',
    withAnswers({ weeklyFoodBudget: 30 }),
    groceries,
  ),
  state('delivery-none', 'The delivery tab of a site without delivery', READY, offer),
  state('delivery', 'The delivery offer with an open question', SUBSCRIBES, async (hands) => {
    await offer(hands)
    await hands.press('summary', delivery.faq.cancel.question)
  }),
  state('delivery-form', 'The address form', SUBSCRIBES, openForm),
  state('delivery-errors', 'The address form with errors', SUBSCRIBES, async (hands) => {
    await openForm(hands)
    await hands.press('button', delivery.form.submit)
  }),
  state('delivery-active', 'An active subscription', SUBSCRIBES, subscribe),
  state('delivery-ordered', 'An active subscription with an order', SUBSCRIBES, async (hands) => {
    await subscribe(hands)
    await hands.press('button', delivery.active.order)
    await hands.see('[role=status], [role=alert]')
  }),
]
