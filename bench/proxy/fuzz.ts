import fc from 'fast-check'
import { API_PATHS, API_PREFIX } from '../../src/contract/calls.js'
import { malformedBodies } from '../../tests/proxy/support/malformedBodies.js'
import { DAY_PROMPT, DINNER_PROMPT } from '../../tests/proxy/support/prompts.js'
import { startRelay } from './startRelay.js'

const REQUESTS = 20_000
const AT_A_TIME = 20
/** A failure of the model, or an overload that the server reports. Everything else is a failure of ours. */
const isDeclared = (status: number, answer: string) =>
  status === 502 || (status === 503 && /is busy|overloaded/.test(answer))

/** The routes that the widget posts to. */
const POSTED = [API_PATHS.generateMeals, API_PATHS.subscribe, API_PATHS.order].map(
  (path) => API_PREFIX + path,
)

const call = fc.oneof(
  { weight: 2, arbitrary: fc.record({ method: fc.constant('POST'), path: fc.constantFrom(...POSTED) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      method: fc.constantFrom('POST', 'GET', 'DELETE', 'PUT', 'OPTIONS'),
      path: fc.constantFrom(
        ...Object.values(API_PATHS).map((path) => API_PREFIX + path),
        `${API_PREFIX}${API_PATHS.subscriptions}/x`,
        `${API_PREFIX}${API_PATHS.subscriptions}/%00`,
        `${API_PREFIX}/%E0%A4%A`,
        '/',
        '/..%2f..%2fetc/passwd',
      ),
    }),
  },
)

const request = fc.record({
  call,
  origin: fc.integer({ min: 0, max: 19 }).map((die) => ['null', 'https://evil.example'][die]),
  headers: fc.record(
    {
      'Content-Type': fc.constantFrom('application/json', 'text/plain', 'application/json; charset=x'),
      'X-Forwarded-For': fc.constantFrom('203.0.113.1', '::1', 'x, y, z', '2001:db8::1, 1.2.3.4:5', ','),
      Authorization: fc.constantFrom('Bearer x', 'Basic x', 'Bearer '),
      'Idempotency-Key': fc.stringMatching(/^[\x21-\x7e]{1,300}$/),
      'Erase-Token': fc.constantFrom('token', '', '\u00ff'),
    },
    { requiredKeys: ['Content-Type'] },
  ),
  body: fc.oneof(
    malformedBodies,
    malformedBodies,
    fc.constantFrom(DAY_PROMPT, DINNER_PROMPT).map((prompt) => JSON.stringify({ prompt })),
  ),
})

/**
 * Requests that no widget sends, and some that it does. None may lead to an internal error.
 * @param storage the variables that choose the server's storage; by default a file.
 */
export async function fuzz(storage: Readonly<Record<string, string>> = {}) {
  const relay = await startRelay(0, {
    ...storage,
    TRUSTED_PROXY_HOPS: '1',
    DELIVERY_CALLS_PER_MINUTE: '1000000',
    MEAL_CALLS_PER_MINUTE: '1000000',
  })
  const requests = fc.sample(request, { numRuns: REQUESTS, seed: 1 })
  const statuses = new Map<number, number>()
  let undeclared = 0
  async function work(): Promise<void> {
    for (let next = requests.pop(); next; next = requests.pop()) {
      const { call, origin, headers: others, body } = next
      const { method, path } = call
      const headers = { ...others, ...(origin !== undefined && { Origin: origin }) }
      const hasBody = method !== 'GET' && method !== 'OPTIONS'
      const response = await fetch(relay.server.origin + path, { method, headers, ...(hasBody && { body }) })
      const answer = await response.text()
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
      if (response.status >= 500 && !isDeclared(response.status, answer)) undeclared++
    }
  }
  try {
    await Promise.all(Array.from({ length: AT_A_TIME }, work))
  } finally {
    await relay.end()
  }
  return {
    figures: {
      requests: REQUESTS,
      ...Object.fromEntries(Array.from(statuses, ([status, count]) => [`answered ${status}`, count])),
      'failures of ours': undeclared,
    },
    isGood: undeclared === 0,
  }
}
