import '@testing-library/jest-dom/vitest'
import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { answerStylesQuickly } from './quickStyles.js'

const { getElementError } = getConfig()

/** Its message prints the page. A query that waits makes one at each try, and only the last one is read. */
const lazyElementError: typeof getElementError = (message, container) => {
  const error = new Error()
  error.name = 'TestingLibraryElementError'
  Error.captureStackTrace(error, lazyElementError)
  let text: string | undefined
  return Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => {
      text ??= getElementError(message, container).message
      return text
    },
  })
}

configure({
  // Parts of the widget load on demand. That takes long on a busy machine, and no test is about that.
  asyncUtilTimeout: 120_000,
  getElementError: lazyElementError,
})

answerStylesQuickly()

afterEach(cleanup)

// A visit begins with any week. A test that failed fails again only if it gets the same one.
vi.mock('../../src/host/randomSeed.js', () => ({ randomSeed: () => 1 }))

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
