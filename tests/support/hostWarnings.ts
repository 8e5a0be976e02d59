import { afterEach, beforeEach, vi } from 'vitest'

const problems = vi.spyOn(console, 'error')

beforeEach(() => {
  problems.mockImplementation(() => undefined)
})
afterEach(() => {
  problems.mockReset()
})

/** The sentences that the widget wrote into the console for the host's developer. None of them is printed. */
export const hostWarnings = () => problems.mock.calls.map(([sentence]) => String(sentence))
