/** @throws {RangeError} when a value is not a whole number within the limits. */
export function requireWhole(
  name: string,
  value: number,
  { min, max }: { readonly min: number; readonly max: number },
): void {
  if (!Number.isInteger(value) || value < min || value > max)
    throw new RangeError(`${name} must be a whole number between ${min} and ${max}, got ${value}.`)
}
