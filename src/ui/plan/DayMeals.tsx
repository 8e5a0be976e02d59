import styled from '@emotion/styled'
import { byClock } from '../../core/plan/mealTypes.js'
import type { DayPlan } from '../../core/plan/weekPlan.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { useFormat } from '../format.js'
import { Heading } from '../parts/Heading.js'
import { Text } from '../parts/Text.js'
import { space } from '../theme.js'
import { MealCard } from './MealCard.js'

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
`

/** The meals of the day on show, in the order they are eaten. */
export function DayMeals({ day }: { day: DayPlan }) {
  const { plan } = useMessages()
  const { longDate } = useFormat()
  return (
    <Section>
      <Heading as="h3" size="section">
        {longDate(day.date)}
      </Heading>
      {byClock(day.meals).map((meal) => (
        <MealCard key={meal.type} meal={meal} />
      ))}
      <Text size="small" tone="muted">
        {plan.rounded}
      </Text>
    </Section>
  )
}
