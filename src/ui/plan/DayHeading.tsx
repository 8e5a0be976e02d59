import { Lock, LockOpen } from 'lucide'
import { minutesText } from '../../core/plan/minutesText.js'
import type { DayPlan } from '../../core/plan/weekPlan.js'
import { isLocked } from '../../core/state/isLocked.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { usePlanActions } from '../../store/usePlanActions.js'
import { useFormat } from '../format.js'
import { Heading } from '../parts/Heading.js'
import { Icon } from '../parts/Icon.js'
import { Text } from '../parts/Text.js'
import { styled } from '../styled.js'
import { fromMedium, fromWide, space, text } from '../theme.js'
import { placesOf } from './mealPlaces.js'
import { ToggleButton } from './ToggleButton.js'

const Head = styled('div')`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  margin-block: ${space.l} 10px;
  & > div {
    flex: 1;
    min-inline-size: 0;
  }
  & button > span {
    display: none;
  }
  ${fromMedium} {
    & button > span {
      display: inline;
    }
  }
  ${fromWide} {
    margin-block: ${space.xl} ${space.m};
  }
`

const Title = styled(Heading)`
  @container mp (max-width: 350px) {
    font-size: ${text.large};
  }
`

interface DayHeadingProps {
  readonly plan: ShownPlan
  readonly day: DayPlan
  /** Null until the recipes have loaded. */
  readonly minutesAtWork: number | null
}

/** The day's date and minutes of work, and a toggle that keeps all its meals in the next plans. */
export function DayHeading({ plan, day, minutesAtWork }: DayHeadingProps) {
  const { plan: messages, core } = usePlanMessages()
  const format = useFormat()
  const { changePlan } = usePlanActions()
  const places = placesOf(day)
  const isDayLocked = places.length > 0 && places.every((place) => isLocked(plan, place))
  return (
    <Head>
      <div>
        <Title depth={1} size="section">
          {format.longDate(day.date)}
        </Title>
        <Text size="small" tone="muted">
          {minutesAtWork === null
            ? '\u00a0'
            : messages.recipe.dayWork(day.meals.length, minutesText(minutesAtWork, core, format))}
        </Text>
      </div>
      <ToggleButton
        variant="quiet"
        aria-pressed={isDayLocked}
        aria-label={messages.change.lockDay}
        onClick={() => {
          const { locked, unlocked } = messages.change
          const text = (isDayLocked ? unlocked : locked)(format.weekday(day.date))
          changePlan({ type: 'lock', places, isLocked: !isDayLocked }, undefined, text)
        }}
      >
        <Icon of={isDayLocked ? Lock : LockOpen} />
        <span>{messages.change.lockDay}</span>
      </ToggleButton>
    </Head>
  )
}
