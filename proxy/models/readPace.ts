import type { Pace } from '../limits/slots.js'

const MS = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 } as const
const DURATION = /^(?:\d+(?:\.\d+)?(?:ms|s|m|h))+$/
const PART = /(?<amount>\d+(?:\.\d+)?)(?<unit>ms|s|m|h)/g

const isUnit = (unit: string | undefined): unit is keyof typeof MS => unit !== undefined && unit in MS

/** Milliseconds of `6m0.5s`, as OpenAI writes it. */
function parseDuration(text: string): number | undefined {
  if (!DURATION.test(text)) return undefined
  let ms = 0
  for (const { groups } of text.matchAll(PART)) {
    if (isUnit(groups?.unit)) ms += Number(groups?.amount) * MS[groups.unit]
  }
  return ms
}

const atLeastZero = (ms: number) => (Number.isFinite(ms) ? Math.max(0, ms) : undefined)

/** A number of seconds (RFC 9110), a duration, or a date as HTTP or RFC 3339 writes it. */
function parseWait(text: string | null, nowMs: number): number | undefined {
  if (!text) return undefined
  if (/^\d+(?:\.\d+)?$/.test(text)) return Number(text) * MS.s
  return parseDuration(text) ?? atLeastZero(Date.parse(text) - nowMs)
}

function parseCount(text: string | null): number | undefined {
  return text !== null && /^\d{1,12}$/.test(text) ? Number(text) : undefined
}

/** Names of the headers of Claude's API and of OpenAI's, which others copy. */
const QUOTAS = [
  ['anthropic-ratelimit-requests-remaining', 'anthropic-ratelimit-requests-reset', 'calls'],
  ['anthropic-ratelimit-tokens-remaining', 'anthropic-ratelimit-tokens-reset', 'tokens'],
  ['x-ratelimit-remaining-requests', 'x-ratelimit-reset-requests', 'calls'],
  ['x-ratelimit-remaining-tokens', 'x-ratelimit-reset-tokens', 'tokens'],
] as const

/**
 * What the headers of an answer say about the calls that the model accepts; with several quotas, the tightest.
 * @param tokensPerCall the most tokens of one call.
 */
export function readPace(headers: Headers, tokensPerCall: number, nowMs = Date.now()): Pace {
  const waitMs = parseCount(headers.get('retry-after-ms')) ?? parseWait(headers.get('retry-after'), nowMs)
  if (waitMs !== undefined) return { waitMs }
  let narrowest: Pace = {}
  for (const [remaining, reset, unit] of QUOTAS) {
    const left = parseCount(headers.get(remaining))
    const resetMs = parseWait(headers.get(reset), nowMs)
    if (left === undefined || resetMs === undefined) continue
    const callsLeft = unit === 'calls' ? left : Math.floor(left / tokensPerCall)
    if (callsLeft < (narrowest.callsLeft ?? Number.POSITIVE_INFINITY))
      narrowest = { callsLeft, waitMs: resetMs }
  }
  return narrowest
}
