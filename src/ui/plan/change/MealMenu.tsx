import { Apple, CalendarSync, Repeat2 } from 'lucide'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Meal } from '../../../core/plan/weekPlan.js'
import type { MealPlace } from '../../../core/state/planState.js'
import { usePlanMessages } from '../../../messages/PlanMessagesContext.js'
import type { ShownPlan } from '../../../store/plannerState.js'
import { Button } from '../../parts/Button.js'
import { Icon } from '../../parts/Icon.js'
import { styled } from '../../styled.js'
import { color, space } from '../../theme.js'
import { smallLine } from '../smallLine.js'
import { focusIntoSight } from './focusIntoSight.js'
import { type MenuEntry, useMealEntries } from './useMealEntries.js'

const Menu = styled('div')`
  position: absolute;
  z-index: 3;
  inset-inline-end: ${space.s};
  inline-size: min(280px, 100% - 16px);
  margin-block-start: 3px;
  padding: 6px;
  border: 1px solid ${color('line')};
  border-radius: 12px;
  background: ${color('surface')};
  box-shadow: 0 8px 30px rgb(40 30 10 / 18%);
`

/** The reason why one is refused stays as clear as other small lines. */
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
  ${smallLine}
  &[aria-disabled='true'] {
    opacity: 1;
    color: color-mix(in srgb, ${color('ink')} 55%, transparent);
    & > svg {
      opacity: 0.55;
    }
  }
`

/**
 * Tells when something outside the foot of the meal's card is pressed. The focus does not always say it: a heading takes
 * none, and Safari gives none to a button that is pressed.
 */
function useOutsidePress(menu: RefObject<HTMLElement | null>, onPress: () => void) {
  const newest = useRef(onPress)
  newest.current = onPress
  useEffect(() => {
    const foot = menu.current?.parentElement
    const root = foot?.getRootNode()
    const tell = ({ target }: Event) => {
      if (target instanceof Node && !foot?.contains(target)) newest.current()
    }
    root?.addEventListener('pointerdown', tell)
    return () => root?.removeEventListener('pointerdown', tell)
  }, [menu])
}

interface MealMenuProps {
  readonly plan: ShownPlan
  readonly place: MealPlace
  readonly meal: Meal
  /** Closes the menu and gives the focus back to its button. */
  readonly onClose: () => void
  /** Closes the menu, because the focus is elsewhere. */
  readonly onLeave: () => void
  /** Opens the meal's foods, so that the visitor can choose one to avoid, or else to swap. */
  readonly onFoods: (toAvoid: boolean) => void
}

/** The other actions for a meal. Each takes effect at once and can be undone. */
export function MealMenu({ plan, place, meal, onClose, onLeave, onFoods }: MealMenuProps) {
  const { change } = usePlanMessages().plan
  const [isMoving, setMoving] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  useOutsidePress(menu, onLeave)
  useEffect(() => {
    // The entry that had the focus is gone.
    if (isMoving) menu.current?.querySelector('button')?.focus()
    // The menu opens below its button, which may be at the end of the window.
    else if (menu.current) {
      menu.current.scrollIntoView({ block: 'nearest' })
      focusIntoSight(menu.current)
    }
  }, [isMoving])
  const entries = useMealEntries(plan, place, meal, onClose)
  const move = {
    icon: CalendarSync,
    name: change.move,
    meaning: change.moveMeaning,
    act: () => setMoving(true),
    ...entries.refused,
  }
  const actions: readonly MenuEntry[] = [
    ...(entries.days.length > 0 ? [move] : []),
    ...entries.actions,
    {
      icon: Repeat2,
      name: change.swapOne,
      meaning: change.swapOneMeaning,
      act: () => onFoods(false),
      ...entries.refused,
    },
    { icon: Apple, name: change.avoid, meaning: change.avoidMeaning, act: () => onFoods(true) },
  ]

  return (
    <Menu
      ref={menu}
      role="group"
      aria-label={isMoving ? change.moveTo : change.more + change.of(meal.name)}
      onBlur={({ currentTarget, relatedTarget }) => {
        const card = currentTarget.closest('article')
        if (relatedTarget instanceof Node && card?.contains(relatedTarget) === false) onLeave()
      }}
    >
      {(isMoving ? entries.days : actions).map(({ icon, name, meaning, act, isRefused }) => (
        <Entry
          key={name}
          variant="quiet"
          aria-disabled={isRefused || undefined}
          onClick={isRefused ? undefined : act}
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
