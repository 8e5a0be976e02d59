/**
 * A value as a text that is the same whoever has made it: what is parsed, or comes from a database, may have its fields in
 * another order.
 */
export const textOf = (value: object): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort())
      : part,
  )
