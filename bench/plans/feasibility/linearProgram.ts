/** A coefficient and its variable. */
export type Term = readonly [coefficient: number, variable: string]

const DIGITS = 9
const term = ([coefficient, variable]: Term) => `${coefficient.toPrecision(DIGITS)} ${variable}`

/** A linear or mixed-integer programme, written row by row in the LP format that HiGHS reads. Variables are at least 0. */
export class LinearProgram {
  private readonly rows: string[] = []
  private readonly bounds: string[] = []
  private readonly binaries: string[] = []

  /** @param objective the variable to minimise */
  constructor(private readonly objective: string) {}

  /** A new variable that is 0 or 1. */
  choice(variable: string): string {
    this.binaries.push(variable)
    return variable
  }

  atMost(terms: readonly Term[], right: number): void {
    this.row(terms, '<=', right)
  }

  atLeast(terms: readonly Term[], right: number): void {
    this.row(terms, '>=', right)
  }

  equal(terms: readonly Term[], right: number): void {
    this.row(terms, '=', right)
  }

  limit(variable: string, most: number): void {
    this.bounds.push(`0 <= ${variable} <= ${most}`)
  }

  private row(terms: readonly Term[], sense: string, right: number): void {
    const left = terms.length === 0 ? `0 ${this.objective}` : terms.map(term).join(' + ')
    this.rows.push(`r${this.rows.length}: ${left} ${sense} ${right}`)
  }

  /** @param isRelaxed whether a choice may be any share of 1 */
  toText(isRelaxed: boolean): string {
    const relaxed = isRelaxed ? this.binaries.map((variable) => `0 <= ${variable} <= 1`) : []
    return [
      ...['Minimize', `obj: ${this.objective}`],
      ...['Subject To', ...this.rows],
      ...['Bounds', ...this.bounds, ...relaxed],
      ...(isRelaxed ? [] : ['Binary', ...this.binaries]),
      'End',
    ].join('\n')
  }
}
