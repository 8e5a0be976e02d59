/** @throws {RangeError} when a value is not a finite number. */
export function requireFinite(name: string, value: number): void {
  if (!Number.isFinite(value))
    throw new RangeError(`${name} must be a finite number, got ${describeWrong(value)}. Pass a number.`)
}

/** @throws {RangeError} when a value is not a finite number of at least 0. */
export function requireAmount(name: string, value: number): void {
  requireFinite(name, value)
  if (value < 0) throw new RangeError(`${name} must be at least 0, got ${value}.`)
}

/** A wrong value, in words that fit after "got". */
export const describeWrong = (value: unknown) => (typeof value === 'string' ? `"${value}"` : String(value))
