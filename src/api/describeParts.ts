const MOST_NAMES = 8

/** An answer's kind, with its parts by name but without their values, which may be secret; undefined if it has none. */
export function describeParts(answer: unknown): string | undefined {
  if (Array.isArray(answer)) return 'an array'
  const names = typeof answer === 'object' ? Object.keys(answer ?? {}) : []
  const shown = names.length > MOST_NAMES ? [...names.slice(0, MOST_NAMES), '…'] : names
  return names[0] && `an object of ${shown.join(', ')}`
}
