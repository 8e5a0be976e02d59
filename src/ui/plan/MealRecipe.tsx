import { eatAlike } from '../../core/plan/eaters.js'
import { minutesText } from '../../core/plan/minutesText.js'
import type { Meal } from '../../core/plan/weekPlan.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { usePlanner } from '../../store/PlannerContext.js'
import { shownEaters, shownPerson } from '../../store/selectors.js'
import { fineAmounts } from '../fineAmounts.js'
import { useFormat } from '../format.js'
import { PartStatus } from '../parts/PartStatus.js'
import { Stack } from '../parts/Stack.js'
import { Text } from '../parts/Text.js'
import { styled } from '../styled.js'
import { color, space, text } from '../theme.js'
import type { ShownRecipes } from './useRecipes.js'

const Method = styled(Stack)`
  padding: ${space.xs} ${space.l} ${space.l};
`

/**
 * The number of a step is in a circle, without words for screen readers. In a card with a whole row there are two
 * columns.
 */
const Steps = styled('ol')`
  margin: 0 0 calc(-1 * ${space.m});
  padding: 0;
  columns: 2 264px;
  column-gap: ${space.xxl};
  list-style: none;
  counter-reset: step;
  & > li {
    position: relative;
    break-inside: avoid;
    padding-block-end: ${space.m};
    padding-inline-start: 38px;
    counter-increment: step;
  }
  & > li::before {
    position: absolute;
    inset-inline-start: 0;
    inline-size: 26px;
    border-radius: 50%;
    background: ${color('sunken')};
    font-size: ${text.tiny};
    font-weight: 700;
    line-height: 26px;
    text-align: center;
    content: counter(step);
    content: counter(step) / '';
  }
`

interface MealRecipeProps {
  readonly meal: Meal
  readonly recipes: ShownRecipes
}

/** How a meal is cooked: its minutes and steps. */
export function MealRecipe({ meal, recipes }: MealRecipeProps) {
  const { plan, core } = usePlanMessages()
  const messages = plan.recipe
  const format = useFormat()
  const minutesOf = (minutes: number) => minutesText(minutes, core, format)
  const eaters = usePlanner(shownEaters)
  const person = usePlanner(shownPerson)
  const recipe = recipes.recipeOf(meal)
  if (!recipe) return <PartStatus hasFailed={recipes.hasFailed} />
  const words = plan.eaters
  const theirs = person === 0 ? words.yours : words.theirs(words.person(format.whole(person + 1)))
  const portion = eatAlike(eaters) ? null : theirs
  return (
    <Method gap="m">
      <Text size="small" strong>
        {messages.facts(minutesOf(recipe.minutes), minutesOf(recipe.minutesAtWork), recipe.servings)}
      </Text>
      <Steps role="list">
        {recipe.steps.map((step) => (
          <li key={step}>{fineAmounts(step)}</li>
        ))}
      </Steps>
      {recipe.servings > 1 && (
        <Text size="small" tone="muted">
          {messages.forServings(recipe.servings, portion)}
        </Text>
      )}
    </Method>
  )
}
