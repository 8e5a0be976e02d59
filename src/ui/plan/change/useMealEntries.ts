import { Ban, CalendarSync, Heart, type IconNode, Scale, Utensils } from 'lucide'
import { bookId, wouldRepeat } from '../../../core/plan/sameDish.js'
import type { Meal } from '../../../core/plan/weekPlan.js'
import { isLocked } from '../../../core/state/isLocked.js'
import { eatOut, moveMeal, neverDish } from '../../../core/state/planChanges.js'
import type { MealPlace, PlanState } from '../../../core/state/planState.js'
import { usePlanMessages } from '../../../messages/PlanMessagesContext.js'
import type { ShownPlan } from '../../../store/plannerState.js'
import { usePlanActions } from '../../../store/usePlanActions.js'
import { focusedBeside } from '../../focusedBeside.js'
import { useFormat } from '../../format.js'
import { holdFocus } from '../../holdFocus.js'
import { useAlsoChanged } from './useAlsoChanged.js'
import { usePlaceNames } from './usePlaceNames.js'
import { useRefusalText } from './useRefusalText.js'

/** Less is no more food, but another order of adding up. */
const ROUNDING_KCAL = 1

interface Press {
  readonly currentTarget: Element
}

export interface MenuEntry {
  readonly icon: IconNode
  readonly name: string
  readonly meaning?: string
  readonly act: (press: Press) => void
  /** The meal is locked, which its meaning says. */
  readonly isRefused?: boolean
}

/** The changes of a meal's dish: whether the visitor wants it more often, or never again. A plain one has none. */
function useDishEntries(plan: ShownPlan, meal: Meal, onAct: () => void): readonly MenuEntry[] {
  const { change } = usePlanMessages().plan
  const { changePlan, planChange } = usePlanActions()
  const placeNames = usePlaceNames()
  const alsoChanged = useAlsoChanged()
  const refusal = useRefusalText()
  const { name } = meal
  const dishId = bookId(meal)
  if (dishId === undefined) return []
  const isFavourite = plan.favouriteDishIds.includes(dishId)
  return [
    {
      icon: Heart,
      name: isFavourite ? change.lessOften : change.moreOften,
      act: () => {
        onAct()
        const text = isFavourite ? change.unfavoured(name) : change.favoured(name)
        changePlan({ type: 'favourite', dishId, isFavourite: !isFavourite }, text)
      },
    },
    {
      icon: Ban,
      name: change.neverAgain,
      meaning: change.neverMeaning,
      act: () => {
        onAct()
        void planChange(
          'neverAgain',
          async (before) => {
            const { plan: after, replaced } = await neverDish(before, dishId, before.foods)
            const text = change.never(name, placeNames(replaced, true))
            return { plan: after, text, also: alsoChanged(before, after, replaced) }
          },
          refusal,
        )
      },
    },
  ]
}

/** The entries of a meal's menu that change the plan, and the days that the meal can move to. */
export function useMealEntries(plan: ShownPlan, place: MealPlace, meal: Meal, onAct: () => void) {
  const { core, plan: messages } = usePlanMessages()
  const { change } = messages
  const { weekday } = useFormat()
  const { planChange } = usePlanActions()
  const refusal = useRefusalText()
  const placeNames = usePlaceNames()
  const alsoChanged = useAlsoChanged()
  const here = placeNames([place]).join('')
  const { people = 1 } = plan.basis
  const dishEntries = useDishEntries(plan, meal, onAct)

  /** The meal's card may disappear, and with it the button that has the focus now. */
  function hold({ currentTarget }: Press) {
    onAct()
    return holdFocus({ currentTarget: focusedBeside(currentTarget) ?? currentTarget })
  }
  const leaveOut = (how: 'free' | 'shared') => (press: Press) => {
    const goOn = hold(press)
    void planChange(
      'eatOut',
      async (before) => {
        const after = await eatOut(before, place, how, before.foods)
        const kcalOf = ({ week }: PlanState) =>
          week.days.find(({ date }) => date === place.date)?.totals.calories ?? 0
        const some = kcalOf(after) > kcalOf(before) - meal.totalCalories + ROUNDING_KCAL ? 'some' : 'nothing'
        const taken = after.eatenOut.at(-1)?.freeShare === 0 ? 'all' : some
        const text = how === 'free' ? change.leftFree(here, people) : change.leftOut(here, taken)
        return { plan: after, text, also: alsoChanged(before, after, [place]) }
      },
      refusal,
    ).then(goOn)
  }
  const move = (date: string) => (press: Press) => {
    const goOn = hold(press)
    void planChange(
      'move',
      async (before) => {
        const after = await moveMeal(before, place, date, before.foods)
        const asked = [place, { date, type: place.type }]
        const text = change.moved(meal.name, weekday(date))
        return { plan: after, text, also: alsoChanged(before, after, asked) }
      },
      refusal,
    ).then(goOn)
  }

  const free = { icon: Utensils, name: change.eatOut, meaning: change.eatOutMeaning(people) }
  const shared = { icon: Scale, name: change.leaveOut, meaning: change.leaveOutMeaning }
  const refused = isLocked(plan, place) && {
    meaning: core.error.planChange.locked(''),
    isRefused: true,
  }
  const actions: readonly MenuEntry[] = [
    { ...free, act: leaveOut('free'), ...refused },
    { ...shared, act: leaveOut('shared'), ...refused },
    ...dishEntries,
  ]
  const besideIn = (meals: readonly Meal[] = []) => meals.filter(({ type }) => type !== place.type)
  const beside = besideIn(plan.week.days.find(({ date }) => date === place.date)?.meals)
  const days = plan.week.days
    .map((day) => ({ ...day, other: day.meals.find(({ type }) => type === place.type) }))
    // A locked meal stays. A day with the same dish would look as before, and no day has a dish twice.
    .filter(
      (day) =>
        day.date !== place.date &&
        !isLocked(plan, { date: day.date, type: place.type }) &&
        day.other?.name !== meal.name &&
        !wouldRepeat(meal, besideIn(day.meals), day.other) &&
        !(day.other && wouldRepeat(day.other, beside, meal)),
    )
    .map(
      ({ date, other }): MenuEntry => ({
        icon: CalendarSync,
        name: weekday(date),
        ...(other && { meaning: change.changesWith(other.name) }),
        act: move(date),
      }),
    )
  return { actions, days, refused }
}
