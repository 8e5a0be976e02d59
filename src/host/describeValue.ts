const MOST_LETTERS = 40

/** The kind of a value. A proxy may throw when asked. */
export function describeType(value: unknown): string {
  if (value === '') return 'empty'
  try {
    return `of type ${Object.prototype.toString.call(value).slice(8, -1)}`
  } catch {
    return 'an object that cannot be read'
  }
}

/** A wrong value in words that fit after "it is"; for an object or a function only the type. */
export function describeValue(value: unknown): string {
  switch (typeof value) {
    case 'undefined':
      return 'missing'
    case 'string':
      return JSON.stringify(value.length > MOST_LETTERS ? `${value.slice(0, MOST_LETTERS)}…` : value)
    case 'object':
    case 'function':
      return value === null ? 'null' : describeType(value)
    default:
      return String(value)
  }
}
