import { styled } from '../styled.js'
import { controlStyle } from './controlStyle.js'

/** A text control of several lines that grows with its text where the browser can. */
export const TextArea = styled('textarea')`
  ${controlStyle}
  resize: vertical;
  field-sizing: content;
  min-block-size: 72px;
`
