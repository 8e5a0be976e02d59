import styled from '@emotion/styled'
import { ArrowDown, ArrowUp, Check } from 'lucide'
import { macroStatus } from '../../core/nutrition/macroStatus.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { useFormat } from '../format.js'
import { Icon } from '../parts/Icon.js'
import { Meter } from '../parts/Meter.js'
import { Row } from '../parts/Row.js'
import { Surface } from '../parts/Surface.js'
import { Text } from '../parts/Text.js'
import { color, space, text } from '../theme.js'
import { DAILY_BAR_CAP, MACRO_TONE, type MacroName } from './macroNames.js'

const STATUS_ICON = { low: ArrowDown, good: Check, high: ArrowUp } as const

const Tile = styled(Surface)`
  padding: ${space.m} ${space.l};
  & b {
    font-size: ${text.title};
    line-height: 1.2;
    color: ${color('ink')};
  }
`

interface MacroCardProps {
  readonly macro: MacroName
  /** kcal or grams. */
  readonly current: number
  readonly target: number
}

/** One of a day's targets: how much of it is reached, as numbers, as a bar and in a word. */
export function MacroCard({ macro, current, target }: MacroCardProps) {
  const messages = useMessages().plan
  const { whole } = useFormat()
  const status = macroStatus(current, target)
  const label = messages.macro[macro]
  const unit = messages.macroUnit[macro]
  return (
    <Tile gap="xs" role="group" aria-label={label}>
      <Row spread>
        <Text strong>{label}</Text>
        <Row>
          <Icon of={STATUS_ICON[status]} size={16} tone={status} />
          <Text size="small" strong>
            {messages.status[status]}
          </Text>
        </Row>
      </Row>
      <Text tone="muted">
        <bdi>
          <b>{whole(current)}</b> / {whole(target)} {unit}
        </bdi>
      </Text>
      <Meter
        share={current / target}
        cap={DAILY_BAR_CAP}
        tone={MACRO_TONE[macro]}
        label={label}
        valueText={messages.barValue(whole(current), whole(target), unit, messages.status[status])}
      />
    </Tile>
  )
}
