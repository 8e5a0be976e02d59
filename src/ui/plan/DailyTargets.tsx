import { TriangleAlert } from 'lucide'
import { NUTRIENTS_AND_FIBER } from '../../core/nutrition/macros.js'
import { cautionsByPerson } from '../../core/nutrition/targetCautions.js'
import type { DayPlan } from '../../core/plan/weekPlan.js'
import { dayTargets } from '../../core/state/dayTargets.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { planRestrictions } from '../../store/selectors.js'
import { cautionTexts } from '../cautionTexts.js'
import { useFormat } from '../format.js'
import { IconText } from '../parts/IconText.js'
import { Meter } from '../parts/Meter.js'
import { TitledCard } from '../parts/TitledCard.js'
import { styled } from '../styled.js'
import { color, onTiny, space, text } from '../theme.js'
import { barShare, DAILY_BAR_CAP, type DayNumber, dayNumbers, MACRO_TONE, numberStatus } from './macroBars.js'
import { StatusIcon } from './StatusIcon.js'

const Grid = styled('div')`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.l} 20px;
  ${onTiny} {
    grid-template-columns: minmax(0, 1fr);
  }
  & > :first-of-type {
    grid-column: 1 / -1;
    & p {
      font-size: ${text.body};
      line-height: 32px;
    }
    & p b {
      font-size: ${text.heading};
    }
  }
`

const Target = styled('div')`
  & p {
    margin: 0;
    font-size: ${text.small};
    line-height: 24px;
    color: ${color('muted')};
  }
  & p b {
    font-size: ${text.large};
    color: ${color('ink')};
  }
`

const Head = styled('div')`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space.xs};
  font-size: ${text.small};
  line-height: 20px;
  & > :last-child {
    display: inline-flex;
    align-items: center;
    gap: ${space.xs};
    font-size: ${text.tiny};
    color: ${color('muted')};
  }
`

interface TargetProps {
  readonly name: DayNumber
  /** kcal or grams. */
  readonly current: number
  readonly target: number
}

/** How much of one daily target the day reaches, as numbers, a bar and a word. */
function DailyTarget({ name, current, target }: TargetProps) {
  const messages = usePlanMessages().plan
  const { whole } = useFormat()
  const status = numberStatus(name, current, target)
  const statusText = messages.status[status]
  const label = messages.macro[name]
  const unit = messages.macroUnit[name]
  return (
    <Target role="group" aria-label={label}>
      <Head>
        <b>{label}</b>
        <span>
          <StatusIcon status={status} />
          {statusText}
        </span>
      </Head>
      <p>
        <bdi>
          <b>{whole(current)}</b> / {whole(target)} {name === 'fiber' ? messages.orMore(unit) : unit}
        </bdi>
      </p>
      <Meter
        share={barShare(name, current, target)}
        cap={DAILY_BAR_CAP}
        tone={MACRO_TONE[name]}
        heightPx={6}
        label={label}
        valueText={messages.barValue(whole(current), whole(target), unit, statusText)}
      />
    </Target>
  )
}

interface DailyTargetsProps {
  readonly plan: ShownPlan
  readonly day: DayPlan
  /** Whose targets they are, from 0 for the visitor. */
  readonly person: number
}

/** Warns of targets that nobody should follow without advice. The visitor sees everybody's, others only their own. */
function TargetCautions({ plan, person }: Omit<DailyTargetsProps, 'day'>) {
  const messages = usePlanMessages()
  const format = useFormat()
  if (!plan.profile) return null
  const all = cautionsByPerson(plan.profile, planRestrictions(plan))
  const cautions =
    person === 0 ? all : { own: [], others: all.others.filter((caution) => caution.person === person) }
  return cautionTexts(cautions, messages, format).map((caution) => (
    <IconText key={caution} size="small" icon={TriangleAlert} iconTone="low">
      {caution}
    </IconText>
  ))
}

/** How much of each daily target the selected day reaches. Meals eaten out reduce the targets by their share. */
export function DailyTargets({ plan, day, person }: DailyTargetsProps) {
  const messages = usePlanMessages().plan
  const targets = dayTargets(plan, day.date)
  const numbers = dayNumbers(day)
  return (
    <TitledCard title={messages.macros}>
      <Grid>
        {NUTRIENTS_AND_FIBER.map((name) => (
          <DailyTarget key={name} name={name} current={numbers[name]} target={targets[name]} />
        ))}
      </Grid>
      <TargetCautions plan={plan} person={person} />
    </TitledCard>
  )
}
