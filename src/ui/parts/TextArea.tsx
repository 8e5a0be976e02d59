import { styled } from '../styled.js'
import { controlStyle } from './controlStyle.js'

/** A text control of several lines. It grows with its text, up to a height, in browsers that support `field-sizing`. */
export const TextArea = styled('textarea')`
  ${controlStyle}
  resize: vertical;
  field-sizing: content;
  min-block-size: 72px;
  max-block-size: 40vh;
`
