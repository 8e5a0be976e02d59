import { useState } from 'react'
import { useMessages } from '../../messages/MessagesContext.js'
import { Chip, ChipList, FoldChip } from '../parts/Chip.js'
import { useEarlyAnswer } from './useEarlyAnswer.js'

/** The number of chips that show before the visitor asks for the others. */
const CHIPS_SHOWN = 8

interface ChipFieldProps {
  readonly sign: 'with' | 'without'
  /** Every chip by its value, the most popular first. */
  readonly chips: Readonly<Record<string, string>>
  readonly isOn: (value: string) => boolean
  readonly onToggle: (value: string) => void
  /** The name of the group, if no legend names it. */
  readonly 'aria-label'?: string
}

/**
 * A row of chips. It shows the first few and those that are on. The last chip shows the others. A chip that was pressed
 * stays until the row is folded, because it has the focus.
 */
export function ChipField({ sign, chips, isOn, onToggle, ...rest }: ChipFieldProps) {
  const { more, fewer } = useMessages().profile.chips
  const [isOpen, setOpen] = useState(false)
  const [pressed, setPressed] = useState<readonly string[]>([])
  const all = Object.entries(chips)
  const shown = all.filter(
    ([value], index) => isOpen || index < CHIPS_SHOWN || isOn(value) || pressed.includes(value),
  )
  const folded = all.length - shown.length
  const early = useEarlyAnswer<HTMLDivElement>((list) => {
    for (const { checked, defaultChecked, value } of list.querySelectorAll('input')) {
      // Even an untouched chip may be on by now, because of text typed before the scripts loaded.
      if (checked !== defaultChecked && checked !== isOn(value)) onToggle(value)
    }
  })
  return (
    <ChipList ref={early} role={rest['aria-label'] && 'group'} {...rest}>
      {shown.map(([value, label]) => (
        <Chip
          key={value}
          sign={sign}
          value={value}
          label={label}
          on={isOn(value)}
          onToggle={() => {
            setPressed([...pressed, value])
            onToggle(value)
          }}
        />
      ))}
      {all.length > CHIPS_SHOWN && (
        <FoldChip
          type="button"
          aria-expanded={folded === 0}
          onClick={() => {
            setPressed([])
            setOpen(folded > 0)
          }}
        >
          <bdi>{folded === 0 ? fewer : more(folded)}</bdi>
        </FoldChip>
      )}
    </ChipList>
  )
}
