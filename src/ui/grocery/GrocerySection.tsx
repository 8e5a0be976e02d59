import type { GroceryCategoryTotal } from '../../core/grocery/groceryList.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { useFormat } from '../format.js'
import { Heading } from '../parts/Heading.js'
import { List } from '../parts/List.js'
import { ListCard } from '../parts/ListCard.js'
import { Row } from '../parts/Row.js'
import { Text } from '../parts/Text.js'
import { GroceryRow } from './GroceryRow.js'

/** The items of one category with what they cost at the till, and a note on them. */
export function GrocerySection({ section, note }: { section: GroceryCategoryTotal; note: string }) {
  const { groceryCategory } = usePlanMessages().core
  const { money } = useFormat()
  return (
    <ListCard>
      <Row as="header" spread>
        <Heading as="h3" size="card">
          {groceryCategory[section.category]}
        </Heading>
        <Text strong>{money(section.tillSubtotal)}</Text>
      </Row>
      {note !== '' && (
        <Text size="small" tone="muted">
          {note}
        </Text>
      )}
      <List>
        {section.items.map((item) => (
          <GroceryRow key={item.foodId} item={item} />
        ))}
      </List>
    </ListCard>
  )
}
