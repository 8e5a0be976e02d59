import styled from '@emotion/styled'
import { ArrowDown, ArrowUp, Check } from 'lucide'
import { type MacroStatus, macroStatus } from '../../core/nutrition/macroStatus.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { useFormat } from '../format.js'
import { Icon } from '../parts/Icon.js'
import { Meter } from '../parts/Meter.js'
import { color, radius, space, text } from '../theme.js'
import { DAILY_BAR_CAP, MACRO_TONE, type MacroName } from './macroNames.js'

const STATUS_ICON = { low: ArrowDown, good: Check, high: ArrowUp } as const

const Box = styled.div`
  display: grid;
  gap: ${space.xs};
  padding: ${space.m} ${space.l};
  border: 1px solid ${color('line')};
  border-radius: ${radius.card};
  background: ${color('surface')};
  box-shadow: ${color('shadow')};
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space.s};
`

const Name = styled.span`
  font-weight: 600;
`

const Amount = styled.bdi`
  justify-self: start;
  white-space: nowrap;
  color: ${color('muted')};
  & b {
    margin: 0;
    font: inherit;
    font-size: ${text.title};
    font-weight: 700;
    line-height: 1.2;
    color: ${color('ink')};
  }
`

const Status = styled('span', { shouldForwardProp: (prop) => prop !== 'status' })<{ status: MacroStatus }>`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  font-size: ${text.small};
  font-weight: 600;
  & svg {
    flex: none;
    color: ${({ status }) => color(status)};
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
    <Box role="group" aria-label={label}>
      <Line>
        <Name>{label}</Name>
        <Status status={status}>
          <Icon of={STATUS_ICON[status]} size={16} />
          {messages.status[status]}
        </Status>
      </Line>
      <Amount>
        <b>{whole(current)}</b> / {whole(target)} {unit}
      </Amount>
      <Meter
        share={current / target}
        cap={DAILY_BAR_CAP}
        tone={MACRO_TONE[macro]}
        label={label}
        valueText={messages.barValue(whole(current), whole(target), unit, messages.status[status])}
      />
    </Box>
  )
}
