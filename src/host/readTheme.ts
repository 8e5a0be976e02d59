import type { ColorScheme, WidgetTheme } from '../ui/parts/WidgetRoot.js'
import { LIGHT, type ThemeTokens, TOKEN_PROPERTIES } from '../ui/theme.js'
import { describeValue } from './describeValue.js'
import type { CheckedProps } from './MealPlannerProps.js'
import type { Warn } from './useWarn.js'

const COLOR_SCHEMES: readonly ColorScheme[] = ['light', 'dark', 'auto']
const TOKEN_NAMES: readonly string[] = [...Object.keys(LIGHT), 'font']

/** Text that could end the declaration, begin a rule or a comment, or fetch something. */
const NOT_A_PLAIN_VALUE = /[;{}<>@!\\\n\r]|\/\*|url\(|image\(|src\(/i
const QUOTED = /"[^"]*"|'[^']*'/g

/** Whether each bracket is closed, and no quotation mark is left open. Pairs with none of these inside are taken out first. */
function isBalanced(unquoted: string): boolean {
  const rest = unquoted.replace(/\([^()"']*\)/g, '')
  return rest === unquoted ? !/["'()]/.test(rest) : isBalanced(rest)
}

/** Whether the text is one value in a style sheet and cannot affect anything around it. */
function isPlainValue(value: unknown): value is string {
  if (typeof value !== 'string' || value.trim() === '' || NOT_A_PLAIN_VALUE.test(value)) return false
  return isBalanced(value.replace(QUOTED, ''))
}

type GivenTheme = NonNullable<CheckedProps['theme']>

type Accepts = (property: string, value: string) => boolean

function readTokens(path: string, given: object = {}, warn: Warn, accepts: Accepts): ThemeTokens {
  const kept = Object.entries(given).filter(([token, value]) => {
    if (value === undefined || value === null) return false
    const isToken = TOKEN_NAMES.includes(token)
    const property = TOKEN_PROPERTIES[token as keyof ThemeTokens] ?? 'color'
    if (isToken && isPlainValue(value) && accepts(property, value)) return true
    warn(
      isToken
        ? `${path}.${token} must be a text with a plain CSS value for ${property}; it is ${describeValue(value)}, so it is left out.`
        : `${path}.${token} is not a token, so it is left out. Tokens are ${TOKEN_NAMES.join(', ')}.`,
    )
    return false
  })
  return Object.fromEntries(kept)
}

/**
 * The valid parts of the host's theme, and the defaults for the rest. Any plain value is accepted on a server and while
 * hydrating, because the two must agree.
 */
export function readTheme(
  { colorScheme = 'auto', tokens, darkTokens }: GivenTheme = {},
  warn: Warn,
  accepts: Accepts = () => true,
): WidgetTheme {
  const isKnown = COLOR_SCHEMES.includes(colorScheme)
  if (!isKnown)
    warn(
      `theme.colorScheme must be one of ${COLOR_SCHEMES.join(', ')}; it is ${describeValue(colorScheme)}, so "auto" is used.`,
    )
  return {
    colorScheme: isKnown ? colorScheme : 'auto',
    tokens: readTokens('theme.tokens', tokens, warn, accepts),
    darkTokens: readTokens('theme.darkTokens', darkTokens, warn, accepts),
  }
}

/** Like `readTheme`, but the browser must also accept a value. jsdom has no `CSS.supports`, so there it accepts all. */
export const readShownTheme = (theme: GivenTheme | undefined, warn: Warn) =>
  readTheme(theme, warn, (property, value) => globalThis.CSS?.supports?.(property, value) ?? true)
