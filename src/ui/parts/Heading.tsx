import { styled } from '../styled.js'
import { text } from '../theme.js'

const SIZES = {
  hero: text.hero,
  screen: text.heading,
  section: text.title,
  card: text.large,
  body: text.body,
} as const

/** A heading. `size` says what it is the heading of; `as` sets another level than `h2`. */
export const Heading = styled('h2', { shouldForwardProp: (prop) => prop !== 'size' && prop !== 'as' })<{
  size: keyof typeof SIZES
}>`
  margin: 0;
  font-size: ${({ size }) => SIZES[size]};
  font-weight: 700;
  line-height: 1.2;
  letter-spacing: -0.01em;
  text-wrap: balance;
`
