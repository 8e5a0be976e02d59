import { styled } from '../styled.js'
import { color, type ThemeToken, text } from '../theme.js'

interface TextProps {
  size?: 'small' | 'body'
  tone?: ThemeToken
  strong?: boolean
}

const isStyling = new Set(['as', 'size', 'tone', 'strong'])

/**
 * A paragraph. As a `span` it is a separate line within one. It reads in the direction of its own words, so that in English
 * "4 meals" stays so on a page that reads from right to left.
 */
export const Text = styled('p', { shouldForwardProp: (prop) => !isStyling.has(prop) })<TextProps>`
  display: block;
  unicode-bidi: plaintext;
  margin: 0;
  text-align: -webkit-match-parent;
  text-align: match-parent;
  font-size: ${({ size = 'body' }) => text[size]};
  font-weight: ${({ strong }) => (strong ? 600 : 'inherit')};
  line-height: 1.5;
  color: ${({ tone = 'ink' }) => color(tone)};
`
