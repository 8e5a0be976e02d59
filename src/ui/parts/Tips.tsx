import type { IconNode } from 'lucide'
import { styled } from '../styled.js'
import { space } from '../theme.js'
import { IconText } from './IconText.js'
import { List } from './List.js'
import { TitledCard } from './TitledCard.js'

const Marked = styled(List)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  gap: ${space.m} ${space.xl};
`

interface TipsProps {
  readonly title: string
  /** Marks each tip. */
  readonly icon: IconNode
  readonly tips: readonly string[]
}

/** A card of short advice. */
export function Tips({ title, icon, tips }: TipsProps) {
  return (
    <TitledCard title={title}>
      <Marked>
        {tips.map((tip) => (
          <IconText as="li" key={tip} icon={icon} iconTone="accent">
            {tip}
          </IconText>
        ))}
      </Marked>
    </TitledCard>
  )
}
