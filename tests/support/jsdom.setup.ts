import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Parts of the widget load on demand. That takes long on a busy machine, and no test is about that.
configure({ asyncUtilTimeout: 10_000 })

afterEach(cleanup)

// jsdom has <dialog> but not its methods. The tests need them to open, to close and to return the focus.
const focusedBefore = new WeakMap<HTMLDialogElement, Element | null>()
function open(this: HTMLDialogElement) {
  focusedBefore.set(this, document.activeElement)
  this.open = true
}
HTMLDialogElement.prototype.show ??= open
HTMLDialogElement.prototype.showModal ??= open
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  if (!this.open) return
  this.open = false
  const before = focusedBefore.get(this)
  if (before instanceof HTMLElement) before.focus()
  queueMicrotask(() => this.dispatchEvent(new Event('close')))
}
Element.prototype.scrollIntoView ??= () => undefined
