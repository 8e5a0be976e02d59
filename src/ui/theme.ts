/**
 * Design tokens. Each is a CSS variable `--mp-…` on the widget's root; a host overrides them with `theme`. A new
 * token needs a row here, one in {@link DARK}, one in {@link TOKEN_PROPERTIES} unless it is a colour, and one in the
 * README's table. The compiler and a test ask for them.
 */
export const LIGHT = {
  canvas: '#fbf8f3',
  surface: '#ffffff',
  sunken: '#f4efe6',
  raised: '#ffffff',
  ink: '#1e2a24',
  muted: '#58625b',
  line: '#e9e3d8',
  control: '#87897c',
  accent: '#1d7a4c',
  accentHover: '#176340',
  onAccent: '#ffffff',
  accentSoft: '#e6f2e7',
  protein: '#2f6fb0',
  carbs: '#b7791f',
  fat: '#b4533a',
  fiber: '#66813a',
  good: '#1d7a4c',
  low: '#b7791f',
  high: '#b4382b',
  danger: '#a52a1f',
  leaf: '#e9f2df',
  honey: '#fcf1d5',
  tomato: '#fbe8df',
  berry: '#f0e9f4',
  sky: '#e4f0f4',
  oat: '#f5ecdd',
  corners: '1',
  density: '1',
  shadow: '0 1px 2px rgb(62 48 24 / 5%), 0 6px 20px rgb(62 48 24 / 5%)',
} as const

export type ThemeToken = keyof typeof LIGHT

export const DARK: Readonly<Record<ThemeToken, string>> = {
  canvas: '#141815',
  surface: '#1d231f',
  sunken: '#29312b',
  raised: '#3b463e',
  ink: '#edf2ec',
  muted: '#a9b4ab',
  line: '#303a33',
  control: '#7a867d',
  accent: '#63c892',
  accentHover: '#80d6a9',
  onAccent: '#0c1a13',
  accentSoft: '#20352a',
  protein: '#6ea6dc',
  carbs: '#d9a441',
  fat: '#db866c',
  fiber: '#a3bd6b',
  good: '#63c892',
  low: '#d9a441',
  high: '#e57a6d',
  danger: '#f0978c',
  leaf: '#2a3823',
  honey: '#3a3119',
  tomato: '#3d2a22',
  berry: '#322a38',
  sky: '#22333a',
  oat: '#4b443a',
  corners: '1',
  density: '1',
  shadow: 'none',
}

const toKebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** A colour or shadow token as the value of a style: `color('accent')` → `var(--mp-accent)`. */
export const color = (token: ThemeToken) => `var(--mp-${toKebab(token)})`

/**
 * The default font. It is not the page's font, because then every width would differ from page to page. A host that
 * wants the page's font sets `theme.tokens.font` to `'inherit'`.
 */
export const FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"

/** The CSS property that a token's value must fit, where that is not `color`. */
export const TOKEN_PROPERTIES: Readonly<Partial<Record<ThemeToken | 'font', string>>> = {
  font: 'font-family',
  shadow: 'box-shadow',
  // A property that accepts the same values as these two: numbers of 0 or more.
  corners: 'flex-grow',
  density: 'flex-grow',
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
/** A length that the host's factor changes. */
const scaled = (px: number, by: 'corners' | 'density') => `calc(${px}px * ${color(by)})`
const spaced = (px: number) => scaled(px, 'density')
/** Space on a 4-px grid. */
export const space = {
  xs: spaced(4),
  s: spaced(8),
  m: spaced(12),
  l: spaced(16),
  xl: spaced(24),
  xxl: spaced(32),
}
export const radius = { control: scaled(8, 'corners'), card: scaled(14, 'corners'), chip: '999px' }
/** The smallest width and height of a control (WCAG 2.2, 2.5.5). */
export const TOUCH_TARGET = '44px'

/** Breakpoints. They measure the widget's own width, never the window's. */
export const WIDE = '880px'
/** A phone at 200% zoom. */
export const onTiny = '@container mp (max-width: 240px)'
export const fromMedium = '@container mp (min-width: 480px)'
export const fromWide = `@container mp (min-width: ${WIDE})`
/** The width of a scene, a container of its own, from which foods show beside the dish. */
export const fromWideScene = '@container (min-width: 240px)'
/**
 * A window as low as a phone's at 400% zoom, where what sticks to its edges leaves no room between. No container has the
 * window's height.
 */
export const inLowWindow = '@media (max-height: 400px)'

/** The focus ring of every control, drawn on the control itself or on the element around it. */
export const focusRing = `
  &:focus-visible,
  &:has(:focus-visible) {
    outline: 3px solid ${color('accent')};
    outline-offset: 2px;
  }
`
