import { Apple, Coffee, Salad, Utensils } from 'lucide'
import { householdMeasure } from '../../core/food/householdMeasure.js'
import { isSeasoning } from '../../core/food/isSeasoning.js'
import { sumMacros } from '../../core/nutrition/macros.js'
import { amountText } from '../../core/plan/amountText.js'
import type { MealType } from '../../core/plan/mealTypes.js'
import { mealMacros } from '../../core/plan/toMeal.js'
import type { Meal, MealItem } from '../../core/plan/weekPlan.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { useFormat } from '../format.js'
import { Heading } from '../parts/Heading.js'
import { Icon } from '../parts/Icon.js'
import { Line } from '../parts/Line.js'
import { List } from '../parts/List.js'
import { ListCard } from '../parts/ListCard.js'
import { Row } from '../parts/Row.js'
import { Text } from '../parts/Text.js'
import { styled } from '../styled.js'
import { color, fromMedium, radius, space } from '../theme.js'
import { MacroLine } from './MacroLine.js'
import { MealRecipe } from './MealRecipe.js'
import type { ShownRecipes } from './useRecipes.js'

const MEAL_ICON: Readonly<Record<MealType, typeof Apple>> = {
  breakfast: Coffee,
  lunch: Salad,
  dinner: Utensils,
  snack: Apple,
  snack2: Apple,
  snack3: Apple,
}

const Badge = styled('span')`
  padding: ${space.m};
  border-radius: ${radius.control};
  background: ${color('accentSoft')};
  line-height: 0;
`

const Item = styled('div')`
  display: grid;
  gap: 2px ${space.l};
  ${fromMedium} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
`

/** One item of a meal: the food's name, its amount in three measures and its macros. */
function MealItemRow({ item }: { item: MealItem }) {
  const { core } = usePlanMessages()
  const format = useFormat()
  return (
    <Item>
      <div>
        <Text strong>{item.food.name}</Text>
        <Text size="small" tone="muted">
          <bdi>{amountText(item, core, format)}</bdi>
        </Text>
      </div>
      <MacroLine macros={item} />
    </Item>
  )
}

/** All seasonings of a meal in one quiet line with their macros: `Salt 1/4 tsp, Ground cumin 1 tsp`. */
function SeasoningRow({ items }: { items: readonly MealItem[] }) {
  const { core } = usePlanMessages()
  const { smallGrams, units } = useFormat()
  const amounts = items.map(({ food, quantity }) => {
    const amount = householdMeasure(food, quantity, core, units) ?? smallGrams(quantity)
    return `${food.name} ${amount}`
  })
  return (
    <Item>
      <Text size="small" tone="muted">
        {amounts.join(', ')}
      </Text>
      <MacroLine macros={sumMacros(items)} />
    </Item>
  )
}

/** One meal: its time, its name, its items, its seasonings, their totals and its recipe. */
export function MealCard({ meal, recipes }: { meal: Meal; recipes: ShownRecipes }) {
  const { plan: messages, core } = usePlanMessages()
  const { whole, weekday } = useFormat()
  const { type, cook, leftoverOf } = meal
  const recipe = recipes.recipeOf(meal)
  const facts = [
    core.mealType[type],
    core.clock[type],
    ...(recipe ? [messages.recipe.minutes(whole(recipe.minutes))] : []),
    ...(cook && cook.servings > 1 ? [messages.recipe.cookServings(cook.servings)] : []),
    ...(leftoverOf ? [messages.recipe.cookedOn(weekday(leftoverOf.date))] : []),
  ]
  const seasonings = meal.items.filter(({ food }) => isSeasoning(food))
  const foods = meal.items.filter(({ food }) => !isSeasoning(food))
  return (
    <ListCard as="article">
      <Line as="header">
        <Badge>
          <Icon of={MEAL_ICON[meal.type]} size={20} tone="accent" />
        </Badge>
        <div>
          <Text size="small" tone="muted">
            {facts.join(' · ')}
          </Text>
          <Heading as="h4" size="card">
            {meal.name}
          </Heading>
        </div>
      </Line>
      <List>
        {foods.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a food may come twice in a meal, and items never move
          <li key={`${item.food.id}-${index}`}>
            <MealItemRow item={item} />
          </li>
        ))}
        {seasonings.length > 0 && (
          <li>
            <SeasoningRow items={seasonings} />
          </li>
        )}
      </List>
      <Row as="footer" spread>
        {messages.mealTotal}
        <MacroLine macros={mealMacros(meal)} />
      </Row>
      <MealRecipe meal={meal} recipes={recipes} />
    </ListCard>
  )
}
