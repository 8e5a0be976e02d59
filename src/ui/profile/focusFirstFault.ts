import type { RefObject } from 'react'

/** Moves the focus to the first answer of the form that needs another look. The fold around it may be closed. */
export function focusFirstFault(form: RefObject<HTMLElement | null>): void {
  const fault = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
  const fold = fault?.closest('details')
  if (fold) fold.open = true
  fault?.focus()
}
