import type * as React from 'react'
import { createRef } from 'react'
import {
  type DailyTargets,
  defaultMessages,
  MealPlanner,
  type MealPlannerHandle,
  type MealPlannerProps,
  type SavedState,
  type WeekPlan,
} from 'react-meal-planner'
import { builtInFoods, dailyTargets, generateTemplateWeek, type Profile } from 'react-meal-planner/core'
import { MealPlannerElement, type MealPlannerElementEvents } from 'react-meal-planner/element'

const profile: Profile = {
  age: 34,
  gender: 'female',
  heightFeet: 5,
  heightInches: 6,
  weight: 160,
  activityLevel: 'sedentary',
  goal: 'lose',
  dietaryRestrictions: '',
  foodRestrictions: ['peanuts'],
  weeklyFoodBudget: 120,
  mealsPerDay: 4,
  mealVariety: 'medium',
}

const handle = createRef<MealPlannerHandle>()
const props: MealPlannerProps = {
  initialProfile: profile,
  catalog: { foods: builtInFoods.slice(0, 3) },
  messages: { profile: { form: defaultMessages.profile.form } },
  onPlanGenerated: (week: WeekPlan) => console.log(week.days[0]?.meals[0]?.items[0]?.food.name),
  onChangePreferences: () => console.log('preferences'),
}
export const planner = <MealPlanner {...props} ref={handle} />

/** What a host's database or form gives: absent values are `null`. */
const record: {
  readonly key: string | null
  readonly age: number | null
  readonly accent: string | null
  readonly order: string | null
  readonly state: SavedState | null | undefined
} = { key: null, age: null, accent: null, order: null, state: null }
/** What hosts may answer, and headers that are still to come. */
export const answers: readonly MealPlannerProps[] = [
  { onAddToCart: async () => false },
  { onAddToCart: () => fetch('/cart') },
  { onAddToCart: () => undefined },
  { onSubscribe: async () => ({ subscriptionId: 7 }) },
  { onSubscribe: async () => ({ subscriptionId: 'S-7', eraseToken: 'code' }) },
  { headers: { authorization: record.key } },
  { headers: async () => ({ authorization: undefined }) },
  { headers: async () => undefined },
  { headers: () => null },
  { onCancelSubscription: () => fetch('/subscriptions/7', { method: 'DELETE' }) },
  { onCancelSubscription: async () => false },
  { onCancelSubscription: () => undefined },
]

export const fromRecord = (
  <MealPlanner
    apiBase={undefined}
    persistKey={record.key}
    savedState={record.state}
    initialProfile={{ age: record.age, gender: undefined }}
    endpoints={{ order: record.order }}
    theme={{ colorScheme: null, tokens: { accent: record.accent }, darkTokens: null }}
    pauses={{ firstMs: null, againMs: undefined }}
    deliveryProvider={{ name: 'Vans', text: null, chargedTodayUsd: null }}
    catalog={{ foods: null, prices: [{ id: 'eggs', priceUsd: 3, sku: record.key }] }}
    onEvent={null}
  />
)

// @ts-expect-error A provider has a name.
export const nameless = <MealPlanner deliveryProvider={{ name: null }} />

// @ts-expect-error A prop's type is checked.
export const wrong = <MealPlanner apiBase={1} />

const { calories, fiber }: DailyTargets = dailyTargets(profile)
const week: Promise<WeekPlan> = generateTemplateWeek({ profile, startDate: '2026-03-02' })
export const results = { calories, fiber, week }

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'meal-planner': React.HTMLAttributes<MealPlannerElement> &
        React.RefAttributes<MealPlannerElement> &
        Omit<MealPlannerProps, `on${string}` | 'isolation' | 'nonce'> & {
          onnotice?: (event: CustomEvent<MealPlannerElementEvents['notice']>) => void
          onsubscribed?: (event: CustomEvent<MealPlannerElementEvents['subscribed']>) => void
        }
    }
  }
}
export const inJsx = (
  <meal-planner
    api-base="/api"
    locale={null}
    initialProfile={profile}
    onplan-generated={(event: CustomEvent<WeekPlan>) => console.log(event.detail.startDate)}
    onnotice={({ detail }) => console.log(detail.text)}
    onsubscribed={({ detail }) => console.log(detail.subscriptionId)}
    ref={(planner) => void planner?.generate()}
  />
)
// @ts-expect-error A property's type is checked.
export const wrongInJsx = <meal-planner units="imperial" />

const element: MealPlannerElement = document.createElement('meal-planner')
element.initialProfile = profile
const hearNotice = (event: CustomEvent<MealPlannerElementEvents['notice']>) =>
  console.log(event.detail.text, element.getPlan()?.startDate, element instanceof MealPlannerElement)
element.addEventListener('notice', hearNotice)
element.removeEventListener('notice', hearNotice)
document.querySelector('meal-planner')?.addEventListener('plan-generated', function ({ detail }) {
  const startDate: string = detail.startDate
  console.log(startDate, this.getPlan()?.startDate)
  // @ts-expect-error A week has no text.
  console.log(detail.text)
})
element.addEventListener('click', ({ clientX }) => console.log(clientX))
element.addEventListener('shop-event', { handleEvent: (event) => console.log(event.type) })
element.apiBase = null
