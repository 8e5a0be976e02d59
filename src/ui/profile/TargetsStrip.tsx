import { useDeferredValue } from 'react'
import { NUTRIENTS_AND_FIBER } from '../../core/nutrition/macros.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { usePlanner } from '../../store/PlannerContext.js'
import { useFormat } from '../format.js'
import { Heading } from '../parts/Heading.js'
import { Stack } from '../parts/Stack.js'
import { Text } from '../parts/Text.js'
import { styled } from '../styled.js'
import { color, fromMedium, radius, space, text } from '../theme.js'
import { useOwnId } from '../useOwnId.js'
import { ConfirmBox } from './ConfirmBox.js'
import { TargetsNote } from './TargetsNote.js'
import { useTargetsPreview } from './useTargetsPreview.js'

const Strip = styled(Stack.withComponent('section'))`
  padding: ${space.l};
  border: 1px solid transparent; /* visible in forced colors, which drop the background */
  border-radius: ${radius.card};
  background: ${color('accentSoft')};
`

const Tiles = styled('dl')`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.m} ${space.s};
  margin: 0;
  ${fromMedium} {
    grid-template-columns: 1.4fr repeat(4, minmax(0, 1fr));
  }
`

/** The label comes before the value in the source and shows below it. In a narrow widget the first tile fills a row. */
const Tile = styled('div')`
  display: flex;
  flex-direction: column-reverse;
  &:first-of-type {
    grid-column: 1 / -1;
  }
  ${fromMedium} {
    &:first-of-type {
      grid-column: auto;
    }
  }
`

const Amount = styled('dd')`
  margin: 0;
  font-size: ${text.title};
  font-weight: 700;
  line-height: 1.3;
`

/** Shows the daily targets as soon as the body fields are valid, so that visitors see the effect of each answer. */
export function TargetsStrip() {
  const { targets: messages, confirm } = useMessages().profile
  const { whole, grams } = useFormat()
  // Deferred, so that typing never waits for the targets.
  const draft = useDeferredValue(usePlanner((state) => state.draft))
  const preview = useTargetsPreview(draft)
  const headingId = useOwnId()
  const amount = (nutrient: (typeof NUTRIENTS_AND_FIBER)[number]) => {
    if (preview.kind !== 'known') return messages.unknown
    const value = preview.targets[nutrient]
    return nutrient === 'calories' ? `${whole(value)} ${messages.kcal}` : grams(value)
  }
  return (
    <Strip aria-labelledby={headingId}>
      <Heading as="h3" size="card" id={headingId}>
        {messages.title}
      </Heading>
      <Tiles>
        {NUTRIENTS_AND_FIBER.map((nutrient) => (
          <Tile key={nutrient}>
            <Text as="dt" size="small" tone="muted">
              {messages[nutrient]}
            </Text>
            <Amount>{amount(nutrient)}</Amount>
          </Tile>
        ))}
      </Tiles>
      <TargetsNote preview={preview} />
      {preview.kind === 'known' && preview.needsSupervision && (
        <ConfirmBox confirmation="supervision" text={confirm.supervision} />
      )}
    </Strip>
  )
}
