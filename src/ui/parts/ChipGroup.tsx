import type { ReactNode } from 'react'
import { ChipList } from './Chip.js'
import { Stack } from './Stack.js'
import { Text } from './Text.js'

interface ChipGroupProps {
  /** Shown above the chips, and the name of the group for screen readers. */
  readonly title: string
  readonly children: ReactNode
}

/** Chips, or buttons that are laid out like them, under a small title. */
export function ChipGroup({ title, children }: ChipGroupProps) {
  return (
    <Stack gap="s" role="group" aria-label={title}>
      <Text size="small" tone="muted" aria-hidden="true">
        {title}
      </Text>
      <ChipList>{children}</ChipList>
    </Stack>
  )
}
