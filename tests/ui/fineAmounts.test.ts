import { describe, expect, it } from 'vitest'
import { fineAmounts } from '../../src/ui/fineAmounts.js'

const NBSP = '\u00a0'

describe('fineAmounts', () => {
  it.each([
    ['1 1/2 cups chopped', `1½${NBSP}cups chopped`],
    ['about 1/3 cup dry', `about ⅓${NBSP}cup dry`],
    ['1 bottle (24 fl oz)', `1${NBSP}bottle (24${NBSP}fl${NBSP}oz)`],
    ['1 tbsp + 1 1/8 tsp', `1${NBSP}tbsp + 1⅛${NBSP}tsp`],
    ['Simmer until it reads 165 °F.', `Simmer until it reads 165${NBSP}°F.`],
  ])('sets "%s" with fraction signs and keeps numbers with their units', (plain, fine) => {
    expect(fineAmounts(plain)).toBe(fine)
  })

  it('leaves a text without amounts as it is', () => {
    expect(fineAmounts('Ground beef (93/7), 9/11')).toBe('Ground beef (93/7), 9/11')
  })
})
