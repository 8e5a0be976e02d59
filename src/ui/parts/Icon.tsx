import { createElement } from 'react'
import { styled } from '../styled.js'
import { color, type ThemeToken } from '../theme.js'

/** Styled without attributes, because a host's rules for `svg` would win over them. */
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

/** The shapes of an icon, by tag and attributes, as Lucide defines them. */
export type IconNode = readonly (readonly [
  tag: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
])[]

interface IconProps {
  /** An icon of the Lucide set. */
  readonly of: IconNode
  /** Width and height in px. */
  readonly size?: 16 | 18 | 20 | 36
  /** The colour, if it differs from the text's. */
  readonly tone?: ThemeToken
}

/** An icon beside words with the same meaning. Screen readers skip it. */
export function Icon({ of: node, size = 18, tone }: IconProps) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes))
  const look = { viewBox: '0 0 24 24', width: size, color: tone && color(tone) }
  return createElement(Picture, { ...look, 'aria-hidden': true }, ...shapes)
}
