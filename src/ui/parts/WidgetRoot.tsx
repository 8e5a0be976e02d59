import styled from '@emotion/styled'
import { RANK } from '../raiseSpecificity.js'
import { color, DARK, LIGHT, text, tokenDeclarations } from '../theme.js'

export type ColorScheme = 'light' | 'dark' | 'auto'

/**
 * The widget's outermost element: tokens, type, and the container that every layout step asks for its width. Nothing a
 * host styles by element name is inherited or left standing inside; pictures keep their attributes, which a reset
 * would take for host styles.
 */
export const WidgetRoot = styled.div`
  &${RANK} *:not(:where(svg, svg *)),
  &${RANK} *::before,
  &${RANK} *::after,
  &${RANK} *::placeholder {
    all: revert;
  }
  &${RANK} *:not(:where(svg, svg *)) {
    box-sizing: border-box;
  }
  all: initial;
  ${tokenDeclarations(LIGHT)}
  color-scheme: light;
  &[data-scheme='dark'] {
    ${tokenDeclarations(DARK)}
    color-scheme: dark;
  }
  @media (prefers-color-scheme: dark) {
    &[data-scheme='auto'] {
      ${tokenDeclarations(DARK)}
      color-scheme: dark;
    }
  }
  container: mp / inline-size;
  display: block;
  box-sizing: border-box;
  font-family: var(--mp-font, inherit);
  font-size: ${text.body};
  font-variant-numeric: tabular-nums;
  line-height: 1.5;
  text-align: start;
  overflow-wrap: break-word;
  -webkit-font-smoothing: antialiased;
  color: ${color('ink')};
  background: ${color('canvas')};
`
