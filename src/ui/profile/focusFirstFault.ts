import type { RefObject } from 'react'

/** Moves the focus to the first answer of the form that needs another look. */
export function focusFirstFault(form: RefObject<HTMLElement | null>): void {
  form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}
