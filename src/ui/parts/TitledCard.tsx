import type { ReactNode } from 'react'
import { Card } from './Card.js'
import { Heading } from './Heading.js'

/** A card under a heading. */
export function TitledCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <Heading depth={1} size="card">
        {title}
      </Heading>
      {children}
    </Card>
  )
}
