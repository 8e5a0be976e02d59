import { macroStatus } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'

describe('macroStatus', () => {
  it.each([
    [0, 'low'],
    [94.9, 'low'],
    [95, 'good'],
    [100, 'good'],
    [105, 'good'],
    [105.1, 'high'],
    [150, 'high'],
  ] as const)('calls %f percent of the target %s', (percent, status) => {
    expect(macroStatus(percent, 100)).toBe(status)
    expect(macroStatus(percent * 21.37, 2137)).toBe(status)
  })

  it('keeps a sum inside a bound in spite of rounding', () => {
    expect(macroStatus(0.1 + 0.2 + 0.65, 1)).toBe('good')
    expect(macroStatus(0.35 + 0.35 + 0.35, 1)).toBe('good')
  })

  it('calls only 0 good when the target is 0', () => {
    expect(macroStatus(0, 0)).toBe('good')
    expect(macroStatus(1, 0)).toBe('high')
  })
})
