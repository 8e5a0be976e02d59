import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderPlanScreen } from '../support/renderPlanScreen.js'

describe('the notices', () => {
  it('show the newest and open the older ones behind their number', async () => {
    const { user, actions } = renderPlanScreen()
    act(() => {
      actions.notify({ code: 'subscribed', subscriptionId: 'sub-1' })
      actions.notify({ code: 'print-blocked' })
      actions.notify({ code: 'order-placed', subscriptionId: 'sub-1' })
    })
    expect(screen.getByText(/^Order placed!/)).toBeVisible()
    expect(screen.queryByText(/subscription activated/)).not.toBeInTheDocument()

    const more = screen.getByRole('button', { name: '2 more' })
    expect(more).toHaveAttribute('aria-expanded', 'false')
    await user.click(more)
    expect(more).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByText(/subscription activated/)).toBeVisible()
    expect(screen.getByText(/blocked the print window/)).toBeVisible()
  })

  it('show the next one when the newest is dismissed', async () => {
    const { user, actions } = renderPlanScreen()
    act(() => {
      actions.notify({ code: 'subscribed', subscriptionId: 'sub-1' })
      actions.notify({ code: 'order-placed', subscriptionId: 'sub-1' })
    })
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.getByText(/subscription activated/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /more$/ })).not.toBeInTheDocument()
  })

  it('are said once each: none is in a live region of another', () => {
    const { actions } = renderPlanScreen()
    for (const code of ['plan-copied', 'print-blocked'] as const) {
      act(() => actions.notify({ code }))
      const regions = [...document.querySelectorAll('[aria-live], [role=status], [role=alert]')]
      const said = regions.filter((region) => region.querySelector('button')?.closest('[data-notices]'))
      expect(said).toHaveLength(1)
    }
  })
})
