import { lazy, Suspense } from 'react'
import type { ConfirmTickProps } from './ConfirmTick.js'

const ConfirmTick = lazy(async () => ({ default: (await import('../planner.chunk.js')).ConfirmTick }))

/** Shows {@link ConfirmTick}. It comes with what reads the answers, since nothing asks for a tick before they are read. */
export function ConfirmBox(props: ConfirmTickProps) {
  return (
    <Suspense>
      <ConfirmTick {...props} />
    </Suspense>
  )
}
