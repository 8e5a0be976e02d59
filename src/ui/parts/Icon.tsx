import styled from '@emotion/styled'
import type { IconNode } from 'lucide'
import { createElement } from 'react'

/** Said in the style and not by attributes, which a host's rules for `svg` would beat. */
const Picture = styled.svg`
  flex: none;
  inline-size: ${({ width }) => width}px;
  block-size: ${({ width }) => width}px;
  fill: none;
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
}

/** A picture beside the words that say the same; screen readers pass over it. */
export function Icon({ of: node, size = 18 }: IconProps) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes))
  return createElement(Picture, { viewBox: '0 0 24 24', width: size, 'aria-hidden': true }, ...shapes)
}
