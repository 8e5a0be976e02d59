import type { ColorScheme, WidgetTheme } from '../ui/parts/WidgetRoot.js'
import { LIGHT, type ThemeTokens } from '../ui/theme.js'
import type { Theme } from './MealPlannerProps.js'
import type { Tell } from './useProblemLog.js'

const COLOR_SCHEMES: readonly ColorScheme[] = ['light', 'dark', 'auto']
const TOKEN_NAMES: readonly string[] = [...Object.keys(LIGHT), 'font']

/** What could end the declaration, begin a rule or a comment, or fetch something. */
const NOT_A_PLAIN_VALUE = /[;{}<>@!\\\n\r]|\/\*|url\(|image\(|src\(/i
const QUOTED = /"[^"]*"|'[^']*'/g

function isBalanced(text: string): boolean {
  let open = 0
  for (const letter of text) {
    if (letter === '(') open += 1
    if (letter === ')') open -= 1
    if (open < 0) return false
  }
  return open === 0
}

/** Whether the text can stand in a style sheet as one value without touching anything around it. */
function isPlainValue(value: unknown): value is string {
  if (typeof value !== 'string' || value.trim() === '' || NOT_A_PLAIN_VALUE.test(value)) return false
  const unquoted = value.replace(QUOTED, '')
  return !/["']/.test(unquoted) && isBalanced(unquoted)
}

type Accepts = (property: string, value: string) => boolean

const PROPERTIES: ThemeTokens = { font: 'font-family', shadow: 'box-shadow' }

function readTokens(path: string, given: ThemeTokens = {}, tell: Tell, accepts: Accepts): ThemeTokens {
  const kept = Object.entries(given).filter(([token, value]) => {
    if (value === undefined) return false
    const isToken = TOKEN_NAMES.includes(token)
    const property = PROPERTIES[token as keyof ThemeTokens] ?? 'color'
    if (isToken && isPlainValue(value) && accepts(property, value)) return true
    tell(
      isToken
        ? `${path}.${token} is left out: it is no plain CSS value for ${property}. Pass one such as "#0a5" or "inherit".`
        : `${path}.${token} is no token, so it is left out. Tokens are ${TOKEN_NAMES.join(', ')}.`,
    )
    return false
  })
  return Object.fromEntries(kept)
}

/**
 * The host's theme as far as it holds, the defaults for the rest. On a server and while hydrating, which must agree, any
 * plain value is accepted.
 */
export function readTheme(
  { colorScheme = 'auto', tokens, darkTokens }: Theme = {},
  tell: Tell,
  accepts: Accepts = () => true,
): WidgetTheme {
  const isKnown = COLOR_SCHEMES.includes(colorScheme)
  if (!isKnown)
    tell(`theme.colorScheme is none of ${COLOR_SCHEMES.join(', ')}, so "auto" is used. Pass one of them.`)
  return {
    colorScheme: isKnown ? colorScheme : 'auto',
    tokens: readTokens('theme.tokens', tokens, tell, accepts),
    darkTokens: readTokens('theme.darkTokens', darkTokens, tell, accepts),
  }
}

/** The same of what the browser, too, knows as a value; the ones that tests run in cannot tell. */
export const readShownTheme = (theme: Theme | undefined, tell: Tell) =>
  readTheme(theme, tell, (property, value) => globalThis.CSS?.supports?.(property, value) ?? true)
