import type { ColorScheme, WidgetTheme } from '../ui/parts/WidgetRoot.js'
import { LIGHT, type ThemeTokens } from '../ui/theme.js'
import type { Theme } from './MealPlannerProps.js'
import type { Read } from './readProps.js'

const COLOR_SCHEMES: readonly ColorScheme[] = ['light', 'dark', 'auto']
const TOKEN_NAMES: ReadonlySet<string> = new Set([...Object.keys(LIGHT), 'font'])

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

function readTokens(name: 'tokens' | 'darkTokens', given: ThemeTokens = {}): Read<ThemeTokens> {
  const problems: string[] = []
  const kept = Object.entries(given).filter(([token, value]) => {
    if (!TOKEN_NAMES.has(token)) {
      problems.push(
        `theme.${name}.${token} is no token, so it is left out. Tokens are ${[...TOKEN_NAMES].join(', ')}.`,
      )
      return false
    }
    if (value === undefined) return false
    if (!isPlainValue(value)) {
      problems.push(
        `theme.${name}.${token} is left out: it is not a plain CSS value. Pass one such as "#0a5" or "inherit".`,
      )
      return false
    }
    return true
  })
  return { value: Object.fromEntries(kept), problems }
}

/** The host's theme as far as it holds, the defaults for the rest. */
export function readTheme(theme: Theme = {}): Read<WidgetTheme> {
  const { colorScheme = 'auto' } = theme
  const isKnown = COLOR_SCHEMES.includes(colorScheme)
  const tokens = readTokens('tokens', theme.tokens)
  const darkTokens = readTokens('darkTokens', theme.darkTokens)
  const problems = isKnown
    ? []
    : [`theme.colorScheme is none of ${COLOR_SCHEMES.join(', ')}, so "auto" is used. Pass one of them.`]
  return {
    value: {
      colorScheme: isKnown ? colorScheme : 'auto',
      tokens: tokens.value,
      darkTokens: darkTokens.value,
    },
    problems: [...problems, ...tokens.problems, ...darkTokens.problems],
  }
}
