import { byClock } from '../../core/plan/mealTypes.js'
import type { DayPlan } from '../../core/plan/weekPlan.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { useFormat } from '../format.js'
import { Heading } from '../parts/Heading.js'
import { Stack } from '../parts/Stack.js'
import { Text } from '../parts/Text.js'
import { MealCard } from './MealCard.js'

/** The meals of the selected day, in the order of the clock. */
export function DayMeals({ day }: { day: DayPlan }) {
  const { plan } = usePlanMessages()
  const { longDate } = useFormat()
  return (
    <Stack>
      <Heading as="h3" size="section">
        {longDate(day.date)}
      </Heading>
      {byClock(day.meals).map((meal) => (
        <MealCard key={meal.type} meal={meal} />
      ))}
      <Text size="small" tone="muted">
        {plan.rounded}
      </Text>
    </Stack>
  )
}
