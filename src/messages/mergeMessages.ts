import { defaultMessages, type Messages } from './en.js'

/** Any part of the catalogue; a text with gaps may be a plain string, a plain text a function. */
export type MessagesOverride<Part = Messages> = {
  readonly [Key in keyof Part]?: Part[Key] extends (...values: infer Values) => string
    ? string | ((...values: Values) => string)
    : Part[Key] extends string
      ? string | (() => string)
      : Part[Key] extends readonly unknown[]
        ? Part[Key]
        : MessagesOverride<Part[Key]>
}

type Filled = (...values: unknown[]) => string
type Tree = { readonly [key: string]: unknown }

const isFilled = (value: unknown): value is Filled => typeof value === 'function'
const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether an item of a host's list has all that ours have. */
const isLike = (standard: unknown, item: unknown): boolean =>
  isTree(standard)
    ? isTree(item) && Object.entries(standard).every(([key, part]) => isLike(part, item[key]))
    : typeof item === typeof standard

/** Merges a host's texts into ours. `told` gets a sentence, at any time, for each one that cannot be used. */
function merge(standard: unknown, given: unknown, path: string, told: (problem: string) => void): unknown {
  /** The host's own text where it gives one each time; else ours. */
  const withOurs =
    (ours: Filled, theirs: Filled): Filled =>
    (...values) => {
      try {
        const text: unknown = theirs(...values)
        if (typeof text === 'string') return text
        told(`${path} gave no string, so ours is shown. Return one in every case.`)
      } catch (error) {
        told(`${path} threw "${error}", so our text is shown. Return a string in every case.`)
      }
      return ours(...values)
    }

  if (given === undefined) return standard
  if (typeof standard === 'string') {
    if (typeof given === 'string') return given
    if (isFilled(given)) return withOurs(() => standard, given)()
  } else if (isFilled(standard)) {
    if (typeof given === 'string') return () => given
    if (isFilled(given)) return withOurs(standard, given)
  } else if (Array.isArray(standard)) {
    if (Array.isArray(given) && given.every((item) => isLike(standard[0], item))) return given
  } else if (isTree(standard) && isTree(given)) {
    const merged: Record<string, unknown> = { ...standard }
    for (const [key, value] of Object.entries(given)) {
      if (Object.hasOwn(standard, key)) merged[key] = merge(standard[key], value, `${path}.${key}`, told)
      else
        told(
          `${path}.${key} is no text of this widget, so it is left out. See defaultMessages for the names.`,
        )
    }
    return merged
  }
  told(`${path} has the wrong type, so it is left out. Give what defaultMessages has there.`)
  return standard
}

/** The catalogue with a host's texts in place of ours; `told` gets a sentence for each one that cannot be used. */
export const mergeMessages = (override: MessagesOverride | undefined, told: (problem: string) => void) =>
  merge(defaultMessages, override, 'messages', told) as Messages
