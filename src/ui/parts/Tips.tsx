import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { color, space } from '../theme.js'
import { Card } from './Card.js'
import { Heading } from './Heading.js'
import { bareStyle } from './textStyle.js'

const TipsCard = styled(Card)`
  display: grid;
  align-content: start;
  gap: ${space.m};
`

const Title = styled(Heading)`
  display: flex;
  align-items: center;
  gap: ${space.s};
  & svg {
    flex: none;
    color: ${color('accent')};
  }
`

const TipList = styled.ul`
  ${bareStyle}
  display: grid;
  gap: ${space.s};
  padding-inline-start: 20px;
  list-style: disc;
  &::marker {
    color: ${color('accent')};
  }
`

const Tip = styled.li`
  ${bareStyle}
  display: list-item;
  list-style: disc;
  line-height: 1.5;
`

interface TipsProps {
  readonly title: string
  readonly icon: ReactNode
  readonly tips: readonly string[]
}

/** A card of short advice. */
export function Tips({ title, icon, tips }: TipsProps) {
  return (
    <TipsCard>
      <Title as="h3" size="card">
        {icon}
        {title}
      </Title>
      <TipList>
        {tips.map((tip) => (
          <Tip key={tip}>{tip}</Tip>
        ))}
      </TipList>
    </TipsCard>
  )
}
