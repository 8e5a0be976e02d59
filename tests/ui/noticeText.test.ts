import { defaultMessages } from 'react-meal-planner'
import { describe, expect, it } from 'vitest'
import { noticeText } from '../../src/ui/noticeText.js'

it('says to reload the page when a part did not load: browsers remember the failure until then', () => {
  expect(noticeText(defaultMessages, { code: 'part-not-loaded' })).toMatch(/reload the page/)
})

describe('a notice of a failure', () => {
  it.each(['Too many calls, try in 5 minutes', 'Too many calls, try in 5 minutes.'])(
    'ends the reason "%s" with one period',
    (detail) => {
      const texts = (['cart-failed', 'subscribe-failed', 'order-failed', 'subscription-kept'] as const).map(
        (code) => noticeText(defaultMessages, { code, detail }),
      )
      for (const text of texts) expect(text).toContain('5 minutes. Please try again')
    },
  )

  it('keeps the dots of a reason that trails off', () => {
    const text = noticeText(defaultMessages, { code: 'cart-failed', detail: 'Still thinking...' })
    expect(text).toContain('Still thinking... Please try again')
  })
})
