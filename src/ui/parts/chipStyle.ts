import { color, radius, space, TOUCH_TARGET, text } from '../theme.js'
import { iconStyle } from './iconStyle.js'

/** A chip that is on or off; its sign of being on is a tick besides the colour. */
export const chipStyle = `
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  inline-size: auto;
  min-block-size: ${TOUCH_TARGET};
  max-inline-size: 100%;
  margin: 0;
  padding: ${space.xs} ${space.l};
  border: 1px solid ${color('control')};
  border-radius: ${radius.chip};
  background: ${color('surface')};
  box-shadow: none;
  font: inherit;
  font-size: ${text.body};
  font-weight: 400;
  line-height: 1.2;
  letter-spacing: normal;
  text-transform: none;
  text-align: start;
  color: ${color('ink')};
  cursor: pointer;
  &:hover {
    background: ${color('accentSoft')};
  }
  ${iconStyle('18px')}
  & svg {
    margin-inline-start: -4px;
    color: ${color('accent')};
  }
`

/** What being on adds to a chip. */
export const chipOnStyle = `
  border-color: ${color('accent')};
  background: ${color('accentSoft')};
  font-weight: 600;
`
