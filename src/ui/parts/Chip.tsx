import { Ban, Check } from 'lucide'
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

/** The style of a chip. `data-on` says how it looks while it is on. */
export const ChipFace = styled('label')`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: ${TOUCH_TARGET};
  margin: 0;
  padding: ${space.xs} ${space.m};
  border: 1px solid ${color('control')};
  border-radius: ${radius.chip};
  background: ${color('surface')};
  font: inherit;
  font-size: ${text.body};
  line-height: 1.2;
  color: ${color('ink')};
  cursor: pointer;
  &:hover,
  &[data-on='with'] {
    background: ${color('accentSoft')};
  }
  &[data-on] {
    border-color: currentColor;
    box-shadow: inset 0 0 0 1px;
    font-weight: 600;
    color: ${color('accent')};
  }
  &[data-on='without'] {
    background: ${color('canvas')};
    color: ${color('danger')};
  }
  ${focusRing}
`

/** A chip that shows the other chips, or hides them again. */
export const FoldChip = styled(ChipFace.withComponent('button'))`
  border-style: dashed;
  color: ${color('muted')};
`

const Input = styled('input')`
  ${overlaidInput}
`

const Name = styled('span')`
  display: inline-block;
  color: ${color('ink')};
  &::first-letter {
    text-transform: uppercase;
  }
`

interface ChipProps {
  /** What the chip means while it is on: wanted, or left out. */
  readonly sign: 'with' | 'without'
  readonly value: string
  readonly label: string
  readonly on: boolean
  readonly onToggle: () => void
}

/** A checkbox that looks like a chip. A sign shows its state besides the colour. */
export function Chip({ sign, value, label, on, onToggle }: ChipProps) {
  return (
    <ChipFace data-on={on ? sign : undefined}>
      <Input type="checkbox" form="" value={value} checked={on} onChange={onToggle} />
      {on && <Icon of={sign === 'with' ? Check : Ban} size={16} />}
      <Name>{label}</Name>
    </ChipFace>
  )
}
