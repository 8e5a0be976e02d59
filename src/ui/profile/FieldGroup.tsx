import { forwardRef, type ReactNode } from 'react'
import { Card } from '../parts/Card.js'
import { Heading } from '../parts/Heading.js'
import { useOwnId } from '../useOwnId.js'

interface FieldGroupProps {
  readonly title: string
  readonly children: ReactNode
}

/** A card with some fields of the form under a heading. */
export const FieldGroup = forwardRef<HTMLElement, FieldGroupProps>(({ title, children }, ref) => {
  const id = useOwnId()
  return (
    <Card ref={ref} gap="m" aria-labelledby={id}>
      <Heading depth={1} size="card" id={id}>
        {title}
      </Heading>
      {children}
    </Card>
  )
})
