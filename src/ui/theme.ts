/**
 * Design tokens. Each is a CSS variable `--mp-…` on the widget's root; a host overrides them with `theme`. A new token
 * is a row here and in {@link DARK}, one in
 * {@link TOKEN_PROPERTIES} where it is no colour, and a row in the README's table: the compiler and a test ask for them.
 */
export const LIGHT = {
  canvas: '#fbfaf7',
  surface: '#ffffff',
  ink: '#1e2a24',
  muted: '#57635c',
  line: '#e3e2db',
  control: '#858f88',
  accent: '#1d7a4c',
  accentHover: '#176340',
  onAccent: '#ffffff',
  accentSoft: '#e4f2ea',
  protein: '#2f6fb0',
  carbs: '#b7791f',
  fat: '#b4533a',
  good: '#1d7a4c',
  low: '#b7791f',
  high: '#b4382b',
  danger: '#a52a1f',
  shadow: '0 1px 2px rgb(30 42 36 / 6%), 0 4px 16px rgb(30 42 36 / 6%)',
} as const

export type ThemeToken = keyof typeof LIGHT

export const DARK: Readonly<Record<ThemeToken, string>> = {
  canvas: '#121815',
  surface: '#1a221e',
  ink: '#eaf1ed',
  muted: '#a3b0a9',
  line: '#2c3832',
  control: '#74827a',
  accent: '#5cc48f',
  accentHover: '#7dd4a8',
  onAccent: '#0c1a13',
  accentSoft: '#1f3429',
  protein: '#6ea6dc',
  carbs: '#d9a441',
  fat: '#db866c',
  good: '#5cc48f',
  low: '#d9a441',
  high: '#e57a6d',
  danger: '#f0978c',
  shadow: 'none',
}

const toKebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** A colour or shadow token as the value of a style: `color('accent')` → `var(--mp-accent)`. */
export const color = (token: ThemeToken) => `var(--mp-${toKebab(token)})`

/**
 * The default font. It is not the page's font, because then every width would differ from page to page; a host that
 * wants the page's font sets `theme.tokens.font` to `'inherit'`.
 */
export const FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"

/** The CSS property that a token's value must fit, where that is not `color`. */
export const TOKEN_PROPERTIES: Readonly<Partial<Record<ThemeToken | 'font', string>>> = {
  font: 'font-family',
  shadow: 'box-shadow',
}

/** Token values by name; `font` is a CSS font family. */
export type ThemeTokens = Readonly<Partial<Record<ThemeToken | 'font', string>>>

/** The shades of a host's accent, unless the host sets them too. */
const accentShades = {
  accentHover: `color-mix(in oklab, ${color('accent')} 85%, ${color('ink')})`,
  accentSoft: `color-mix(in oklab, ${color('accent')} 12%, ${color('surface')})`,
} satisfies ThemeTokens

const withShades = (tokens: ThemeTokens): ThemeTokens =>
  tokens.accent === undefined ? tokens : { ...accentShades, ...tokens }

/** The CSS declarations of a scheme's tokens; later overrides win. */
export const tokenDeclarations = (scheme: ThemeTokens, ...overrides: readonly ThemeTokens[]) =>
  Object.entries(Object.assign({}, scheme, ...overrides.map(withShades)))
    .map(([name, value]) => `--mp-${toKebab(name)}: ${value};`)
    .join('\n')

/** Type sizes in px. */
export const text = {
  tiny: '12px',
  small: '13px',
  body: '15px',
  large: '17px',
  title: '20px',
  heading: '26px',
  hero: '34px',
}
/** Space on a 4-px grid. */
export const space = { xs: '4px', s: '8px', m: '12px', l: '16px', xl: '24px', xxl: '32px' }
export const radius = { control: '8px', card: '14px', chip: '999px' }
/** The smallest width and height of a control (WCAG 2.2, 2.5.5). */
export const TOUCH_TARGET = '44px'

/** Breakpoints. They measure the widget's own width, never the window's. */
export const WIDE = '880px'
export const fromMedium = '@container mp (min-width: 480px)'
export const fromWide = `@container mp (min-width: ${WIDE})`

/** The focus ring of every control, drawn on the control itself or on the element around it. */
export const focusRing = `
  &:focus-visible,
  &:has(:focus-visible) {
    outline: 3px solid ${color('accent')};
    outline-offset: 2px;
  }
`
