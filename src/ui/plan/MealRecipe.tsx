import { ChevronDown } from 'lucide'
import type { Meal } from '../../core/plan/weekPlan.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { fineAmounts } from '../fineAmounts.js'
import { useFormat } from '../format.js'
import { foldStyle } from '../parts/foldStyle.js'
import { Icon } from '../parts/Icon.js'
import { PartStatus } from '../parts/PartStatus.js'
import { Stack } from '../parts/Stack.js'
import { Text } from '../parts/Text.js'
import { VisuallyHidden } from '../parts/VisuallyHidden.js'
import { styled } from '../styled.js'
import { color, space, TOUCH_TARGET, text } from '../theme.js'
import type { ShownRecipes } from './useRecipes.js'

const Fold = styled('details')`
  ${foldStyle}
  padding-inline: ${space.l};
  & > summary {
    inline-size: fit-content;
    gap: ${space.s};
    min-block-size: ${TOUCH_TARGET};
    font-weight: 600;
    color: ${color('accent')};
    @container (max-width: 300px) {
      font-size: ${text.small};
    }
  }
`

const Method = styled(Stack)`
  padding-block: ${space.xs} ${space.l};
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
        <Method gap="m">
          <Text size="small" strong>
            {messages.facts(whole(recipe.minutes), whole(recipe.minutesAtWork), recipe.servings)}
          </Text>
          <Steps role="list">
            {recipe.steps.map((step) => (
              <li key={step}>{fineAmounts(step)}</li>
            ))}
          </Steps>
          {recipe.servings > 1 && (
            <Text size="small" tone="muted">
              {messages.forServings(recipe.servings)}
            </Text>
          )}
        </Method>
      ) : (
        <PartStatus hasFailed={recipes.hasFailed} />
      )}
    </Fold>
  )
}
