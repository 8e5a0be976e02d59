import type { ComponentProps } from 'react'
import { styled } from '../styled.js'
import { color, focusRing, text } from '../theme.js'

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
    font-size: ${text.large};
    font-weight: 700;
    content: '✓';
  }
  ${focusRing}
`

/** A checkbox. It is not part of a host's form around the widget. */
export function Checkbox(props: ComponentProps<'input'>) {
  return <Box type="checkbox" form="" {...props} />
}
