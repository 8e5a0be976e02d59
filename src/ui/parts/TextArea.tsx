import { styled } from '../styled.js'
import { controlStyle } from './controlStyle.js'

/**
 * A text control of several lines. In browsers that support `field-sizing`, it grows with its text, up to a part of the
 * window, so that what is above and below it stays in sight. No container has the window's height.
 */
export const TextArea = styled('textarea')`
  ${controlStyle}
  resize: vertical;
  field-sizing: content;
  min-block-size: 72px;
  max-block-size: 40vh;
`
