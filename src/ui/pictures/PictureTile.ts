import { styled } from '../styled.js'
import { color, type ThemeToken } from '../theme.js'

interface TileProps {
  readonly ground: ThemeToken
  /** In px. */
  readonly size: number
}

/** A square ground for a picture. */
export const PictureTile = styled('span', {
  shouldForwardProp: (prop) => prop !== 'size' && prop !== 'ground',
})<TileProps>`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: ${({ size }) => size}px;
  block-size: ${({ size }) => size}px;
  border-radius: 10px;
  background: ${({ ground }) => color(ground)};
  overflow: hidden;
`
