import type { ComponentProps } from 'react'
import { Button } from './Button.js'

interface PendingButtonProps extends ComponentProps<typeof Button> {
  readonly pending: boolean
  /** Shows in place of the children while the work runs. */
  readonly pendingLabel: string
}

/** The button of an action that takes a while. It looks disabled meanwhile, and keeps the focus. */
export function PendingButton({ pending, pendingLabel, children, ...rest }: PendingButtonProps) {
  return (
    <Button aria-disabled={pending} {...rest}>
      {pending ? pendingLabel : children}
    </Button>
  )
}
