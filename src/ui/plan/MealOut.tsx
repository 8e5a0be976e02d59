import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { Card } from '../parts/Card.js'
import { Heading } from '../parts/Heading.js'
import { Text } from '../parts/Text.js'
import { loadMealChanges } from '../planParts.js'
import { useOnDemand } from '../useOnDemand.js'
import type { MealOutProps } from './change/MealOutDetails.js'

/** Takes the place of a meal that is eaten out or left out. What can be done about it loads with the changes of a plan. */
export function MealOut(props: MealOutProps) {
  const { type } = props.place
  const { plan, core } = usePlanMessages()
  const parts = useOnDemand(loadMealChanges, true)
  return (
    <Card as="article">
      <Text size="small" tone="muted">
        {core.mealType[type]} · {core.clock[type]}
      </Text>
      <Heading depth={2} size="card">
        {plan.change.eatingOut}
      </Heading>
      {parts && <parts.MealOutDetails {...props} />}
    </Card>
  )
}
