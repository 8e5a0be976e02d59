import { expect, it } from 'vitest'
import { planMessages } from '../../src/messages/planMessages.js'
import { createFormat, metricFormat } from '../../src/ui/format.js'
import { weightText } from '../../src/ui/grocery/weightText.js'

const us = createFormat('en-US')
const texts = (unit: string, grams: number) =>
  [us, metricFormat(us)].map((format) =>
    weightText({ unit }, grams, planMessages, format).replace(/\s/g, ' '),
  )

it.each([
  ['can (15 oz)', 600, '21.2 oz', '600 g'],
  ['lb', 600, '1.3 lb', '600 g'],
  ['dozen', 600, '1.3 lb', '600 g'],
  ['frozen bag', 1700, '3.7 lb', '1.7 kg'],
  ['lb', 400, '14.1 oz', '400 g'],
])('%s of %i g is told in the unit of its pack: %s or %s', (unit, grams, inUs, inMetric) => {
  expect(texts(unit, grams)).toEqual([inUs, inMetric])
})
