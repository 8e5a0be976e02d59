import { color, focusRing, radius, space, TOUCH_TARGET, text } from '../theme.js'

/** What a text control looks like. */
export const controlStyle = `
  display: block;
  appearance: none;
  inline-size: 100%;
  min-inline-size: 0;
  max-inline-size: none;
  block-size: auto;
  min-block-size: ${TOUCH_TARGET};
  margin: 0;
  padding: ${space.s} ${space.m};
  border: 1px solid ${color('control')};
  border-radius: ${radius.control};
  background: ${color('surface')};
  box-shadow: none;
  font: inherit;
  font-size: 16px; /* under 16 px iOS zooms the page when the field gets the focus */
  line-height: 1.5;
  letter-spacing: normal;
  text-transform: none;
  text-align: start;
  text-shadow: none;
  color: ${color('ink')};
  &::placeholder {
    color: ${color('muted')};
    opacity: 1;
  }
  &[aria-invalid='true'] {
    border-color: ${color('danger')};
    box-shadow: inset 0 0 0 1px ${color('danger')};
  }
  ${focusRing}
`

/** A label, a legend or a caption above a control. */
export const labelStyle = `
  display: block;
  inline-size: auto;
  margin: 0 0 ${space.xs};
  padding: 0;
  border: 0;
  float: none;
  font: inherit;
  font-size: ${text.body};
  font-weight: 600;
  line-height: 1.4;
  letter-spacing: normal;
  text-transform: none;
  color: ${color('ink')};
`

/** A radio or checkbox that lies unseen over what stands for it, so that the whole face can be pressed. */
export const overlaidInput = `
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  max-inline-size: none;
  margin: 0;
  padding: 0;
  border: 0;
  opacity: 0;
  appearance: none;
  cursor: pointer;
`
