import { Check } from 'lucide'
import { byClock } from '../../core/plan/mealTypes.js'
import type { Meal } from '../../core/plan/weekPlan.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { useFormat } from '../format.js'
import { Icon } from '../parts/Icon.js'
import { List } from '../parts/List.js'
import { VisuallyHidden } from '../parts/VisuallyHidden.js'
import { DishPicture } from '../pictures/DishPicture.js'
import { styled } from '../styled.js'
import { color, fromWide, radius, space, text } from '../theme.js'

/** Whether the dishes of a day are ready, are being made, or are not yet begun. */
export type DayState = 'ready' | 'making' | 'waiting'

/** The height is the same in every state, so that nothing moves when a dish arrives. */
const Day = styled('li')`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) 20px;
  align-items: center;
  gap: ${space.s};
  min-block-size: 68px;
  padding: 10px ${space.m};
  border: 1px solid ${color('line')};
  border-radius: ${radius.card};
  background: ${color('surface')};
  box-shadow: ${color('shadow')};
  text-align: start;
  &[data-state='making'] {
    border-color: ${color('accent')};
  }
  &[data-state='waiting'] {
    border-style: dashed;
    background: none;
    box-shadow: none;
  }
  ${fromWide} {
    grid-template-columns: minmax(0, 1fr) 20px;
    align-content: start;
    gap: ${space.l} ${space.s};
    min-block-size: 324px;
    padding: 14px ${space.m};
  }
`

const DayName = styled('div')`
  display: grid;
  & small {
    font-size: ${text.tiny};
    color: ${color('muted')};
  }
  ${fromWide} {
    grid-template-columns: 1fr auto;
    align-items: baseline;
  }
`

/**
 * The names show beside their pictures if there is room; otherwise they are for screen readers only. Their rule is here,
 * because a new rule for a width makes the browser work out all styles again, and names come while a week is made.
 */
const Dishes = styled(List)`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  ${fromWide} {
    grid-column: 1 / -1;
    grid-row: 2;
    display: grid;
    gap: ${space.m};
    & [data-dish] {
      position: static;
      inline-size: auto;
      block-size: 34px;
      margin: 0;
      clip-path: none;
      white-space: normal;
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      font-size: ${text.small};
      line-height: 17px;
      align-content: center;
    }
  }
`

const Dish = styled('li')`
  display: grid;
  grid-template-columns: auto;
  align-items: center;
  gap: 10px;
  ${fromWide} {
    grid-template-columns: auto minmax(0, 1fr);
  }
`

/** A placeholder for a dish that is not ready. */
const Ghost = styled('div')`
  inline-size: 44px;
  block-size: 44px;
  border-radius: 10px;
  background: ${color('sunken')};
`

/** A placeholder for the name beside the picture. */
const GhostName = styled('div')`
  display: none;
  block-size: 10px;
  inline-size: 72%;
  border-radius: 5px;
  background: ${color('sunken')};
  ${fromWide} {
    display: block;
  }
`

interface ArrivingDayProps {
  /** `YYYY-MM-DD` */
  readonly date: string
  readonly state: DayState
  readonly meals: readonly Meal[]
  readonly mealsPerDay: number
}

/** One day of a week that is being made, with the dishes that are ready so far. */
export function ArrivingDay({ date, state, meals, mealsPerDay }: ArrivingDayProps) {
  const { ready } = useMessages().loading
  const { weekdayShort, shortDate } = useFormat()
  const missing = Math.max(0, mealsPerDay - meals.length)
  return (
    <Day data-state={state}>
      <DayName>
        <b>{weekdayShort(date)}</b>
        <small>{shortDate(date)}</small>
      </DayName>
      <Dishes>
        {byClock(meals).map((meal) => (
          <Dish key={meal.type}>
            <DishPicture meal={meal} look="tile" />
            <VisuallyHidden data-dish="">{meal.name}</VisuallyHidden>
          </Dish>
        ))}
        {Array.from({ length: missing }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all placeholders are the same
          <Dish key={index} aria-hidden>
            <Ghost />
            <GhostName />
          </Dish>
        ))}
      </Dishes>
      {state === 'ready' && (
        <span>
          <Icon of={Check} tone="good" />
          <VisuallyHidden>{ready}</VisuallyHidden>
        </span>
      )}
    </Day>
  )
}
