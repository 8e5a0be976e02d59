import styled from '@emotion/styled'
import { useMessages } from '../../messages/MessagesContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { planGroceries } from '../../store/selectors.js'
import { useFormat } from '../format.js'
import { Heading } from '../parts/Heading.js'
import { Meter } from '../parts/Meter.js'
import { Text } from '../parts/Text.js'
import { bareStyle } from '../parts/textStyle.js'
import { color, fromMedium, space, text } from '../theme.js'

const Row = styled.header`
  ${bareStyle}
  display: grid;
  gap: ${space.l};
  ${fromMedium} {
    grid-template-columns: 1fr auto;
    align-items: end;
  }
`

const Facts = styled.dl`
  ${bareStyle}
  display: flex;
  flex-wrap: wrap;
  gap: ${space.l} ${space.xl};
`

const Fact = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.xs};
`

/** Wide enough for the cost and the budget in one line. */
const CostFact = styled(Fact)`
  flex: 1 1 190px;
`

const Term = styled.dt`
  ${bareStyle}
  font-size: ${text.small};
  color: ${color('muted')};
`

const Value = styled.dd`
  ${bareStyle}
  font-size: ${text.title};
  font-weight: 700;
  line-height: 1.2;
`

const Aside = styled.span`
  font-size: ${text.small};
  font-weight: 400;
  color: ${color('muted')};
`

const BudgetBar = styled.div`
  margin-block-start: ${space.s};
`

/** The head of the tab: which week this is, what it gives a day and what it costs. */
export function PlanOverview({ plan }: { plan: ShownPlan }) {
  const messages = useMessages().plan
  const format = useFormat()
  const { week, profile } = plan
  const { total } = planGroceries(plan)
  return (
    <Row>
      <div>
        <Heading size="screen">{messages.title}</Heading>
        <Text tone="muted">{messages.starts(format.longDate(week.startDate))}</Text>
      </div>
      <Facts>
        <Fact>
          <Term>{messages.averageCalories}</Term>
          <Value>
            <bdi>{messages.kcal(format.whole(week.totals.calories / week.days.length))}</bdi>
          </Value>
        </Fact>
        <CostFact>
          <Term>{messages.weeklyCost}</Term>
          <Value>
            {format.money(total)} <Aside>{messages.ofBudget(format.money(profile.weeklyFoodBudget))}</Aside>
            <BudgetBar>
              <Meter share={total / profile.weeklyFoodBudget} cap={1} tone="accent" heightPx={6} />
            </BudgetBar>
          </Value>
        </CostFact>
      </Facts>
    </Row>
  )
}
