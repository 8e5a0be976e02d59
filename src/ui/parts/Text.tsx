import styled from '@emotion/styled'
import { color, text } from '../theme.js'
import { bareStyle } from './textStyle.js'

interface TextProps {
  size?: 'tiny' | 'small' | 'body' | 'large'
  tone?: 'ink' | 'muted'
}

const isStyling = new Set(['as', 'size', 'tone'])

/** A paragraph that looks the same under any host theme. */
export const Text = styled('p', { shouldForwardProp: (prop) => !isStyling.has(prop) })<TextProps>`
  ${bareStyle}
  font-size: ${({ size = 'body' }) => text[size]};
  line-height: 1.5;
  color: ${({ tone = 'ink' }) => color(tone)};
`
