/** @throws {RangeError} when a value is not a finite number. */
export function requireFinite(name: string, value: number): void {
  if (!Number.isFinite(value))
    throw new RangeError(`${name} must be a finite number, got ${describe(value)}. Pass a number.`)
}

const describe = (value: unknown) => (typeof value === 'string' ? `"${value}"` : String(value))
