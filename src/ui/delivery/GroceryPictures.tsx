import type { ShownPlan } from '../../store/plannerState.js'
import { lineFoods, planGroceries } from '../../store/selectors.js'
import { Row } from '../parts/Row.js'
import { Text } from '../parts/Text.js'
import { FoodPicture } from '../pictures/FoodPicture.js'
import { useDeliveryMessages } from './useDeliveryMessages.js'

const SHOWN = 6

/** Decorative pictures of some groceries, taken from the whole list. */
export function GroceryPictures({ plan }: { plan: ShownPlan }) {
  const { moreItems } = useDeliveryMessages().offer
  const foodOf = lineFoods(plan.foods)
  const foods = planGroceries(plan)
    .items.filter(({ kind }) => kind === undefined)
    .map((item) => foodOf(item) ?? { id: item.foodId, name: item.name })
  const every = Math.max(1, Math.floor(foods.length / SHOWN))
  const shown = foods.filter((_, index) => index % every === 0).slice(0, SHOWN)
  return (
    <Row aria-hidden="true">
      {shown.map((food) => (
        <FoodPicture key={food.id} food={food} onTile />
      ))}
      {foods.length > shown.length && (
        <Text size="small" tone="muted">
          {moreItems(foods.length - shown.length)}
        </Text>
      )}
    </Row>
  )
}
