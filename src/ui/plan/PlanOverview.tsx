import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { useFormat } from '../format.js'
import { Heading } from '../parts/Heading.js'
import { Meter } from '../parts/Meter.js'
import { Text } from '../parts/Text.js'
import { styled } from '../styled.js'
import { color, fromMedium, fromWide, space, text } from '../theme.js'

const Head = styled('header')`
  padding-block-end: ${space.m};
  & > [data-wide],
  & [data-wide] {
    display: none;
  }
  ${fromWide} {
    display: flex;
    align-items: end;
    justify-content: space-between;
    gap: ${space.xl};
    padding-block-end: ${space.l};
    & [data-wide] {
      display: block;
    }
    & > [data-wide] {
      display: flex;
    }
    & [data-narrow] {
      display: none;
    }
  }
`

const Title = styled(Heading)`
  font-size: 22px;
  ${fromMedium} {
    font-size: ${text.heading};
  }
`

/** Breaks between facts, and within one that is longer than a line. The dot before the first of each line is cut off. */
const Line = styled('p')`
  display: flex;
  flex-wrap: wrap;
  margin: ${space.xs} 0 0;
  overflow: hidden;
  font-size: ${text.small};
  line-height: 1.5;
  color: ${color('muted')};
  & > span {
    margin-inline: -14px 14px;
    padding-inline-start: 14px;
    &::before {
      display: inline-block;
      inline-size: 14px;
      margin-inline-start: -14px;
      text-align: center;
      content: '·' / '';
    }
  }
`

const Facts = styled('dl')`
  gap: ${space.xxl};
  margin: 0;
  & > div + div {
    min-inline-size: 220px;
  }
  & dt,
  & small {
    font-size: ${text.small};
    font-weight: 400;
    color: ${color('muted')};
  }
  & dd {
    margin: 0;
    font-size: ${text.title};
    font-weight: 700;
    line-height: 1.3;
  }
`

interface PlanOverviewProps {
  /** In the portions of the person who is chosen. */
  readonly plan: ShownPlan
  /** What the week costs for all who eat. */
  readonly cost: number
  /** What the packs cost that are to be bought; null for a list that is scaled down. */
  readonly tillCost: number | null
}

/** The head of the tab: when the week starts, its average calories a day, what it uses and what is paid. */
export function PlanOverview({ plan, cost, tillCost }: PlanOverviewProps) {
  const messages = usePlanMessages().plan
  const { longDate, shortDate, weekdayShort, money, whole } = useFormat()
  const { startDate, totals, days } = plan.week
  const { weeklyFoodBudget } = plan.basis
  const average = messages.kcal(whole(totals.calories / days.length))
  const mealsOut = plan.eatenOut.filter(({ freeShare }) => freeShare !== 0).length
  const without = mealsOut > 0 ? messages.withoutOut(mealsOut) : ''
  const atCheckout = tillCost === null ? [] : [messages.atCheckout(money(tillCost))]
  return (
    <Head>
      <div>
        <Title size="screen" tabIndex={-1} data-start="">
          {messages.title}
        </Title>
        <Text tone="muted" data-wide>
          {messages.starts(longDate(startDate))}
        </Text>
        <Line data-narrow>
          {[
            messages.starts(`${weekdayShort(startDate)}, ${shortDate(startDate)}`),
            messages.aDay(average) + (without && ` ${without}`),
            messages.thisWeek(money(cost)),
            ...atCheckout,
          ].map((fact) => (
            <span key={fact}>
              <bdi>{fact}</bdi>{' '}
            </span>
          ))}
        </Line>
      </div>
      <Facts data-wide>
        <div>
          <dt>{messages.averageCalories}</dt>
          <dd>
            <bdi>{average}</bdi>
            {without && <small> {without}</small>}
          </dd>
        </div>
        <div>
          <dt>{messages.weeklyCost}</dt>
          <dd>
            <bdi>{money(cost)}</bdi>{' '}
            {!plan.withoutBudget && (
              <>
                <small>{messages.ofBudget(money(weeklyFoodBudget))}</small>
                <Meter share={cost / weeklyFoodBudget} cap={1} tone="accent" heightPx={6} />
              </>
            )}
            <small>
              <bdi>{atCheckout}</bdi>
            </small>
          </dd>
        </div>
      </Facts>
    </Head>
  )
}
