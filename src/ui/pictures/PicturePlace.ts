import { styled } from '../styled.js'

/** Reserves the place of a picture before it loads. Its size is in px. */
export const PicturePlace = styled('span', { shouldForwardProp: (prop) => prop !== 'size' })<{
  readonly size: number
}>`
  flex: none;
  display: block;
  inline-size: ${({ size }) => size}px;
  block-size: ${({ size }) => size}px;
  border-radius: 4px;
  overflow: hidden;
`
