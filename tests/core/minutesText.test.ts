import { coreWords, createFormat } from 'react-meal-planner/core'
import { expect, it } from 'vitest'
import { minutesText } from '../../src/core/plan/minutesText.js'

it.each([
  [45, '45 min'],
  [60, '1 h'],
  [120, '2 h'],
  [189, '3 h 9 min'],
])('writes %i minutes as %s', (minutes, text) => {
  expect(minutesText(minutes, coreWords, createFormat('en-US'))).toBe(text)
})
