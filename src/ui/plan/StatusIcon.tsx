import { ArrowDown, ArrowUp, Check } from 'lucide'
import type { MacroStatus } from '../../core/nutrition/macroStatus.js'
import { Icon } from '../parts/Icon.js'

const ICON = { low: ArrowDown, good: Check, high: ArrowUp } as const

/** An arrow or a check in the status's colour, beside the word or number with the same meaning. */
export const StatusIcon = ({ status }: { status: MacroStatus }) => (
  <Icon of={ICON[status]} size={16} tone={status} />
)
