import { X } from 'lucide'
import { useCallback } from 'react'
import type { Meal } from '../../../core/plan/weekPlan.js'
import { swapOptions } from '../../../core/state/planChanges.js'
import type { MealPlace } from '../../../core/state/planState.js'
import type { SwapOption } from '../../../core/state/swapOption.js'
import { usePlanMessages } from '../../../messages/PlanMessagesContext.js'
import type { SwapMessages } from '../../../messages/swapMessages.js'
import type { ShownPlan } from '../../../store/plannerState.js'
import { usePlanActions } from '../../../store/usePlanActions.js'
import { focusedBeside } from '../../focusedBeside.js'
import { intoSight } from '../../intoSight.js'
import { Heading } from '../../parts/Heading.js'
import { IconButton } from '../../parts/IconButton.js'
import { Text } from '../../parts/Text.js'
import { VisuallyHidden } from '../../parts/VisuallyHidden.js'
import { styled } from '../../styled.js'
import { color, space } from '../../theme.js'
import { shortName } from '../shortName.js'
import { focusIntoSight } from './focusIntoSight.js'
import { SwapChoice } from './SwapChoice.js'
import { useAlsoChanged } from './useAlsoChanged.js'
import { useOptions } from './useOptions.js'
import { useRefusalText } from './useRefusalText.js'
import { useSwapMessages } from './useSwapMessages.js'

/** Three in a row if the card takes a whole row. */
const Sheet = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  padding: 14px ${space.l} ${space.l};
  border-block-start: 1px solid ${color('line')};
  border-radius: 0 0 14px 14px;
  background: ${color('canvas')};
  @container (min-width: 560px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    & > header,
    & > p {
      grid-column: 1 / -1;
    }
  }
`

const Head = styled('header')`
  display: flex;
  align-items: center;
  justify-content: space-between;
  & > button {
    margin: -10px calc(-1 * ${space.m}) -10px 0;
  }
`

interface SwapSheetProps {
  readonly plan: ShownPlan
  readonly place: MealPlace
  readonly meal: Meal
  readonly onClose: () => void
}

/** Why a dish is offered. */
function reasonText(
  { reason, cookedOnOwnDay }: SwapOption,
  { foods, pantryFoodIds }: ShownPlan,
  words: SwapMessages['swaps']['reason'],
): string {
  if (reason.kind === 'shares-food') {
    const { foodId } = reason
    const name = shortName(foods.find(({ id }) => id === foodId)?.name ?? foodId)
    return pantryFoodIds.includes(foodId) ? words.atHome(name) : words.sharesFood(name)
  }
  if (reason.kind === 'fewer-foods') return words.fewerFoods(reason.count)
  return cookedOnOwnDay.length > 0 ? '' : words.other
}

/**
 * Three other dishes for a meal, each with the differences. Choosing one asks for no confirmation, because it can be
 * undone.
 */
export function SwapSheet({ plan, place, meal, onClose }: SwapSheetProps) {
  const { plan: messages, core } = usePlanMessages()
  const { change } = messages
  const swaps = useSwapMessages()
  const { planChange } = usePlanActions()
  const alsoChanged = useAlsoChanged()
  const refusal = useRefusalText()
  const { date, type } = place
  const { options, failure, isAgain, panel } = useOptions(
    useCallback(() => swapOptions(plan, { date, type }, plan.foods), [plan, date, type]),
  )

  const hasOptions = options !== null && options.length > 0
  /** One element for all of them, so that a screen reader hears when the first search has ended. */
  function note(): string {
    if (hasOptions) return swaps.onlyThisDay
    if (options === null) return swaps.searching
    return failure === null ? change.failed : refusal(failure.reason)
  }

  function choose(option: SwapOption) {
    const card = panel.current?.closest('article')
    onClose()
    const text = change.swapped(option.name)
    const also = alsoChanged(plan, option.plan, [place])
    const chosen = planChange(
      'swap',
      (now) => (now === plan ? { plan: option.plan, text, also } : null),
      refusal,
    )
    // The card is shorter now, and its new name may be above the screen or below the notice, once React has drawn that.
    const head = card?.firstElementChild
    void chosen.then(() =>
      setTimeout(() => {
        if (!head) return
        intoSight(head)
        // A card may be taller than the window. By keyboard, what is focused matters more.
        if (focusedBeside(head)?.matches(':focus-visible')) focusIntoSight(head)
      }),
    )
  }

  return (
    <Sheet ref={panel} role="group" aria-label={change.swap + change.of(meal.name)}>
      <Head>
        <Heading depth={3} size="body">
          {swaps.alternatives(core.mealType[type])}
        </Heading>
        <IconButton icon={X} variant="quiet" aria-label={change.close} onClick={onClose} />
      </Head>
      {options?.map((option) => (
        <SwapChoice
          key={option.name}
          before={plan}
          option={option}
          place={place}
          reason={reasonText(option, plan, swaps.reason)}
          onChoose={() => choose(option)}
        />
      ))}
      <Text
        role="status"
        aria-live={isAgain ? 'off' : undefined}
        {...(hasOptions && { size: 'small', tone: 'muted' })}
      >
        {hasOptions && <VisuallyHidden>{swaps.dishesFound(options.length)} </VisuallyHidden>}
        {note()}
      </Text>
    </Sheet>
  )
}
