import type { WantedIntake } from '../../core/plan/weekNutrients.js'
import { useFormat } from '../format.js'
import { Heading } from '../parts/Heading.js'
import { List } from '../parts/List.js'
import { Stack } from '../parts/Stack.js'
import { Text } from '../parts/Text.js'
import { useNutrientMessages } from './useNutrientMessages.js'

/** The nutrients with a shortfall, in words. */
export function ShortNutrients({ short }: { short: readonly WantedIntake[] }) {
  const messages = useNutrientMessages()
  const { percent } = useFormat()
  const hints: Partial<Record<WantedIntake['nutrient'], string>> = {
    vitaminD: messages.vitaminDHint,
    vitaminB12: messages.vitaminB12Hint,
  }
  return (
    <Stack gap="s">
      <Heading depth={2} size="card">
        {messages.short}
      </Heading>
      <List>
        {short.map(({ nutrient, share }) => (
          <li key={nutrient}>
            <Text>
              <b>{messages.shortOf(messages.name[nutrient], percent(share))}</b> {hints[nutrient]}
            </Text>
          </li>
        ))}
      </List>
    </Stack>
  )
}
