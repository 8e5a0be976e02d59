import { byClock } from '../../core/plan/mealTypes.js'
import type { DayPlan } from '../../core/plan/weekPlan.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { Text } from '../parts/Text.js'
import { styled } from '../styled.js'
import { fromMedium, space } from '../theme.js'
import { MealCard } from './MealCard.js'
import { MealOut } from './MealOut.js'
import { InTurn, TURNS } from './Turns.js'
import type { ShownRecipes } from './useRecipes.js'

/**
 * Two columns from 300 px per card. An open card takes a whole row, and so does a last card without a neighbour. The
 * neighbours of one that shows its numbers or its menu keep their height.
 */
const Cards = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.m};
  & > * {
    flex: 1 1 100%;
    min-inline-size: 0;
  }
  ${fromMedium} {
    gap: ${space.l};
  }
  @container mp ((min-width: 700px) and (max-width: 879.98px)) or (min-width: 1040px) {
    & > :not([data-open='true']) {
      flex-basis: calc(50% - ${space.l});
    }
    & > [data-tall='true']:nth-child(odd) + * {
      align-self: start;
    }
    & > :nth-child(odd):has(+ [data-tall='true']) {
      align-self: start;
    }
  }
`

const CARDS_A_TURN = 2

interface DayMealsProps {
  readonly plan: ShownPlan
  readonly day: DayPlan
  /** Whose portions show, from 0 for the visitor. */
  readonly person: number
  readonly recipes: ShownRecipes
}

/** The meals of the selected day by time, including those that are eaten out. */
export function DayMeals({ plan, day, person, recipes }: DayMealsProps) {
  const messages = usePlanMessages().plan
  const eatenOut = plan.eatenOut.filter(({ date }) => date === day.date)
  const meals = new Map(day.meals.map((meal) => [meal.type, meal]))
  const shown = byClock([...day.meals, ...eatenOut.filter(({ type }) => !meals.has(type))])
  return (
    <>
      <Cards>
        {shown.map(({ type }, index) => {
          const meal = meals.get(type)
          return (
            <InTurn key={type} turn={TURNS.meals + Math.floor(index / CARDS_A_TURN)}>
              {meal ? (
                <MealCard plan={plan} day={day} meal={meal} person={person} recipes={recipes} />
              ) : (
                <MealOut
                  place={{ date: day.date, type }}
                  isMadeUpFor={!eatenOut.some((out) => out.type === type && out.freeShare > 0)}
                />
              )}
            </InTurn>
          )
        })}
      </Cards>
      <Text size="small" tone="muted">
        {messages.rounded}
      </Text>
    </>
  )
}
