import { Checkbox } from '../parts/Checkbox.js'
import { Text } from '../parts/Text.js'
import { TickLine } from '../parts/TickLine.js'

interface TickBoxProps {
  readonly label: string
  readonly isTicked: boolean
  readonly onTick: (isTicked: boolean) => void
}

/** A checkbox with its label. */
export function TickBox({ label, isTicked, onTick }: TickBoxProps) {
  return (
    <TickLine>
      <Checkbox checked={isTicked} onChange={({ currentTarget }) => onTick(currentTarget.checked)} />
      <Text as="span">{label}</Text>
    </TickLine>
  )
}
