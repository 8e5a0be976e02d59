import { styled } from '../styled.js'

/** The landmark that holds the screen and takes the focus when the screen changes. */
export const WidgetFrame = styled('section')`
  position: relative;
  min-block-size: 480px;
  outline: none;
  scroll-margin-block-start: 8px;
`
