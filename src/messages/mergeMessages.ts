import type { AlongMessages } from './alongMessages.js'
import type { DeliveryMessages } from './deliveryMessages.js'
import type { Messages } from './en.js'
import { type FirstMessages, firstMessages } from './firstMessages.js'
import type { NutrientMessages } from './nutrientMessages.js'
import type { PlanMessages } from './planMessages.js'
import type { RecipeMessages } from './recipeMessages.js'
import type { SwapMessages } from './swapMessages.js'

/** Any part of the messages. A text with gaps may be a plain string, and a plain text a function. */
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

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const isFilled = (value: unknown): value is Filled => typeof value === 'function'
const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether an item of a host's list has every field of our items. */
const isLike = (standard: unknown, item: unknown): boolean =>
  isTree(standard)
    ? isTree(item) && Object.entries(standard).every(([key, part]) => isLike(part, item[key]))
    : typeof item === typeof standard

/** Merges a host's texts into ours. `warn` gets a sentence for each unusable one, now or when the text is used. */
function merge(standard: unknown, given: unknown, path: string, warn: (problem: string) => void): unknown {
  /** The result of the host's function if it returns a text; otherwise our text. */
  const withOurs =
    (ours: Filled, theirs: Filled): Filled =>
    (...values) => {
      try {
        const text: unknown = theirs(...values)
        if (isText(text)) return text
        const given = typeof text === 'string' ? 'an empty text' : 'no string'
        warn(`${path} gave ${given}, so our text is shown. Return words in every case.`)
      } catch (error) {
        warn(`${path} threw "${error}", so our text is shown. Return words in every case.`)
      }
      return ours(...values)
    }

  if (given === undefined) return standard
  if (typeof given === 'string' && !isText(given)) {
    warn(`${path} must not be empty, so our text is shown. Pass words or leave it out.`)
    return standard
  }
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
      if (Object.hasOwn(standard, key)) merged[key] = merge(standard[key], value, `${path}.${key}`, warn)
      else
        warn(
          `${path}.${key} is not a text of this widget, so it is ignored. See defaultMessages for the names.`,
        )
    }
    return merged
  }
  warn(`${path} has the wrong type, so it is ignored. Pass the type that defaultMessages has there.`)
  return standard
}

/** The texts that load with a plan or later. */
export type LaterMessages = PlanMessages &
  DeliveryMessages &
  NutrientMessages &
  SwapMessages &
  RecipeMessages &
  AlongMessages

/** The texts that load at first, with the host's in place of ours. */
export interface WidgetMessages extends FirstMessages {
  /** Puts the host's texts in place of those that load later. */
  mergeWithHost<Later extends Partial<LaterMessages>>(later: Later): Later
}

/** The sections that load with a plan or later, wholly or in part. */
const PLAN_SECTIONS: Readonly<Record<keyof LaterMessages, true>> = {
  answers: true,
  more: true,
  plan: true,
  nutrients: true,
  swaps: true,
  groceries: true,
  delivery: true,
  core: true,
  recipe: true,
  along: true,
}

/** Puts a host's texts in place of ours. `warn` gets a sentence for each one that we cannot use. */
export function mergeMessages(
  override: MessagesOverride = {},
  warn: (problem: string) => void,
): WidgetMessages {
  const part = (isWanted: (section: string) => boolean) =>
    Object.fromEntries(Object.entries(override).filter(([section]) => isWanted(section)))
  const first = part((section) => !Object.hasOwn(PLAN_SECTIONS, section))
  const foods = merge(
    firstMessages.core.avoidableFood,
    override.core?.avoidableFood,
    'messages.core.avoidableFood',
    warn,
  )
  return {
    ...(merge(firstMessages, first, 'messages', warn) as FirstMessages),
    core: { avoidableFood: foods as FirstMessages['core']['avoidableFood'] },
    mergeWithHost: <Later extends Partial<LaterMessages>>(later: Later) =>
      merge(
        later,
        part((section) => Object.hasOwn(later, section)),
        'messages',
        warn,
      ) as Later,
  }
}
