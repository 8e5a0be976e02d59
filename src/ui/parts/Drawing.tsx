import { styled } from '../styled.js'
import { color, type ThemeToken } from '../theme.js'

/** A bar chart as wide as its container. It is mirrored on pages that read from right to left. */
export const Drawing = styled('svg')`
  display: block;
  inline-size: 100%;
  block-size: ${({ height }) => height}px;
  &:dir(rtl) {
    transform: scaleX(-1);
  }
`

export const Bar = styled('rect')<{ tone: ThemeToken }>`
  fill: ${({ tone }) => color(tone)};
  @media (forced-colors: active) {
    fill: Highlight;
  }
`

/** Marks the target on a bar. */
export const TargetMark = styled('rect')`
  fill: ${color('ink')};
  @media (forced-colors: active) {
    fill: CanvasText;
  }
`
