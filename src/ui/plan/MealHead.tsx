import { Clock, CookingPot, Heart, type IconNode, Lock, Snowflake } from 'lucide'
import { minutesText } from '../../core/plan/minutesText.js'
import type { Recipe } from '../../core/plan/recipeFor.js'
import { servingsOf } from '../../core/plan/servingsOf.js'
import type { Meal } from '../../core/plan/weekPlan.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { usePlanner } from '../../store/PlannerContext.js'
import { shownPeople } from '../../store/selectors.js'
import { useFormat } from '../format.js'
import { Heading } from '../parts/Heading.js'
import { Icon } from '../parts/Icon.js'
import { Text } from '../parts/Text.js'
import { DishPicture } from '../pictures/DishPicture.js'
import { styled } from '../styled.js'
import { color, fromWide, onTiny, space, text } from '../theme.js'

/** In a wide widget the picture is a band above the text, unless the card takes a whole row. */
const Head = styled('header')`
  display: grid;
  grid-template-columns: 92px minmax(0, 1fr);
  align-items: center;
  gap: 14px;
  padding: ${space.l} ${space.l} 14px;
  & > :first-of-type {
    border-radius: 10px;
    overflow: hidden;
  }
  @container mp (max-width: 350px) {
    grid-template-columns: 76px minmax(0, 1fr);
    gap: ${space.m};
  }
  ${onTiny} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${fromWide} {
    @container meal (max-width: 559.98px) {
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
      gap: ${space.m};
      padding: 0;
      & > :first-of-type {
        border-radius: 13px 13px 0 0;
      }
      & > :last-of-type {
        padding: 0 ${space.l} ${space.m};
      }
    }
  }
`

/** A time that has not loaded is as wide as most are. */
const Facts = styled('ul')`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.m};
  min-block-size: 20px;
  margin: ${space.xs} 0 0;
  padding: 0;
  list-style: none;
  font-size: ${text.small};
  line-height: 20px;
  color: ${color('muted')};
  & > li {
    display: inline-flex;
    align-items: center;
    gap: 5px;
  }
  & > [data-coming='true'] {
    inline-size: 62px;
    visibility: hidden;
  }
  & > [data-marked='true'] {
    font-weight: 600;
    color: ${color('accent')};
  }
`

interface MealHeadProps {
  readonly meal: Meal
  /** Undefined until it has loaded. */
  readonly recipe: Recipe | undefined
  readonly isLocked: boolean
  readonly isFavourite: boolean
}

/** The head of a meal's card: its picture, time, name and minutes, and what is special about it. */
export function MealHead({ meal, recipe, isLocked, isFavourite }: MealHeadProps) {
  const { plan: messages, core } = usePlanMessages()
  const format = useFormat()
  const { type, name, leftoverOf } = meal
  const servings = servingsOf(meal) * usePlanner(shownPeople)
  const facts: readonly (readonly [icon: IconNode, fact: string, isMarked: boolean] | false | undefined)[] = [
    [Clock, recipe ? minutesText(recipe.minutes, core, format) : '', false],
    !leftoverOf && servings > 1 && [CookingPot, messages.recipe.cookServings(servings), true],
    leftoverOf && [Snowflake, messages.recipe.cookedOn(format.weekday(leftoverOf.date)), true],
    isLocked && [Lock, messages.change.kept, true],
    isFavourite && [Heart, messages.change.favourite, true],
  ]
  return (
    <Head>
      <div>
        <DishPicture meal={meal} />
      </div>
      <div>
        <Text size="small" tone="muted">
          {core.mealType[type]} · {core.clock[type]}
        </Text>
        <Heading depth={2} size="card">
          {name}
        </Heading>
        <Facts role="list">
          {facts.map((fact) => {
            if (!fact) return null
            const [icon, words, isMarked] = fact
            return (
              <li key={words} data-marked={isMarked} data-coming={words === ''}>
                <Icon of={icon} size={16} />
                <bdi>{words}</bdi>
              </li>
            )
          })}
        </Facts>
      </div>
    </Head>
  )
}
