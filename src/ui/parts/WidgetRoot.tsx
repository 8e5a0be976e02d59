import styled from '@emotion/styled'
import { color, DARK, LIGHT, text, tokenDeclarations } from '../theme.js'

export type ColorScheme = 'light' | 'dark' | 'auto'

/** The widget's outermost element: tokens, type and the container that every layout step asks for its width. */
export const WidgetRoot = styled.div`
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
  box-sizing: border-box;
  font-family: var(--mp-font, inherit);
  font-size: ${text.body};
  font-variant-numeric: tabular-nums;
  line-height: 1.5;
  text-align: start;
  color: ${color('ink')};
  background: ${color('canvas')};
  overflow-wrap: break-word;
  & *,
  & *::before,
  & *::after {
    box-sizing: border-box;
  }
`
