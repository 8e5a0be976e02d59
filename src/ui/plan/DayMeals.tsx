import { byClock } from '../../core/plan/mealTypes.js'
import type { DayPlan } from '../../core/plan/weekPlan.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { useFormat } from '../format.js'
import { Heading } from '../parts/Heading.js'
import { Stack } from '../parts/Stack.js'
import { Text } from '../parts/Text.js'
import { MealCard } from './MealCard.js'
import { useRecipes } from './useRecipes.js'

/** The meals of the selected day, in the order of the clock. */
export function DayMeals({ day }: { day: DayPlan }) {
  const { plan } = usePlanMessages()
  const { longDate, whole } = useFormat()
  const recipes = useRecipes(day.meals)
  const written = day.meals.flatMap((meal) => recipes.recipeOf(meal) ?? [])
  const minutes = written.reduce((sum, { minutesAtWork }) => sum + minutesAtWork, 0)
  return (
    <Stack>
      <Heading as="h3" size="section">
        {longDate(day.date)}
      </Heading>
      <Text size="small" tone="muted">
        {written.length > 0 ? plan.recipe.dayWork(day.meals.length, whole(minutes)) : '\u00a0'}
      </Text>
      {byClock(day.meals).map((meal) => (
        <MealCard key={meal.type} meal={meal} recipes={recipes} />
      ))}
      <Text size="small" tone="muted">
        {plan.rounded}
      </Text>
    </Stack>
  )
}
