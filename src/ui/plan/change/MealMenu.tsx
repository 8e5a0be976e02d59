import { Apple, Ban, CalendarSync, Heart, HeartOff, type IconNode, Scale, Utensils } from 'lucide'
import { useState } from 'react'
import type { Meal } from '../../../core/plan/weekPlan.js'
import { eatOut, moveMeal, neverDish } from '../../../core/state/planChanges.js'
import type { MealPlace } from '../../../core/state/planState.js'
import { usePlanMessages } from '../../../messages/PlanMessagesContext.js'
import type { ShownPlan } from '../../../store/plannerState.js'
import { usePlanActions } from '../../../store/usePlanActions.js'
import { useFormat } from '../../format.js'
import { Button } from '../../parts/Button.js'
import { Icon } from '../../parts/Icon.js'
import { styled } from '../../styled.js'
import { color, space, text } from '../../theme.js'
import { usePlaceNames } from './usePlaceNames.js'
import { useRefusalText } from './useRefusalText.js'

const Menu = styled('div')`
  position: absolute;
  z-index: 3;
  inset-inline-end: ${space.s};
  inset-block-start: 48px;
  inline-size: min(280px, 100% - 16px);
  padding: 6px;
  border: 1px solid ${color('line')};
  border-radius: 12px;
  background: ${color('surface')};
  box-shadow: 0 2px 6px rgb(40 30 10 / 8%), 0 16px 40px rgb(40 30 10 / 16%);
`

const Entry = styled(Button)`
  display: grid;
  grid-template-columns: 20px 1fr;
  justify-content: stretch;
  gap: ${space.m};
  inline-size: 100%;
  padding: 7px 10px;
  text-align: start;
  color: ${color('ink')};
  & > svg {
    color: ${color('muted')};
  }
  & small {
    display: block;
    font-size: ${text.small};
    font-weight: 400;
    line-height: 17px;
    color: ${color('muted')};
  }
`

interface MealMenuProps {
  readonly plan: ShownPlan
  readonly place: MealPlace
  readonly meal: Meal
  /** Closes the menu and gives the focus back to its button. */
  readonly onClose: () => void
  /** Closes the menu, because the focus is elsewhere. */
  readonly onLeave: () => void
  /** Opens the meal's foods, so that the visitor can choose one to avoid. */
  readonly onAvoid: () => void
}

interface MenuEntry {
  readonly icon: IconNode
  readonly name: string
  readonly meaning?: string
  readonly act: () => void
}

/** The other actions for a meal. Each takes effect at once and can be undone. */
export function MealMenu({ plan, place, meal, onClose, onLeave, onAvoid }: MealMenuProps) {
  const { change } = usePlanMessages().plan
  const { weekday } = useFormat()
  const { changePlan, planChange } = usePlanActions()
  const [isMoving, setMoving] = useState(false)
  const placeNames = usePlaceNames()
  const refusal = useRefusalText()
  const { dishId } = meal
  const here = placeNames([place]).join('')

  const leaveOut = (how: 'free' | 'shared', text: string) => () => {
    onClose()
    void planChange(
      'eatOut',
      async (before) => ({ plan: await eatOut(before, place, how, before.foods), text }),
      refusal,
    )
  }
  const move = (date: string) => () => {
    onClose()
    const text = change.moved(meal.name, weekday(date))
    void planChange(
      'move',
      async (before) => ({ plan: await moveMeal(before, place, date, before.foods), text }),
      refusal,
    )
  }
  const never = (dish: string) => () => {
    onClose()
    void planChange(
      'neverAgain',
      async (before) => {
        const { plan: after, replaced } = await neverDish(before, dish, before.foods)
        return { plan: after, text: change.never(meal.name, placeNames(replaced)) }
      },
      refusal,
    )
  }
  const favour = (dish: string, isFavourite: boolean) => () => {
    onClose()
    const text = isFavourite ? change.favoured(meal.name) : change.unfavoured(meal.name)
    changePlan({ type: 'favourite', dishId: dish, isFavourite }, text)
  }

  const isFavourite = dishId !== undefined && plan.favouriteDishIds.includes(dishId)
  const actions: readonly MenuEntry[] = [
    { icon: CalendarSync, name: change.move, meaning: change.moveMeaning, act: () => setMoving(true) },
    {
      icon: Utensils,
      name: change.eatOut,
      meaning: change.eatOutMeaning,
      act: leaveOut('free', change.leftFree(here)),
    },
    {
      icon: Scale,
      name: change.leaveOut,
      meaning: change.leaveOutMeaning,
      act: leaveOut('shared', change.leftOut(here)),
    },
    ...(dishId === undefined
      ? []
      : [
          {
            icon: isFavourite ? HeartOff : Heart,
            name: isFavourite ? change.lessOften : change.moreOften,
            act: favour(dishId, !isFavourite),
          },
          {
            icon: Ban,
            name: change.neverAgain,
            meaning: change.neverMeaning,
            act: never(dishId),
          },
        ]),
    { icon: Apple, name: change.avoid, meaning: change.avoidMeaning, act: onAvoid },
  ]
  const days: readonly MenuEntry[] = plan.week.days
    .filter(({ date }) => date !== place.date)
    .map(({ date, meals }) => {
      const other = meals.find(({ type }) => type === place.type)
      return {
        icon: CalendarSync,
        name: weekday(date),
        ...(other && { meaning: change.changesWith(other.name) }),
        act: move(date),
      }
    })

  return (
    <Menu
      role="group"
      aria-label={isMoving ? change.moveTo : change.more + change.of(meal.name)}
      onBlur={({ currentTarget, relatedTarget }) => {
        const card = currentTarget.closest('article')
        if (relatedTarget instanceof Node && card?.contains(relatedTarget) === false) onLeave()
      }}
    >
      {(isMoving ? days : actions).map(({ icon, name, meaning, act }, index) => (
        <Entry
          key={name}
          variant="quiet"
          onClick={act}
          ref={index === 0 && isMoving ? (entry: HTMLElement | null) => entry?.focus() : undefined}
        >
          <Icon of={icon} size={20} />
          <span>
            {name} {meaning !== undefined && <small>{meaning}</small>}
          </span>
        </Entry>
      ))}
    </Menu>
  )
}
