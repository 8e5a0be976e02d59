import type { IconNode } from 'lucide'
import { createElement } from 'react'
import { styled } from '../styled.js'
import { color, type ThemeToken } from '../theme.js'

/** Said in the style and not by attributes, which a host's rules for `svg` would beat. */
const Picture = styled('svg')`
  flex: none;
  inline-size: ${({ width }) => width}px;
  block-size: ${({ width }) => width}px;
  fill: none;
  color: ${({ color }) => color};
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
`

interface IconProps {
  /** One of the Lucide set. */
  readonly of: IconNode
  /** Width and height in px. */
  readonly size?: 16 | 18 | 20 | 36
  /** Its colour, where that is not the one of the words. */
  readonly tone?: ThemeToken
}

/** A picture beside the words that say the same; screen readers pass over it. */
export function Icon({ of: node, size = 18, tone }: IconProps) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes))
  const look = { viewBox: '0 0 24 24', width: size, color: tone && color(tone) }
  return createElement(Picture, { ...look, 'aria-hidden': true }, ...shapes)
}
