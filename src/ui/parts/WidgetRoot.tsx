import type { ReactNode } from 'react'
import { RANK } from '../raiseSpecificity.js'
import { styled } from '../styled.js'
import { color, DARK, FONT, LIGHT, type ThemeTokens, text, tokenDeclarations, WIDE } from '../theme.js'

/** The colours of the widget; `auto` follows the visitor's system. */
export type ColorScheme = 'light' | 'dark' | 'auto'

/** How the host wants the widget to look. */
export interface WidgetTheme {
  readonly colorScheme: ColorScheme
  readonly tokens: ThemeTokens
  /** What differs in the dark scheme. */
  readonly darkTokens: ThemeTokens
}

const TOKEN_PROPS = new Set(['tokens', 'darkTokens'])

/**
 * Undoes what a host styles by element name, descendant or pseudo-element. SVG elements revert by one layer only:
 * their attributes count as styles of the page, and `revert` would remove those. Therefore a host's layered resets of
 * SVG are undone property by property.
 */
const reset = `
  &${RANK} *:not(:where(svg, svg *)),
  &${RANK}::before,
  &${RANK}::after,
  &${RANK} *::before,
  &${RANK} *::after,
  &${RANK} *::placeholder,
  &${RANK} *::marker,
  &${RANK} p::first-letter,
  &${RANK} p::first-line,
  &${RANK} *::backdrop,
  &${RANK} *::file-selector-button {
    all: revert;
  }
  &${RANK} *:not(:where(svg, svg *)) {
    box-sizing: border-box;
  }
  &${RANK} svg,
  &${RANK} svg * {
    all: revert-layer;
    box-sizing: border-box;
    margin: 0;
    padding: 0;
    border: 0;
    outline: 0;
    font: inherit;
    letter-spacing: inherit;
    color: inherit;
    fill: inherit;
    stroke: inherit;
    stroke-width: inherit;
    opacity: 1;
    transform: none;
    transition: none;
    vector-effect: none;
    pointer-events: inherit;
  }
  &${RANK} svg {
    display: inline;
    vertical-align: baseline;
    overflow: hidden;
    max-inline-size: none;
  }
  &::selection,
  & *::selection {
    color: HighlightText;
    background: Highlight;
    text-shadow: none;
  }
`

/** The font size of a browser whose reader chose none, in px, and larger sizes that readers choose. */
const USUAL_SIZE = 16
const LARGE_SIZES = [20, 24, 32] as const

const zoomFrom = (size: number, width: string, factor: number) =>
  `@media (min-width:${width}) and (not (min-width:calc((1em - ${size - 1}px)*1e5))){zoom:${factor}}`

/**
 * Grows with the font size that a reader chose in the browser's settings, if that leaves the screens the 320 px that
 * they need. In a media query an `em` is the reader's size, whatever the host's page has: it is compared with px by a width
 * that is either far too large for any window or negative.
 */
const readersSize = [
  // On phones, the smallest of these would leave less.
  zoomFrom(LARGE_SIZES[0], '360px', 1.125),
  zoomFrom(LARGE_SIZES[0], '384px', 1.2),
  ...LARGE_SIZES.map((size) => zoomFrom(size, '20em', size / USUAL_SIZE)),
]

/** Must not break into the page's columns: that keeps Chromium busy for half a minute. Pages of paper may break it. */
const Root = styled('div', { shouldForwardProp: (prop) => !TOKEN_PROPS.has(prop) })<
  Pick<WidgetTheme, 'tokens' | 'darkTokens'>
>`
  ${reset}
  all: initial;
  ${({ tokens }) => tokenDeclarations({ ...LIGHT, font: FONT }, tokens)}
  color-scheme: light;
  &[data-scheme='dark'] {
    ${({ tokens, darkTokens }) => tokenDeclarations(DARK, tokens, darkTokens)}
    color-scheme: dark;
  }
  @media (prefers-color-scheme: dark) {
    &[data-scheme='auto'] {
      ${({ tokens, darkTokens }) => tokenDeclarations(DARK, tokens, darkTokens)}
      color-scheme: dark;
    }
  }
  display: grid;
  grid-template-columns: minmax(0, ${WIDE}) auto;
  break-inside: avoid-column;
  box-sizing: border-box;
  & > * {
    grid-column: 1 / -1;
  }
  inline-size: 100%;
  font-family: var(--mp-font);
  font-size: ${text.body};
  font-variant-numeric: tabular-nums;
  line-height: 1.5;
  text-align: start;
  overflow-wrap: break-word;
  -webkit-font-smoothing: antialiased;
  color: ${color('ink')};
  background: ${color('canvas')};
  ${readersSize}
`

interface WidgetRootProps {
  readonly theme: WidgetTheme
  /** The language of the words inside, if it is known. */
  readonly lang: string | undefined
  readonly children: ReactNode
}

/**
 * The widget's outermost element with its tokens and font. Nothing that a host styles by element name is inherited or
 * applies inside. A query container has no width of its own. The first column gives it one in hosts that size by
 * content, such as a dialog or a flex row. That column can shrink to nothing, and the second one grows.
 */
export function WidgetRoot({ theme, lang, children }: WidgetRootProps) {
  const { colorScheme, tokens, darkTokens } = theme
  return (
    <Root lang={lang} data-scheme={colorScheme} tokens={tokens} darkTokens={darkTokens}>
      {children}
    </Root>
  )
}
