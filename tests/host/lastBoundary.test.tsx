import { render } from '@testing-library/react'
import { MealPlanner } from 'react-meal-planner'
import { afterEach, describe, expect, it, vi } from 'vitest'

afterEach(() => vi.restoreAllMocks())

const refusal = new DOMException('Not on this page.', 'SecurityError')

/** Ways in which a browser extension or a policy can make all of the widget fail, not just a screen. */
const REFUSALS: Readonly<Record<string, () => void>> = {
  'style elements': () => {
    const createElement = document.createElement.bind(document)
    vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
      if (name === 'style') throw refusal
      return createElement(name)
    })
  },
  'text nodes': () => {
    vi.spyOn(document, 'createTextNode').mockImplementation(() => {
      throw refusal
    })
  },
}

describe.each(['scoped', 'shadow'] as const)('the %s widget', (isolation) => {
  it.each(Object.keys(REFUSALS))('leaves the host’s page alone when the page refuses it %s', (refused) => {
    const errors = vi.spyOn(console, 'error').mockReturnValue()
    const onError = vi.fn()
    REFUSALS[refused]?.()
    const page = render(
      <main>
        <h1>Shop</h1>
        <MealPlanner isolation={isolation} onError={onError} />
      </main>,
    )
    expect(page.getByRole('main')).toHaveTextContent(/^Shop$/)
    expect(onError).toHaveBeenCalledWith(refusal)
    expect(errors).toHaveBeenCalledWith('MealPlanner: the widget failed to render.', refusal)
  })
})
