import { atMost, type Row } from '../plans/bars.js'
import { median } from '../plans/statistics.js'
import type { Growth } from './growth.js'
import type { Watched } from './page/watch.js'
import type { Figures } from './visit.js'

/** The measurements on one device: several visits of the widget, and as many of plain controls. */
export interface Measured {
  readonly visits: readonly Figures[]
  readonly plain: readonly Figures[]
}

interface Measure {
  readonly what: string
  readonly key: string
  /** The limits in milliseconds, on the computer and on the slow phone. */
  readonly bars: readonly [computer: number, phone: number]
}

const MEASURES: readonly Measure[] = [
  { what: 'Typing, the slowest key', key: 'typing', bars: [32, 120] },
  { what: 'Tick, the slowest', key: 'tick', bars: [32, 120] },
  { what: 'Chip, the slowest', key: 'chip', bars: [32, 120] },
  { what: 'Day, the slowest', key: 'day', bars: [50, 200] },
  { what: 'Tab, the slowest', key: 'tab', bars: [50, 200] },
  { what: 'Longest task while a week is made', key: 'weekTask', bars: [50, 120] },
  { what: 'Submit to week, without pauses', key: 'week', bars: [300, 1000] },
]

const asMs = (ms: number) => `${Math.round(ms)} ms`
const valuesOf = (all: readonly Figures[], key: string) =>
  all.flatMap((figures) => (figures[key] === undefined ? [] : [figures[key]]))

/** A row for each measure: the median, beside the worst value and the median of the plain controls. */
export function timeRows({ visits, plain }: Measured, slowdown: number): Row[] {
  return MEASURES.map(({ what, key, bars: [computer, phone] }) => {
    const values = valuesOf(visits, key)
    const plainMs = median(valuesOf(plain, key))
    const beside = Number.isNaN(plainMs) ? '' : `, plain page ${asMs(plainMs)}`
    const bar = slowdown === 1 ? computer : phone
    return atMost(what, median(values), bar, asMs, `(worst ${asMs(Math.max(...values))}${beside})`)
  })
}

const asShift = (shift: number) => shift.toFixed(3)
const MOST_SHIFT = 0.01

export const shiftRow = (width: number, { layoutShift }: Watched): Row =>
  atMost(`Layout shift over the whole journey at ${width} px`, layoutShift, MOST_SHIFT, asShift)

const asPercent = (share: number) => `${(100 * share).toFixed(1)}%`
const MOST_GROWTH = 0.05

/**
 * The growth after work that should leave nothing behind. Rules may grow a little: a food that comes for the first time
 * brings the colors of its picture.
 */
export function growthRows(what: string, { before, after }: Growth): Row[] {
  const grown = (key: keyof Growth['before']) => after[key] / before[key] - 1
  const nodes = `(nodes ${before.nodes} → ${after.nodes}, listeners ${before.listeners} → ${after.listeners})`
  const rules = `(${before.styleRules} → ${after.styleRules}, elements ${before.styleElements} → ${after.styleElements})`
  return [
    atMost(`${what}: growth of the heap`, grown('heapMb'), MOST_GROWTH, asPercent, nodes),
    atMost(`${what}: growth of nodes`, grown('nodes'), MOST_GROWTH, asPercent),
    atMost(`${what}: growth of listeners`, grown('listeners'), MOST_GROWTH, asPercent),
    atMost(`${what}: growth of style rules`, grown('styleRules'), MOST_GROWTH, asPercent, rules),
  ]
}

/** A widget takes its style elements along when it goes. */
export const mountRows = (what: string, growth: Growth): Row[] => [
  ...growthRows(what, growth),
  atMost(`${what}: style elements left`, growth.after.styleElements - growth.before.styleElements, 0),
]
