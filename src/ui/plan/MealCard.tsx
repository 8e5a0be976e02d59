import styled from '@emotion/styled'
import { Apple, Coffee, Cookie, type IconNode, Salad, Soup } from 'lucide'
import { mealMacros } from '../../core/plan/composePlan.js'
import { MEAL_CLOCK, type MealType } from '../../core/plan/mealTypes.js'
import type { Meal } from '../../core/plan/weekPlan.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { Heading } from '../parts/Heading.js'
import { Icon } from '../parts/Icon.js'
import { List } from '../parts/List.js'
import { bareStyle } from '../parts/textStyle.js'
import { color, radius, space, text } from '../theme.js'
import { MacroLine } from './MacroLine.js'
import { MealItemRow } from './MealItemRow.js'

const MEAL_ICON: Readonly<Record<MealType, IconNode>> = {
  breakfast: Coffee,
  lunch: Salad,
  dinner: Soup,
  snack: Apple,
  snack2: Apple,
  snack3: Cookie,
}

const Box = styled.article`
  ${bareStyle}
  overflow: hidden;
  border: 1px solid ${color('line')};
  border-radius: ${radius.card};
  background: ${color('surface')};
  box-shadow: ${color('shadow')};
`

const Head = styled.header`
  ${bareStyle}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space.m};
  padding: ${space.l};
`

const Badge = styled.span`
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border-radius: ${radius.control};
  color: ${color('accent')};
  background: ${color('accentSoft')};
`

const When = styled.p`
  ${bareStyle}
  font-size: ${text.small};
  line-height: 1.5;
  color: ${color('muted')};
`

const Items = styled(List)`
  padding-inline: ${space.l};
`

const Foot = styled.footer`
  ${bareStyle}
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.xs} ${space.l};
  padding: ${space.m} ${space.l};
  font-weight: 600;
  background: ${color('canvas')};
`

/** One meal: when it is eaten, what is in it and what that adds up to. */
export function MealCard({ meal }: { meal: Meal }) {
  const messages = useMessages().plan
  return (
    <Box>
      <Head>
        <Badge>
          <Icon of={MEAL_ICON[meal.type]} size={20} />
        </Badge>
        <div>
          <When>
            {messages.mealType[meal.type]} · {MEAL_CLOCK[meal.type]}
          </When>
          <Heading as="h4" size="card">
            {meal.name}
          </Heading>
        </div>
      </Head>
      <Items>
        {meal.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a food may come twice in a meal, and items never move
          <MealItemRow key={`${item.food.id}-${index}`} item={item} />
        ))}
      </Items>
      <Foot>
        <span>{messages.mealTotal}</span>
        <MacroLine macros={mealMacros(meal)} />
      </Foot>
    </Box>
  )
}
