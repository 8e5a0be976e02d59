import { Check, Plus } from 'lucide'
import { styled } from '../styled.js'
import { color, focusRing, radius, space, TOUCH_TARGET, text } from '../theme.js'
import { overlaidInput } from './controlStyle.js'
import { Icon } from './Icon.js'

/** A row of chips that wraps. */
export const ChipList = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
`

const Face = styled('button')`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  min-block-size: ${TOUCH_TARGET};
  margin: 0;
  padding: ${space.xs} ${space.l} ${space.xs} ${space.m};
  border: 1px solid ${color('control')};
  border-radius: ${radius.chip};
  background: ${color('surface')};
  font: inherit;
  font-size: ${text.body};
  line-height: 1.2;
  text-align: start;
  color: ${color('ink')};
  cursor: pointer;
  &:hover,
  &[data-on='true'] {
    background: ${color('accentSoft')};
  }
  &[data-on='true'] {
    border-color: ${color('accent')};
    font-weight: 600;
  }
  ${focusRing}
`

const Input = styled('input')`
  ${overlaidInput}
`

const Name = styled('span')`
  display: inline-block;
  &::first-letter {
    text-transform: uppercase;
  }
`

interface ChipProps {
  /** `checkbox` is an answer of a form; `button` writes into another field and shows whether its text is there. */
  readonly kind: 'checkbox' | 'button'
  readonly label: string
  readonly on: boolean
  readonly onToggle: () => void
}

/** A choice that is on or off. A tick shows the state besides the colour. */
export function Chip({ kind, label, on, onToggle }: ChipProps) {
  const isButton = kind === 'button'
  const face = isButton
    ? ({ type: 'button', 'aria-pressed': on, onClick: onToggle } as const)
    : ({ as: 'label' } as const)
  return (
    <Face data-on={on} {...face}>
      {isButton || <Input type="checkbox" form="" checked={on} onChange={onToggle} />}
      <Icon of={on ? Check : Plus} tone="accent" />
      <Name>{label}</Name>
    </Face>
  )
}
