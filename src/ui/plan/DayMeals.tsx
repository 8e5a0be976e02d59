import { byClock } from '../../core/plan/mealTypes.js'
import type { DayPlan } from '../../core/plan/weekPlan.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { Text } from '../parts/Text.js'
import { styled } from '../styled.js'
import { fromMedium, fromWide, space } from '../theme.js'
import { EatenOutCard } from './EatenOutCard.js'
import { MealCard } from './MealCard.js'
import type { ShownRecipes } from './useRecipes.js'

/** Two columns where a card has 280 px or more. An open card, and an odd one before it, takes the whole row. */
const Cards = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  ${fromMedium} {
    gap: ${space.l};
  }
  @container mp (min-width: 640px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > [data-open='true'],
    & > :nth-of-type(odd):has(+ [data-open='true']),
    & > :nth-of-type(odd):last-of-type {
      grid-column: 1 / -1;
    }
  }
  ${fromWide} {
    grid-template-columns: minmax(0, 1fr);
  }
  @container mp (min-width: 1040px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

interface DayMealsProps {
  readonly plan: ShownPlan
  readonly day: DayPlan
  readonly recipes: ShownRecipes
}

/** The meals of the selected day, in the order of the clock, with those that are eaten out. */
export function DayMeals({ plan, day, recipes }: DayMealsProps) {
  const messages = usePlanMessages().plan
  const eatenOut = plan.eatenOut.filter(({ date }) => date === day.date)
  const meals = new Map(day.meals.map((meal) => [meal.type, meal]))
  return (
    <>
      <Cards>
        {byClock([...day.meals, ...eatenOut.filter(({ type }) => !meals.has(type))]).map(({ type }) => {
          const meal = meals.get(type)
          if (!meal) return <EatenOutCard key={type} place={{ date: day.date, type }} />
          return <MealCard key={type} plan={plan} day={day} meal={meal} recipes={recipes} />
        })}
      </Cards>
      <Text size="small" tone="muted">
        {messages.rounded}
      </Text>
    </>
  )
}
