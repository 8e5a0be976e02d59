import { defaultMessages } from 'react-meal-planner'
import { describe, expect, test } from 'vitest'
import { noticeText } from '../../src/ui/noticeText.js'

test('a part that did not load says to reload the page: browsers remember what failed until then', () => {
  expect(noticeText(defaultMessages, { code: 'part-not-loaded' })).toMatch(/reload the page/)
})

describe('a notice of a failure', () => {
  test.each(['Too many calls, try in 5 minutes', 'Too many calls, try in 5 minutes.'])(
    'ends the reason "%s" with one period',
    (detail) => {
      const texts = (['cart-failed', 'subscribe-failed', 'order-failed', 'subscription-kept'] as const).map(
        (code) => noticeText(defaultMessages, { code, detail }),
      )
      for (const text of texts) expect(text).toContain('5 minutes. Please try again')
    },
  )

  test('keeps the dots of a reason that trails off', () => {
    const text = noticeText(defaultMessages, { code: 'cart-failed', detail: 'Still thinking...' })
    expect(text).toContain('Still thinking... Please try again')
  })
})
