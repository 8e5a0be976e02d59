import { householdMeasure } from '../../core/food/householdMeasure.js'
import { isSeasoning } from '../../core/food/isSeasoning.js'
import { sumMacros } from '../../core/nutrition/macros.js'
import type { Meal, MealItem } from '../../core/plan/weekPlan.js'
import type { MealPlace } from '../../core/state/planState.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { fineAmounts } from '../fineAmounts.js'
import { useFormat } from '../format.js'
import { List } from '../parts/List.js'
import { Text } from '../parts/Text.js'
import { FoodPicture } from '../pictures/FoodPicture.js'
import { styled } from '../styled.js'
import { color, inLowWindow, onTiny, space, text } from '../theme.js'
import { FoodChanges } from './FoodChanges.js'
import { MacroLine } from './MacroLine.js'

/** A button below a food that gets the focus has the food's name in sight, below a notice if there is one. */
const Foods = styled(List)`
  margin-inline: ${space.l};
  padding-block: ${space.s};
  border-block-start: 1px solid ${color('line')};
  & > li button {
    scroll-margin-block-start: 100px;
  }
  [data-notices] ~ [role='tabpanel'] & > li button {
    scroll-margin-block-start: 240px;
    ${inLowWindow} {
      scroll-margin-block-start: 140px;
    }
  }
  @container meal (min-width: 680px) {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space.xxl};
    & > [data-seasonings] {
      grid-column: 1 / -1;
    }
  }
`

const Line = styled('div')`
  display: grid;
  grid-template-columns: 22px minmax(96px, 1fr) minmax(0, auto) 56px;
  align-items: center;
  gap: 10px;
  min-block-size: 32px;
  padding-block: 3px;
  line-height: 1.3;
  overflow-wrap: anywhere;
  & > :nth-of-type(n + 3) {
    font-size: ${text.small};
    text-align: end;
  }
  & > :nth-of-type(3) {
    color: ${color('muted')};
  }
  & > :nth-of-type(4) {
    font-weight: 600;
    white-space: nowrap;
  }
  @container mp (max-width: 350px) {
    grid-template-columns: 22px minmax(0, 1fr) auto;
    gap: 0 ${space.s};
    & > :nth-of-type(3) {
      grid-area: 2 / 2;
      text-align: start;
    }
    & > :nth-of-type(4) {
      grid-area: 1 / 3;
    }
  }
  ${onTiny} {
    grid-template-columns: 22px minmax(0, 1fr);
    & > :nth-of-type(4) {
      grid-area: 3 / 2;
      text-align: start;
    }
  }
`

const Numbers = styled('div')`
  display: grid;
  gap: 2px;
  padding-block-end: ${space.m};
  padding-inline-start: 32px;
`

const InOneLine = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.m};
`

interface MealFoodsProps {
  readonly meal: Meal
  readonly place: MealPlace
  /** Also shows each food's grams and macros, and its changes. */
  readonly showsNumbers: boolean
}

/** The foods of a meal, each with a household measure and its weight, then the seasonings in one line. */
export function MealFoods({ meal, place, showsNumbers }: MealFoodsProps) {
  const { core } = usePlanMessages()
  const format = useFormat()
  const seasonings = meal.items.filter(({ food }) => isSeasoning(food))
  const foods = meal.items.filter(({ food }) => !isSeasoning(food))
  const measure = ({ food, quantity }: MealItem) => householdMeasure(food, quantity, core, format.units)
  const seasoningAmounts = seasonings.map((item) =>
    fineAmounts(`${item.food.name} ${measure(item) ?? format.smallGrams(item.quantity)}`),
  )
  return (
    <Foods>
      {foods.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a food can come twice in a meal, and items never move
        <li key={`${item.food.id}-${index}`}>
          <Line>
            <FoodPicture food={item.food} />
            <span>
              <bdi>{item.food.name}</bdi>
            </span>
            <span>
              <bdi>{fineAmounts(measure(item) ?? '')}</bdi>
            </span>
            <span>
              <bdi>{format.ounces(item.quantity)}</bdi>
            </span>
          </Line>
          {showsNumbers && (
            <Numbers>
              <InOneLine>
                {/* In metric units the line above has it. */}
                {format.units === 'us' && (
                  <Text size="small" tone="muted">
                    <bdi>{format.grams(item.quantity)}</bdi>
                  </Text>
                )}
                <MacroLine macros={item} />
              </InOneLine>
              <FoodChanges place={place} food={item.food} />
            </Numbers>
          )}
        </li>
      ))}
      {seasonings.length > 0 && (
        <li data-seasonings="">
          <Text size="small" tone="muted">
            {seasoningAmounts.join(', ')}
          </Text>
          {showsNumbers && <MacroLine macros={sumMacros(seasonings)} />}
        </li>
      )}
    </Foods>
  )
}
