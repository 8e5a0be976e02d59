import { coreWords, createFormat } from 'react-meal-planner/core'
import { expect, it } from 'vitest'
import { minutesText } from '../../src/core/plan/minutesText.js'

it.each([
  [45, '45'],
  [60, '60'],
  [120, '120'],
  [189, '3 h 9'],
])('writes %i minutes as %s', (minutes, text) => {
  expect(minutesText(minutes, coreWords, createFormat('en-US'))).toBe(text)
})
