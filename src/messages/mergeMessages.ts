import { defaultMessages, type Messages } from './en.js'

type Text = string | readonly unknown[] | ((...values: never[]) => string)

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

type Tree = { readonly [key: string]: Text | Tree }

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is Text =>
  typeof value === 'string' || typeof value === 'function' || isList(value)

/** The host's text in the shape of ours; null where it can't take that shape. */
function shapeLike(standard: Text, given: Text): Text | null {
  if (isList(standard) || isList(given)) return isList(standard) && isList(given) ? given : null
  if (typeof standard === 'string') return typeof given === 'string' ? given : given()
  return typeof given === 'string' ? () => given : given
}

function mergeTree(standard: Tree, given: Tree, path: string, problems: string[]): Tree {
  const merged: Record<string, Text | Tree> = { ...standard }
  for (const [key, value] of Object.entries(given)) {
    const current = Object.hasOwn(standard, key) ? standard[key] : undefined
    if (value === undefined) continue
    if (current === undefined) {
      problems.push(
        `${path}.${key} is no text of this widget, so it is left out. See defaultMessages for the names.`,
      )
      continue
    }
    const shaped = isTree(current)
      ? isTree(value) && mergeTree(current, value, `${path}.${key}`, problems)
      : isText(value) && shapeLike(current, value)
    if (shaped) merged[key] = shaped
    else
      problems.push(
        `${path}.${key} has the wrong type, so it is left out. Give what defaultMessages has there.`,
      )
  }
  return merged
}

/** The catalogue with a host's texts in place of ours, and a sentence for each one that could not be used. */
export function mergeMessages(override: MessagesOverride | undefined): {
  readonly messages: Messages
  readonly problems: readonly string[]
} {
  if (!isTree(override)) return { messages: defaultMessages, problems: [] }
  const problems: string[] = []
  const merged = mergeTree(defaultMessages as unknown as Tree, override as Tree, 'messages', problems)
  return { messages: merged as unknown as Messages, problems }
}
