import type { ComponentProps } from 'react'
import { styled } from '../styled.js'
import { color, focusRing } from '../theme.js'

/**
 * The mark is drawn, and inherits its font: a `✓`, or the font that browsers give to inputs, would be looked for and loaded
 * at the first tick.
 */
const Box = styled('input')`
  appearance: none;
  display: grid;
  place-items: center;
  inline-size: 26px;
  block-size: 26px;
  margin: 0;
  border: 2px solid ${color('control')};
  border-radius: 6px;
  background: ${color('surface')};
  font: inherit;
  color: ${color('onAccent')};
  cursor: pointer;
  &[aria-invalid='true'] {
    border-color: ${color('danger')};
  }
  &:checked {
    border-color: ${color('accent')};
    background: ${color('accent')};
  }
  &:checked::before {
    inline-size: 7px;
    block-size: 13px;
    margin-block-end: 3px;
    border: solid;
    border-width: 0 3px 3px 0;
    rotate: 45deg;
    content: '';
  }
  ${focusRing}
`

/** A checkbox. It is not part of a host's form around the widget. */
export function Checkbox(props: ComponentProps<'input'>) {
  return <Box type="checkbox" form="" {...props} />
}
