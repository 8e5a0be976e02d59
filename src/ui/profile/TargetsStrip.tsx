import styled from '@emotion/styled'
import { useDeferredValue, useId } from 'react'
import { useMessages } from '../../messages/MessagesContext.js'
import { usePlanner } from '../../store/PlannerContext.js'
import { useFormat } from '../format.js'
import { Heading } from '../parts/Heading.js'
import { color, fromMedium, radius, space, text } from '../theme.js'
import { TargetsNote } from './TargetsNote.js'
import { useTargetsPreview } from './useTargetsPreview.js'

const Strip = styled.section`
  display: grid;
  gap: ${space.m};
  padding: ${space.l};
  border: 1px solid transparent; /* seen in forced colors, where backgrounds go */
  border-radius: ${radius.card};
  background: ${color('accentSoft')};
`

const Tiles = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.m} ${space.s};
  margin: 0;
  padding: 0;
  ${fromMedium} {
    grid-template-columns: 1.4fr repeat(4, minmax(0, 1fr));
  }
`

/** The label is written before the value and stands below it. */
const Tile = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  min-inline-size: 0;
  &[data-whole-row] {
    grid-column: 1 / -1;
  }
  ${fromMedium} {
    &[data-whole-row] {
      grid-column: auto;
    }
  }
`

const Name = styled.dt`
  margin: 0;
  padding: 0;
  font: inherit;
  font-size: ${text.small};
  line-height: 1.4;
  color: ${color('muted')};
`

const Amount = styled.dd`
  margin: 0;
  padding: 0;
  font: inherit;
  font-size: ${text.title};
  font-weight: 700;
  line-height: 1.3;
  color: ${color('ink')};
`

const NUTRIENTS = ['calories', 'protein', 'carbs', 'fat', 'fiber'] as const

/** The daily targets as soon as the body fields are valid, so that a visitor sees what each answer does. */
export function TargetsStrip() {
  const messages = useMessages().profile.targets
  const { whole, grams } = useFormat()
  // Typing never waits for the targets.
  const draft = useDeferredValue(usePlanner((state) => state.draft))
  const preview = useTargetsPreview(draft)
  const headingId = useId()
  const amount = (nutrient: (typeof NUTRIENTS)[number]) => {
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
        {NUTRIENTS.map((nutrient) => (
          <Tile key={nutrient} data-whole-row={nutrient === 'calories' || undefined}>
            <Name>{messages[nutrient]}</Name>
            <Amount>{amount(nutrient)}</Amount>
          </Tile>
        ))}
      </Tiles>
      <TargetsNote preview={preview} />
    </Strip>
  )
}
