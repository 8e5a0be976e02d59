/**
 * Focuses the widget around a button that disappears when it is pressed. Without this, the focus would leave the widget.
 */
export function focusWidget({ currentTarget }: { readonly currentTarget: Element }): void {
  // A card may be a section too.
  currentTarget.closest<HTMLElement>('section[tabindex]')?.focus({ preventScroll: true })
}
