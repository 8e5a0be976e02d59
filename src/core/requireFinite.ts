/** @throws {RangeError} when a value is not a finite number. */
export function requireFinite(name: string, value: number): void {
  if (!Number.isFinite(value))
    throw new RangeError(`${name} must be a finite number, got ${describeWrong(value)}. Pass a number.`)
}

/** A wrong value, in words that fit after "got". */
export const describeWrong = (value: unknown) => (typeof value === 'string' ? `"${value}"` : String(value))
