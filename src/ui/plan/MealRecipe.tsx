import { ChevronDown } from 'lucide'
import type { Meal } from '../../core/plan/weekPlan.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { useFormat } from '../format.js'
import { Icon } from '../parts/Icon.js'
import { Text } from '../parts/Text.js'
import { VisuallyHidden } from '../parts/VisuallyHidden.js'
import { styled } from '../styled.js'
import { color, focusRing, space, TOUCH_TARGET } from '../theme.js'
import type { ShownRecipes } from './useRecipes.js'

const Fold = styled('details')`
  padding-inline: ${space.l};
  & > summary {
    display: flex;
    inline-size: fit-content;
    align-items: center;
    gap: ${space.s};
    min-block-size: ${TOUCH_TARGET};
    font-weight: 600;
    color: ${color('accent')};
    cursor: pointer;
    ${focusRing}
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
  & > :not(summary) {
    padding-block-end: ${space.m};
  }
`

const Steps = styled('ol')`
  display: grid;
  gap: ${space.m};
  margin: 0;
  padding-inline-start: ${space.xl};
  line-height: 1.5;
  && > li + li {
    border: 0;
  }
  & > ::marker {
    font-weight: 600;
  }
`

interface MealRecipeProps {
  readonly meal: Meal
  readonly recipes: ShownRecipes
  readonly onToggle: (isOpen: boolean) => void
}

/** "How to cook it": the recipe of a meal, closed at first. */
export function MealRecipe({ meal, recipes, onToggle }: MealRecipeProps) {
  const messages = usePlanMessages().plan.recipe
  const { whole } = useFormat()
  const recipe = recipes.recipeOf(meal)
  return (
    <Fold
      onToggle={({ currentTarget }) => {
        onToggle(currentTarget.open)
        if (currentTarget.open && recipes.hasFailed) recipes.retry()
      }}
    >
      <summary>
        <span>
          {messages.open}
          <VisuallyHidden>{messages.ofMeal(meal.name)}</VisuallyHidden>
        </span>
        <Icon of={ChevronDown} size={18} tone="accent" />
      </summary>
      {recipe ? (
        <>
          <Text size="small" strong>
            {messages.facts(whole(recipe.minutes), whole(recipe.minutesAtWork), recipe.servings)}
          </Text>
          <Steps role="list">
            {recipe.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </Steps>
          {recipe.servings > 1 && (
            <Text size="small" tone="muted">
              {messages.forServings(recipe.servings)}
            </Text>
          )}
        </>
      ) : (
        <Text role="status">{recipes.hasFailed ? messages.failed : messages.loading}</Text>
      )}
    </Fold>
  )
}
