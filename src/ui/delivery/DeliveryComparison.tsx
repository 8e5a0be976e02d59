import styled from '@emotion/styled'
import { WEEKS_PER_MONTH } from '../../core/delivery/pricing.js'
import { useMessages } from '../../messages/MessagesContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { planDelivery, planGroceries } from '../../store/selectors.js'
import { useFormat } from '../format.js'
import { Card } from '../parts/Card.js'
import { Heading } from '../parts/Heading.js'
import { bareStyle } from '../parts/textStyle.js'
import { color, space, text } from '../theme.js'

const Box = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
`

const Table = styled.table`
  ${bareStyle}
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${text.small};
`

const Head = styled.th`
  ${bareStyle}
  padding: ${space.s} ${space.s} ${space.s} 0;
  border-block-end: 1px solid ${color('line')};
  font-weight: 600;
  vertical-align: top;
`

const Cell = styled.td`
  ${bareStyle}
  padding: ${space.s} ${space.s} ${space.s} 0;
  border-block-end: 1px solid ${color('line')};
  vertical-align: top;
`

/** Delivery beside a trip to the store, with what speaks for each. */
export function DeliveryComparison({ plan }: { plan: ShownPlan }) {
  const { comparison } = useMessages().delivery
  const { money } = useFormat()
  const monthlyGroceries = planGroceries(plan).total * WEEKS_PER_MONTH
  const monthlyFees = planDelivery(plan).monthly - monthlyGroceries
  const rows = [
    [comparison.groceries, money(monthlyGroceries), money(monthlyGroceries)],
    [comparison.fees, money(monthlyFees), comparison.noFees],
    [comparison.time, comparison.timeDelivered, comparison.timeYourself],
    [comparison.choice, comparison.choiceDelivered, comparison.choiceYourself],
  ] as const
  return (
    <Box>
      <Heading as="h3" size="card">
        {comparison.title}
      </Heading>
      <Table>
        <thead>
          <tr>
            <Head scope="col">{comparison.what}</Head>
            <Head scope="col">{comparison.delivered}</Head>
            <Head scope="col">{comparison.yourself}</Head>
          </tr>
        </thead>
        <tbody>
          {rows.map(([what, delivered, yourself]) => (
            <tr key={what}>
              <Head scope="row">{what}</Head>
              <Cell>{delivered}</Cell>
              <Cell>{yourself}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  )
}
