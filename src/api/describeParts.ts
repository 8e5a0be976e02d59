/** An answer's parts by name, without their values, which may be secret; undefined if it has none. */
export function describeParts(answer: unknown): string | undefined {
  const names = typeof answer === 'object' ? Object.keys(answer ?? {}) : []
  return names[0] && `an object of ${names.join(', ')}`
}
