import { color, focusRing, radius, space, TOUCH_TARGET, text } from '../theme.js'

/** The style of a text control. */
export const controlStyle = `
  display: block;
  appearance: none;
  inline-size: 100%;
  min-block-size: ${TOUCH_TARGET};
  margin: 0;
  padding: ${space.s} ${space.m};
  border: 1px solid ${color('control')};
  border-radius: ${radius.control};
  background: ${color('surface')};
  font: inherit;
  font-size: 16px;
  color: ${color('ink')};
  &[aria-invalid='true'] {
    border-color: ${color('danger')};
    box-shadow: inset 0 0 0 1px ${color('danger')};
  }
  ${focusRing}
`

/** The style of a label or legend above a control. */
export const labelStyle = `
  margin: 0 0 ${space.xs};
  padding: 0;
  font-size: ${text.small};
  font-weight: 600;
  line-height: 1.4;
`

/** An invisible radio or checkbox that covers its visible face, so that the whole face can be pressed. */
export const overlaidInput = `
  position: absolute;
  inset: 0;
  appearance: none;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
`
