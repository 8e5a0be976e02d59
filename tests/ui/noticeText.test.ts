import { describe, expect, it } from 'vitest'
import { mergeMessages } from '../../src/messages/mergeMessages.js'
import { noticeText } from '../../src/ui/noticeText.js'

const messages = mergeMessages(undefined, () => undefined)

it('says to reload the page when a part did not load: many browsers remember the failure until then', () => {
  expect(noticeText(messages, { code: 'part-not-loaded' })).toBe(
    'Part of the planner could not be loaded. Check your connection, then reload the page.',
  )
})

it('says of a new week that ticks and changed amounts of the list before are gone, if there were any', () => {
  const text = (hadTicks: boolean, hadAmounts: boolean) =>
    noticeText(messages, { code: 'plan-replaced', unlocked: 'Chili', cooked: '', hadTicks, hadAmounts })
  expect(text(true, false)).toBe('Here is another plan. Ticks are cleared. No longer locked: Chili.')
  expect(text(false, false)).toBe('Here is another plan. No longer locked: Chili.')
  expect(text(false, true)).toBe(
    'Here is another plan. Changed amounts are cleared. No longer locked: Chili.',
  )
  expect(text(true, true)).toBe(
    'Here is another plan. Ticks are cleared. Changed amounts are cleared. No longer locked: Chili.',
  )
})

describe('a notice of a failure', () => {
  it('has the words of the specification for a week that failed without a reason', () => {
    expect(noticeText(messages, { code: 'plan-failed', detail: null })).toBe(
      'An unexpected error occurred while generating your meal plan.',
    )
  })

  it.each([
    'Too many calls, try in 5 minutes',
    'Too many calls, try in 5 minutes.',
    'Too many calls, try in 5 minutes!',
  ])('ends the reason "%s" with one period', (detail) => {
    const texts = (['cart-failed', 'subscribe-failed', 'order-failed', 'subscription-kept'] as const).map(
      (code) => noticeText(messages, { code, detail, subscriptionId: 'sub-1' }),
    )
    for (const text of texts) expect(text).toContain('5 minutes. Please try again')
  })

  it('keeps the dots of a reason that trails off', () => {
    const text = noticeText(messages, { code: 'cart-failed', detail: 'Still thinking...' })
    expect(text).toContain('Still thinking... Please try again')
  })

  it.each([
    ['unreachable', 'we could not reach our server'],
    ['noAnswer', 'our server did not answer in time'],
    ['notOrdered', 'Failed to place the order'],
  ] as const)('says a problem in plain words: %s', (problem, words) => {
    const text = noticeText(messages, { code: 'order-failed', subscriptionId: 'sub-1', detail: { problem } })
    expect(text).toBe(`Your order is not confirmed: ${words}. Please try again.`)
  })
})

describe('a notice about a subscription', () => {
  it('says after a lost answer that another try is safe', () => {
    const detail = { problem: 'unreachable' } as const
    expect(noticeText(messages, { code: 'subscribe-failed', detail, isRepeatable: true })).toBe(
      '❌ Failed to create delivery subscription: we could not reach our server. Please try again or contact support. You are never subscribed twice.',
    )
    const kept = { code: 'subscription-kept', subscriptionId: 'sub-1', detail, isUnconfirmed: true } as const
    expect(noticeText(messages, kept)).toBe(
      'Subscription sub-1 is not confirmed as cancelled: we could not reach our server. Please try again, which is safe.',
    )
  })

  it('has the words of the specification without a reason', () => {
    expect(noticeText(messages, { code: 'subscribe-failed', detail: null, isRepeatable: false })).toBe(
      '❌ Failed to create delivery subscription: Unknown error. Please try again or contact support.',
    )
  })

  it('has the words of the specification after a refusal', () => {
    const detail = 'ZIP code 10001 is not in CA.'
    expect(noticeText(messages, { code: 'subscribe-failed', detail, isRepeatable: false })).toBe(
      '❌ Failed to create delivery subscription: ZIP code 10001 is not in CA. Please try again or contact support.',
    )
  })

  it('does not ask for another try of an order whose subscription has ended', () => {
    const detail = 'There is no such subscription any more. Subscribe again.'
    const notice = { code: 'order-failed', subscriptionId: 'sub-1', detail, isOver: true } as const
    expect(noticeText(messages, notice)).toBe(`Nothing was ordered: ${detail}`)
  })

  it('says of one that is cancelled that an order without an answer may still come', () => {
    const notice = { code: 'subscription-cancelled', subscriptionId: 'sub-1', mayBringOrder: true } as const
    expect(noticeText(messages, notice)).toMatch(
      /is erased\. An order that was not confirmed may still come\./,
    )
  })

  it.each([
    { code: 'subscribed' },
    { code: 'subscription-cancelled' },
    { code: 'subscription-kept', detail: null },
  ] as const)('shows its number: $code', (notice) => {
    expect(noticeText(messages, { ...notice, subscriptionId: 'sub-42' })).toContain(' sub-42')
  })
})

describe('a notice about the AI', () => {
  it('says that no day, or only some days, are from the AI', () => {
    expect(noticeText(messages, { code: 'plan-without-ai' })).toBe(
      'Our built-in planner made this plan, without an AI.',
    )
    expect(noticeText(messages, { code: 'plan-partly-ai', modelDays: 3, days: 7 })).toBe(
      '4 of 7 days are from our own recipes.',
    )
  })
})
