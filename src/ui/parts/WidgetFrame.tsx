import { styled } from '../styled.js'

/**
 * The landmark around the screen. It takes the focus when the screen changes, and all breakpoints measure its width.
 *
 * What an overlay covers is hidden: a screen that changes there would count as a layout shift of the host's page. It keeps
 * its height and is not laid out, so that opening the overlay is quick. A screen that comes there is taken to be higher
 * than most windows, until it is laid out.
 */
export const WidgetFrame = styled('section')`
  container: mp / inline-size;
  position: relative;
  min-block-size: 480px;
  outline: none;
  scroll-margin-block-start: 8px;
  & > * {
    contain-intrinsic-size: auto 2400px;
  }
  &[data-covered] > :not(dialog) {
    content-visibility: hidden;
  }
`
