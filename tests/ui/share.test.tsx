import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderPlan } from '../support/renderPlanner.js'
import { renderPlanScreen } from '../support/renderPlanScreen.js'

const notAllowed = () => new DOMException('Not allowed', 'NotAllowedError')

function offerShareSheet(share: (content: ShareData) => Promise<void>) {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
}

async function pressShare() {
  await renderPlanScreen().user.click(screen.getByRole('button', { name: 'Share Plan' }))
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
  vi.restoreAllMocks()
})

describe('Share Plan', () => {
  it('opens the share sheet of the device with the plan', async () => {
    const shared: ShareData[] = []
    offerShareSheet(async (content) => {
      shared.push(content)
    })
    await pressShare()
    await waitFor(() => expect(shared).toHaveLength(1))
    expect(shared[0]?.text).toContain('Oatmeal with banana and almonds')
    expect(screen.queryByText('Meal plan copied to clipboard!')).not.toBeInTheDocument()
  })

  it('does not treat a closed share sheet as an error, and copies nothing', async () => {
    let asked = 0
    offerShareSheet(async () => {
      asked += 1
      throw new DOMException('Share canceled', 'AbortError')
    })
    await pressShare()
    await waitFor(() => expect(asked).toBe(1))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(await navigator.clipboard.readText()).toBe('')
  })

  it('copies the plan and says so when there is no share sheet', async () => {
    await pressShare()
    expect(await screen.findByText('Meal plan copied to clipboard!')).toBeVisible()
    expect(await navigator.clipboard.readText()).toContain('Salmon with potatoes and green beans')
  })

  it('shows a notice that can be dismissed, and gives the focus back', async () => {
    const { user } = await renderPlan()
    await user.click(screen.getByRole('button', { name: 'Share Plan' }))
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText('Meal plan copied to clipboard!')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Share Plan' })).toHaveFocus()
  })

  it('copies the plan when the share sheet is refused', async () => {
    offerShareSheet(async () => {
      throw notAllowed()
    })
    await pressShare()
    expect(await screen.findByText('Meal plan copied to clipboard!')).toBeVisible()
  })

  it('shows the text to copy by hand when the clipboard is refused too', async () => {
    const { user } = renderPlanScreen()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(notAllowed())
    await user.click(screen.getByRole('button', { name: 'Share Plan' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Here is your plan to copy')
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your meal plan as text' })
    expect(field.value).toContain('Your 7-Day Meal Plan')
    expect(field).toHaveFocus()
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length])
    // A screen reader would read the whole plan.
    expect(screen.getByRole('alert')).not.toContainElement(field)

    await user.click(screen.getByRole('tab', { name: 'Grocery List' }))
    expect(field).not.toBeInTheDocument()
  })

  it('gives the focus back when the text to copy is dismissed', async () => {
    const { user } = renderPlanScreen()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(notAllowed())
    await user.click(screen.getByRole('button', { name: 'Share Plan' }))
    await screen.findByRole('alert')
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.getByRole('button', { name: 'Share Plan' })).toHaveFocus()
  })
})
