import styled from '@emotion/styled'
import type { GroceryList } from '../../core/grocery/groceryList.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { useFormat } from '../format.js'
import { Card } from '../parts/Card.js'
import { Figures } from '../parts/Figures.js'
import { Heading } from '../parts/Heading.js'
import { Text } from '../parts/Text.js'
import { space } from '../theme.js'

const DAYS_A_WEEK = 7

const Box = styled(Card)`
  display: grid;
  align-content: start;
  gap: ${space.m};
`

/** What the list comes to. */
export function GrocerySummary({ list }: { list: GroceryList }) {
  const { summary } = useMessages().groceries
  const { money, whole } = useFormat()
  return (
    <Box>
      <Heading as="h3" size="card">
        {summary.title}
      </Heading>
      <Figures
        figures={[
          { name: summary.items, value: whole(list.items.length) },
          { name: summary.cost, value: money(list.total) },
          { name: summary.perDay, value: money(list.total / DAYS_A_WEEK) },
          { name: summary.emptyCupboard, value: money(list.emptyCupboardTotal), strong: true },
        ]}
      />
      <Text size="small" tone="muted">
        {summary.emptyCupboardHint}
      </Text>
    </Box>
  )
}
