/** A figure, and the bar that it should keep to, if it has one. */
export interface Row {
  readonly what: string
  readonly figure: string
  readonly bar?: string
  /** Undefined if nothing was measured or there is no bar. */
  readonly isMet?: boolean
}

type Show = (value: number) => string

export const asCount: Show = (value) => (Number.isNaN(value) ? 'n/a' : String(Math.round(value * 100) / 100))
export const asPercent: Show = (share) => (Number.isNaN(share) ? 'n/a' : `${(100 * share).toFixed(1)}%`)
export const asRatio: Show = (value) => (Number.isNaN(value) ? 'n/a' : value.toFixed(2))

/** @param of the whole that the figure is a part of, such as `of 102 pancakes` */
function row(what: string, value: number, bar: string, isMet: boolean, show: Show, of: string): Row {
  const figure = of === '' ? show(value) : `${show(value)} ${of}`
  return { what, figure, bar, ...(!Number.isNaN(value) && { isMet }) }
}

export function atMost(what: string, value: number, bar: number, show: Show = asCount, of = ''): Row {
  return row(what, value, `≤ ${show(bar)}`, value <= bar, show, of)
}

export function atLeast(what: string, value: number, bar: number, show: Show = asCount, of = ''): Row {
  return row(what, value, `≥ ${show(bar)}`, value >= bar, show, of)
}

const WHAT_WIDTH = 78
const FIGURE_WIDTH = 26

/** Prints figures under a heading, each with its bar and whether it keeps to it. */
export function printRows(heading: string, rows: readonly Row[]): void {
  console.log(`\n${heading}`)
  for (const { what, figure, bar = '', isMet } of rows) {
    const mark = isMet === undefined ? '·' : isMet ? '✓' : '✗'
    console.log(`${mark} ${what.padEnd(WHAT_WIDTH)} ${figure.padEnd(FIGURE_WIDTH)} ${bar}`.trimEnd())
  }
}
