import { act, render } from '@testing-library/react'
import { Activity, StrictMode } from 'react'
import { MealPlanner } from 'react-meal-planner'
import { describe, expect, it } from 'vitest'

const styles = () => document.head.querySelectorAll('style[data-emotion]').length

describe('a widget that leaves or hides', () => {
  it('removes its own styles, and no others, when it unmounts', async () => {
    const first = render(<MealPlanner />)
    const ofOne = styles()
    expect(ofOne).toBeGreaterThan(0)
    const second = render(
      <StrictMode>
        <MealPlanner />
      </StrictMode>,
    )
    expect(styles()).toBe(2 * ofOne)
    first.unmount()
    expect(styles()).toBe(ofOne)
    second.unmount()
    expect(styles()).toBe(0)
  })

  it('keeps its styles while the page hides it', async () => {
    const page = (mode: 'hidden' | 'visible') => (
      <Activity mode={mode}>
        <MealPlanner />
      </Activity>
    )
    const { rerender } = render(page('visible'))
    const shown = styles()
    await act(async () => rerender(page('hidden')))
    await act(async () => rerender(page('visible')))
    expect(shown).toBeGreaterThan(0)
    expect(styles()).toBe(shown)
  })
})
