import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { planGroceries } from '../../store/selectors.js'
import { useFormat } from '../format.js'
import { Heading } from '../parts/Heading.js'
import { Meter } from '../parts/Meter.js'
import { Text } from '../parts/Text.js'
import { styled } from '../styled.js'
import { color, space, text } from '../theme.js'
import { MadeForNote } from './MadeForNote.js'

/** The figures stand beside the title where both fit without wrapping, else below it. */
const Head = styled('header')`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space.l} ${space.xl};
  & > div {
    flex: 999 1 auto; /* takes the free space, unless the figures have a row to themselves */
  }
`

/** The last fact is wide enough for the cost and the budget on one line. */
const Facts = styled('dl')`
  display: flex;
  flex-wrap: wrap;
  flex: 1 1 auto;
  gap: ${space.l} ${space.xl};
  margin: 0;
  & > div + div {
    flex: 1 1 190px;
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
    line-height: 1.2;
  }
  & svg {
    margin-block-start: ${space.s};
  }
`

/** The head of the tab: when the week starts, its average calories a day, its cost and what it was made for. */
export function PlanOverview({ plan }: { plan: ShownPlan }) {
  const messages = usePlanMessages().plan
  const { longDate, money, whole } = useFormat()
  const { startDate, totals, days } = plan.week
  const { weeklyFoodBudget } = plan.basis
  const { total } = planGroceries(plan)
  return (
    <>
      <Head>
        <div>
          <Heading size="screen">{messages.title}</Heading>
          <Text tone="muted">{messages.starts(longDate(startDate))}</Text>
        </div>
        <Facts>
          <div>
            <dt>{messages.averageCalories}</dt>
            <dd>
              <bdi>{messages.kcal(whole(totals.calories / days.length))}</bdi>
            </dd>
          </div>
          <div>
            <dt>{messages.weeklyCost}</dt>
            <dd>
              <bdi>{money(total)}</bdi> <small>{messages.ofBudget(money(weeklyFoodBudget))}</small>
              <Meter share={total / weeklyFoodBudget} cap={1} tone="accent" heightPx={6} />
            </dd>
          </div>
        </Facts>
      </Head>
      <MadeForNote week={plan.week} />
    </>
  )
}
