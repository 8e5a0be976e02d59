import type { ComponentProps } from 'react'
import { styled } from '../styled.js'
import { Button } from './Button.js'

const Face = styled(Button)`
  &[aria-disabled='true'] {
    cursor: default;
    opacity: 0.55;
  }
`

interface PendingButtonProps extends ComponentProps<typeof Button> {
  readonly pending: boolean
  /** Shows in place of the children while the work runs. */
  readonly pendingLabel: string
}

/** The button of an action that takes a while. It looks disabled meanwhile, but keeps the focus; `disabled` loses it. */
export function PendingButton({ pending, pendingLabel, children, ...rest }: PendingButtonProps) {
  return (
    <Face aria-disabled={pending} {...rest}>
      {pending ? pendingLabel : children}
    </Face>
  )
}
