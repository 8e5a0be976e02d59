import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { Card } from '../parts/Card.js'
import { Heading } from '../parts/Heading.js'
import { loadMealChanges } from '../planParts.js'
import { useOnDemand } from '../useOnDemand.js'
import type { EatenOutCardProps } from './change/EatenOutCard.js'

/** The card of a meal that is eaten out or left out. Its text and button load with the changes of a plan. */
export function MealOut(props: EatenOutCardProps) {
  const { change } = usePlanMessages().plan
  const parts = useOnDemand(loadMealChanges, true)
  return parts ? (
    <parts.EatenOutCard {...props} />
  ) : (
    <Card as="article">
      <Heading depth={2} size="card">
        {change.eatingOut}
      </Heading>
    </Card>
  )
}
