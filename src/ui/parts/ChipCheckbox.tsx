import styled from '@emotion/styled'
import { Check, Plus } from 'lucide'
import { color } from '../theme.js'
import { chipOnStyle, chipStyle } from './chipStyle.js'
import { overlaidInput } from './controlStyle.js'
import { Icon } from './Icon.js'

const Face = styled.label`
  ${chipStyle}
  position: relative;
  &:has(input:checked) {
    ${chipOnStyle}
  }
  &:has(input:focus-visible) {
    outline: 3px solid ${color('accent')};
    outline-offset: 2px;
  }
`

const ChipInput = styled.input`
  ${overlaidInput}
`

const Name = styled.span`
  display: inline-block;
  &::first-letter {
    text-transform: uppercase;
  }
`

interface ChipCheckboxProps {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** A checkbox as a chip. */
export function ChipCheckbox({ label, checked, onChange }: ChipCheckboxProps) {
  const Sign = checked ? Check : Plus
  return (
    <Face>
      <ChipInput type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <Icon of={Sign} />
      <Name>{label}</Name>
    </Face>
  )
}
