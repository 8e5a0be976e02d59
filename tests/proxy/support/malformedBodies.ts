import fc from 'fast-check'
import { DINNER_PROMPT } from './prompts.js'

const address = fc.record(
  {
    address: fc.anything(),
    city: fc.anything(),
    state: fc.oneof(fc.string(), fc.anything()),
    zipCode: fc.oneof(fc.string(), fc.anything()),
    phone: fc.oneof(fc.string({ unit: 'binary' }), fc.anything()),
    deliveryInstructions: fc.anything(),
  },
  { requiredKeys: [] },
)

const order = fc.record({
  subscriptionId: fc.oneof(fc.string(), fc.anything()),
  items: fc.oneof(
    fc.anything(),
    fc.array(
      fc.record({
        foodId: fc.oneof(fc.constantFrom('eggs', '__proto__', 'constructor'), fc.anything()),
        quantity: fc.oneof(fc.double(), fc.anything()),
        unit: fc.oneof(fc.constantFrom('dozen', '__proto__'), fc.anything()),
      }),
    ),
  ),
})

const cutShort = fc
  .tuple(fc.constantFrom(JSON.stringify({ prompt: DINNER_PROMPT })), fc.nat(2000))
  .map(([body, length]) => body.slice(0, length))

/** Bodies that no widget sends. */
export const malformedBodies = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.json(),
  cutShort,
  fc.record({ prompt: fc.anything() }).map((value) => JSON.stringify(value)),
  address.map((deliveryInfo) => JSON.stringify({ deliveryInfo })),
  order.map((value) => JSON.stringify(value)),
  fc.constantFrom(
    '{"__proto__":{"prompt":"x"}}',
    '{"deliveryInfo":{"__proto__":[],"constructor":{"prototype":1}}}',
    `${'['.repeat(5000)}${']'.repeat(5000)}`,
    '{"prompt":"\\ud800"}',
    '{"prompt":1e999}',
    '',
  ),
)
