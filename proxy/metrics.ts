import { API_PATHS } from '../src/contract/calls.js'
import type { LogEvent } from './log.js'

/** Current values by name, such as the length of a queue. */
export type Gauges = () => Promise<Readonly<Record<string, number>>>

/** Figures of one process since its start. */
export interface Metrics {
  /** Counts an event of the log. */
  record(event: LogEvent): void
  /** In the text format of Prometheus. */
  text(): Promise<string>
}

/** Upper bounds in seconds; a model's answer takes some. */
const SECONDS = [0.01, 0.05, 0.1, 0.5, 1, 2.5, 5, 10, 20, 40] as const
const MS_PER_SECOND = 1000
/** After these answers the widget makes the rest of the week without the server. */
const FALLBACK_CODES = ['overloaded', 'rate-limit', 'check-late']
const INTERNAL_FAILURE = 500

type Labels = Readonly<Record<string, string | number>>

const line = (name: string, labels: Labels, value: number) => {
  const pairs = Object.entries(labels).map(
    ([key, label]) => `${key}="${String(label).replace(/["\\\n]/g, '_')}"`,
  )
  return `${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`
}

/** A counter for each set of labels. The labels are routes, statuses and words of ours, so there are few. */
function createCounters(name: string, help: string) {
  const counts = new Map<string, { readonly labels: Labels; count: number }>()
  return {
    add(labels: Labels, amount = 1) {
      const key = JSON.stringify(labels)
      const counter = counts.get(key) ?? { labels, count: 0 }
      counter.count += amount
      counts.set(key, counter)
    },
    lines: () => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} counter`,
      ...Array.from(counts.values(), ({ labels, count }) => line(name, labels, count)),
    ],
  }
}

function createDurations(name: string, help: string) {
  const byRoute = new Map<string, { readonly buckets: number[]; sum: number; count: number }>()
  return {
    add(route: string, seconds: number) {
      const known = byRoute.get(route) ?? { buckets: SECONDS.map(() => 0), sum: 0, count: 0 }
      SECONDS.forEach((bound, index) => {
        if (seconds <= bound) known.buckets[index] = (known.buckets[index] ?? 0) + 1
      })
      known.sum += seconds
      known.count++
      byRoute.set(route, known)
    },
    lines: () => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} histogram`,
      ...Array.from(byRoute).flatMap(([route, { buckets, sum, count }]) => [
        ...SECONDS.map((le, index) => line(`${name}_bucket`, { route, le }, buckets[index] ?? 0)),
        line(`${name}_bucket`, { route, le: '+Inf' }, count),
        line(`${name}_sum`, { route }, sum),
        line(`${name}_count`, { route }, count),
      ]),
    ],
  }
}

export function createMetrics(gauges: Gauges): Metrics {
  const calls = createCounters('planner_calls_total', 'Calls by route, status and code.')
  const durations = createDurations('planner_call_seconds', 'Time of a call until its answer.')
  const tokens = createCounters('planner_model_tokens_total', 'Tokens of answers, in and out.')
  const failures = createCounters('planner_model_failures_total', 'Failures of the model by reason.')
  const fallbacks = createCounters(
    'planner_fallbacks_total',
    'Meal calls answered so that the widget goes on without the server.',
  )
  return {
    record(event) {
      if (event.event === 'model-failure') failures.add({ reason: event.reason })
      if (event.event !== 'call') return
      const { route, status, ms, code = '' } = event
      calls.add({ route, status, code })
      durations.add(route, ms / MS_PER_SECOND)
      tokens.add({}, event.tokens ?? 0)
      const isMealCall = route.endsWith(API_PATHS.generateMeals)
      if (isMealCall && FALLBACK_CODES.includes(code)) fallbacks.add({ code })
      if (isMealCall && status === INTERNAL_FAILURE) fallbacks.add({ code: 'internal' })
    },
    async text() {
      const now = Object.entries(await gauges()).flatMap(([name, value]) => [
        `# TYPE ${name} gauge`,
        line(name, {}, value),
      ])
      const counted = [calls, durations, tokens, failures, fallbacks].flatMap((part) => part.lines())
      return `${[...counted, ...now].join('\n')}\n`
    },
  }
}
