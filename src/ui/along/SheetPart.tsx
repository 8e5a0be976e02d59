import type { ReactNode } from 'react'
import { Heading } from '../parts/Heading.js'
import { Stack } from '../parts/Stack.js'
import { Text } from '../parts/Text.js'

interface SheetPartProps {
  readonly title: string
  readonly hint?: string
  readonly children: ReactNode
}

/** One thing that a visitor can do with a plan, under its heading. */
export function SheetPart({ title, hint, children }: SheetPartProps) {
  return (
    <Stack gap="s">
      <Heading depth={1} size="card">
        {title}
      </Heading>
      {hint !== undefined && (
        <Text size="small" tone="muted">
          {hint}
        </Text>
      )}
      {children}
    </Stack>
  )
}
