import { NUTRIENTS_AND_FIBER } from '../../core/nutrition/nutrients.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { useFormat } from '../format.js'
import { Heading } from '../parts/Heading.js'
import { Stack } from '../parts/Stack.js'
import { Text } from '../parts/Text.js'
import { styled } from '../styled.js'
import { color, fromMedium, radius, space, text } from '../theme.js'
import { useOwnId } from '../useOwnId.js'
import { StatusNotes } from './StatusNotes.js'
import { useTargetsPreview } from './useTargetsPreview.js'

/** Forced colors drop the background and show the border. */
const Strip = styled(Stack.withComponent('section'))`
  padding: ${space.l};
  border: 1px solid transparent;
  border-radius: ${radius.card};
  background: ${color('accentSoft')};
`

const Tiles = styled('dl')`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space.s};
  margin: 0;
  @container mp (max-width: 350px) {
    display: grid;
    grid-template-columns: repeat(3, auto);
  }
`

/** The label is before the value in the document and below it on screen. */
const Tile = styled('div')`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
`

const Amount = styled('dd')`
  margin: 0;
  font-size: ${text.large};
  font-weight: 700;
  line-height: 1.3;
  white-space: nowrap;
  ${fromMedium} {
    font-size: ${text.title};
  }
`

/** Shows the daily targets as soon as the visitor's own fields are valid, so that visitors see the effect of each answer. */
export function TargetsStrip() {
  const { targets: messages } = useMessages().profile
  const { whole, grams } = useFormat()
  const { isFilledIn, known } = useTargetsPreview()
  const shown = known && known.preview.kind !== 'impossible' ? known.preview.targets : {}
  const headingId = useOwnId()
  const amount = (nutrient: (typeof NUTRIENTS_AND_FIBER)[number]) => {
    const value = shown[nutrient]
    if (value === undefined) return messages.unknown
    return nutrient === 'calories' ? `${whole(value)} ${messages.kcal}` : grams(value)
  }
  return (
    <Strip aria-labelledby={headingId}>
      <Heading depth={1} size="card" id={headingId}>
        {messages.title}
      </Heading>
      <Tiles>
        {NUTRIENTS_AND_FIBER.map((nutrient) => (
          <Tile key={nutrient}>
            <Text as="dt" size="small" tone="muted">
              {messages[nutrient]}
            </Text>
            <Amount>
              <bdi>{amount(nutrient)}</bdi>
            </Amount>
          </Tile>
        ))}
      </Tiles>
      <StatusNotes gap="s" role="status" data-stays={isFilledIn}>
        {known ? (
          <known.parts.TargetsNote preview={known.preview} />
        ) : (
          <Text size="small" tone="muted">
            {!isFilledIn && messages.missing}
          </Text>
        )}
      </StatusNotes>
      {known && <known.parts.SupervisionTick preview={known.preview} />}
    </Strip>
  )
}
