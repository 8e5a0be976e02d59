import { useCallback } from 'react'
import type { Food } from '../../../core/food/food.js'
import { swapFoodOptions } from '../../../core/state/planChanges.js'
import type { MealPlace } from '../../../core/state/planState.js'
import type { FoodSwapOption } from '../../../core/state/swapOption.js'
import { usePlanMessages } from '../../../messages/PlanMessagesContext.js'
import { usePlanner } from '../../../store/PlannerContext.js'
import { shownPerson } from '../../../store/selectors.js'
import { usePlanActions } from '../../../store/usePlanActions.js'
import { holdFocus } from '../../holdFocus.js'
import { Button } from '../../parts/Button.js'
import { List } from '../../parts/List.js'
import { Stack } from '../../parts/Stack.js'
import { Text } from '../../parts/Text.js'
import { FoodPicture } from '../../pictures/FoodPicture.js'
import { styled } from '../../styled.js'
import { space, text } from '../../theme.js'
import { shortName } from '../shortName.js'
import { useAlsoChanged } from './useAlsoChanged.js'
import { useDifferences } from './useDifferences.js'
import { useOptions } from './useOptions.js'
import { usePlaceNames } from './usePlaceNames.js'
import { useRefusalText } from './useRefusalText.js'
import { useSwapMessages } from './useSwapMessages.js'

const Choices = styled(List)`
  display: grid;
  gap: ${space.s};
`

const Choice = styled(Button)`
  inline-size: 100%;
  justify-content: start;
  padding-inline: ${space.m};
  text-align: start;
  & small {
    display: block;
    font-size: ${text.small};
    font-weight: 400;
  }
`

/** Whether a dish's name has one of a food's words: `Tomato soup` has `Tomatoes`. */
function isNamedIn(dish: string, food: string): boolean {
  const stems =
    shortName(food)
      .toLowerCase()
      .match(/\p{L}{3,}/gu) ?? []
  return stems.some((word) => dish.toLowerCase().includes(word.replace(/(?:e?s)$/, '')))
}

interface FoodSwapsProps {
  readonly place: MealPlace
  readonly food: Food
}

/** The foods that can replace one in a meal, each with the differences. */
export function FoodSwaps({ place, food }: FoodSwapsProps) {
  const { change } = usePlanMessages().plan
  const swaps = useSwapMessages()
  const plan = usePlanner(({ phase }) => (phase.name === 'plan' ? phase.plan : null))
  const { planChange } = usePlanActions()
  const person = usePlanner(shownPerson)
  const differences = useDifferences()
  const refusal = useRefusalText()
  const placeNames = usePlaceNames()
  const alsoChanged = useAlsoChanged()
  const { date, type } = place
  const { options, failure, isAgain, panel } = useOptions(
    useCallback(
      async () => (plan ? swapFoodOptions(plan, { date, type }, food.id, plan.foods) : []),
      [plan, date, type, food.id],
    ),
  )
  function choose(option: FoodSwapOption, name: string) {
    const [meal = ''] = placeNames([place])
    const text = change.foodSwapped(food.name, name, meal)
    return planChange(
      'swapFood',
      (now) =>
        now === plan ? { plan: option.plan, text, also: alsoChanged(now, option.plan, [place]) } : null,
      refusal,
    )
  }

  const hasOptions = options !== null && options.length > 0
  const meal = plan?.week.days.find((day) => day.date === date)?.meals.find((each) => each.type === type)
  const otherDay = meal?.leftoverOf ?? meal?.cook?.forDates[0]
  /** One element for all of them, so that a screen reader hears when the first search has ended. */
  function note(): string {
    if (hasOptions) return swaps.foodsFound(options.length)
    if (options === null) return swaps.searchingFoods
    if (failure !== null) return refusal(failure.reason)
    return isNamedIn(meal?.name ?? '', food.name) ? swaps.noOption : swaps.noOptionBeside
  }

  return (
    <Stack gap="s" ref={panel}>
      <Text
        role="status"
        aria-live={isAgain ? 'off' : undefined}
        {...(hasOptions && { size: 'small', tone: 'muted' })}
      >
        {note()}
      </Text>
      <Choices>
        {options?.map((option) => {
          const other = plan?.foods.find(({ id }) => id === option.foodId)
          if (!other || !plan) return null
          return (
            <li key={option.foodId}>
              <Choice
                onClick={(event) => {
                  const goOn = holdFocus(event)
                  void choose(option, other.name).then(goOn)
                }}
              >
                <FoodPicture food={other} />
                <span>
                  {other.name}{' '}
                  <small>
                    {swaps.foodDifference(
                      differences.till(option.tillDiffUsd),
                      differences.protein(plan, option.plan, date, person),
                      differences.over(plan, option.overBudgetUsd),
                    )}
                  </small>
                </span>
              </Choice>
            </li>
          )
        })}
      </Choices>
      {hasOptions && (
        <Text size="small" tone="muted">
          {otherDay ? swaps.potToo : swaps.onlyThisDay}
        </Text>
      )}
    </Stack>
  )
}
