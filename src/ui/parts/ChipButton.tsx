import styled from '@emotion/styled'
import { Check, Plus } from 'lucide'
import { focusRing } from '../theme.js'
import { chipOnStyle, chipStyle } from './chipStyle.js'
import { Icon } from './Icon.js'

const Face = styled.button`
  ${chipStyle}
  &[aria-pressed='true'] {
    ${chipOnStyle}
  }
  ${focusRing}
`

interface ChipButtonProps {
  readonly label: string
  readonly pressed: boolean
  readonly onClick: () => void
}

/** A toggle button as a chip: it does something elsewhere and shows that it is done. */
export function ChipButton({ label, pressed, onClick }: ChipButtonProps) {
  const Sign = pressed ? Check : Plus
  return (
    <Face type="button" aria-pressed={pressed} onClick={onClick}>
      <Icon of={Sign} />
      {label}
    </Face>
  )
}
