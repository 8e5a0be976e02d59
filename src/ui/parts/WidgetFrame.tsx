import { styled } from '../styled.js'

/**
 * The landmark that holds the screen and takes the focus when the screen changes; every layout step asks for its width.
 */
export const WidgetFrame = styled('section')`
  container: mp / inline-size;
  position: relative;
  min-block-size: 480px;
  outline: none;
  scroll-margin-block-start: 8px;
`
