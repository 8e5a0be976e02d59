import type { ReactNode } from 'react'
import { Card } from './Card.js'
import { Heading } from './Heading.js'

interface TitledCardProps {
  readonly title: string
  /** Whether it stands beside two other cards of its column. */
  readonly isTall?: boolean
  readonly children: ReactNode
}

/** A card under a heading. */
export function TitledCard({ title, isTall, children }: TitledCardProps) {
  return (
    <Card data-tall={isTall}>
      <Heading depth={1} size="card">
        {title}
      </Heading>
      {children}
    </Card>
  )
}
