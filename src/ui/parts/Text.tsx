import { styled } from '../styled.js'
import { color, type ThemeToken, text } from '../theme.js'

interface TextProps {
  size?: 'small' | 'body'
  tone?: ThemeToken
  strong?: boolean
}

const isStyling = new Set(['as', 'size', 'tone', 'strong'])

/** A paragraph. As a `span` it is a separate line within one. */
export const Text = styled('p', { shouldForwardProp: (prop) => !isStyling.has(prop) })<TextProps>`
  display: block;
  margin: 0;
  font-size: ${({ size = 'body' }) => text[size]};
  font-weight: ${({ strong }) => (strong ? 600 : 'inherit')};
  line-height: 1.5;
  color: ${({ tone = 'ink' }) => color(tone)};
`
