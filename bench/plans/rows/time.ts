import { cpus } from 'node:os'
import { asCount, atMost, type Row } from '../bars.js'
import type { Outcome } from '../benchWeek.js'
import { median, quantile } from '../statistics.js'

/** The limit, relative to the p95 of the older generator. */
const MOST_P95 = 1.4
const MOST_MAX = 7

const times = (outcomes: readonly Outcome[]) => outcomes.map(({ milliseconds }) => milliseconds)
const p95 = (outcomes: readonly Outcome[]) => quantile(times(outcomes), 0.95)

/** @param before the same profiles with the older generator; empty if there is none */
export function timeRows(outcomes: readonly Outcome[], before: readonly Outcome[]): Row[] {
  const reference = before.length > 0 ? before : outcomes
  const machine = `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`
  const most = Math.max(0, ...times(outcomes))
  return [
    { what: `one week, median, ms (${machine})`, figure: asCount(median(times(outcomes))) },
    before.length > 0
      ? atMost('one week, p95, ms, against 1.4 × that of before', p95(outcomes), MOST_P95 * p95(before))
      : { what: 'one week, p95, ms', figure: asCount(p95(outcomes)) },
    atMost('one week, the longest, ms, against 7 × the p95', most, MOST_MAX * p95(reference)),
  ]
}
