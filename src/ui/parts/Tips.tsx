import { styled } from '../styled.js'
import { space } from '../theme.js'
import { TitledCard } from './TitledCard.js'

const Bullets = styled('ul')`
  display: grid;
  gap: ${space.s};
  margin: 0;
  padding-inline-start: 20px;
`

/** A card of short advice. */
export function Tips({ title, tips }: { title: string; tips: readonly string[] }) {
  return (
    <TitledCard title={title}>
      <Bullets>
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </Bullets>
    </TitledCard>
  )
}
