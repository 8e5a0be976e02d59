import { describe, expect, it } from 'vitest'
import { AnswerError } from '../../src/ai/aiErrors.js'
import { isAiUnavailable, isProxyFailure } from '../../src/ai/failureKind.js'
import { BackendProxyError, HttpStatusError, TimeLimitError } from '../../src/api/apiErrors.js'

describe('what a failed call says about the model', () => {
  it.each([
    ['status 429', new HttpStatusError(429, '')],
    ['status 500', new HttpStatusError(500, 'oops')],
    ['status 529', new HttpStatusError(529, 'busy')],
    ['a body that speaks of overload', new HttpStatusError(503, 'overloaded_error')],
    ['a body that speaks of a rate limit', new HttpStatusError(403, 'rate_limit reached')],
    ["the words of a host's own fetch", new Error('529 from upstream')],
    ['a rejection that is no error', 'Overloaded'],
    ['a place in line', new HttpStatusError(503, 'Try later', undefined, { place: 3, retryAfterMs: 5000 })],
  ])('is "unavailable" after %s', (_, error) => {
    expect(isAiUnavailable(error)).toBe(true)
  })

  it.each([
    ['another status', new HttpStatusError(503, 'Try later')],
    ['a number that only holds one of the statuses', new HttpStatusError(400, 'request 15290 of 5001')],
    ['an error of ours, whatever detail it carries', new BackendProxyError('port 500 is overloaded')],
    ['a time limit', new TimeLimitError(500_000)],
    ['an unusable answer', new AnswerError('500 foods')],
  ])('is not "unavailable" after %s', (_, error) => {
    expect(isAiUnavailable(error)).toBe(false)
  })

  it.each([
    ['our client', new BackendProxyError('the server could not be reached'), true],
    ["a proxy's own answer", new HttpStatusError(502, 'Backend proxy error: no model'), true],
    ["a host's own fetch", new Error('Backend proxy error'), true],
    ['an unusable answer', new AnswerError('Backend proxy error'), false],
    ['another status', new HttpStatusError(404, 'Not found'), false],
  ])('is distinguished from a failure of the proxy, as %s reports it', (_, error, expected) => {
    expect(isProxyFailure(error)).toBe(expected)
  })
})
