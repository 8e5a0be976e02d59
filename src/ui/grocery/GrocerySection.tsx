import styled from '@emotion/styled'
import type { GroceryCategoryTotal } from '../../core/grocery/groceryList.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { useFormat } from '../format.js'
import { Heading } from '../parts/Heading.js'
import { List } from '../parts/List.js'
import { color, radius, space } from '../theme.js'
import { GroceryRow } from './GroceryRow.js'

const Box = styled.section`
  border: 1px solid ${color('line')};
  border-radius: ${radius.card};
  background: ${color('surface')};
  box-shadow: ${color('shadow')};
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.xs} ${space.l};
  padding: ${space.m} ${space.l};
`

const Subtotal = styled.span`
  font-weight: 600;
`

/** The foods of one category and what they cost together. */
export function GrocerySection({ section }: { section: GroceryCategoryTotal }) {
  const { category } = useMessages().groceries
  const { money } = useFormat()
  return (
    <Box>
      <Head>
        <Heading as="h3" size="card">
          {category[section.category]}
        </Heading>
        <Subtotal>{money(section.subtotal)}</Subtotal>
      </Head>
      <List>
        {section.items.map((item) => (
          <GroceryRow key={item.foodId} item={item} />
        ))}
      </List>
    </Box>
  )
}
