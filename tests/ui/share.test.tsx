import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
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

test('hands the plan to the share sheet of the device', async () => {
  const shared: ShareData[] = []
  offerShareSheet(async (content) => {
    shared.push(content)
  })
  await pressShare()
  await waitFor(() => expect(shared).toHaveLength(1))
  expect(shared[0]?.text).toContain('Oatmeal with banana and almonds')
  expect(screen.queryByText('Meal plan copied to clipboard!')).not.toBeInTheDocument()
})

test('closing the share sheet is no error and copies nothing', async () => {
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

test('copies the plan where there is no share sheet, and says so', async () => {
  await pressShare()
  expect(await screen.findByText('Meal plan copied to clipboard!')).toBeVisible()
  expect(await navigator.clipboard.readText()).toContain('Salmon with potatoes and green beans')
})

test('the word of it can be taken away, and the focus stays in the widget', async () => {
  const { user } = await renderPlan()
  await user.click(screen.getByRole('button', { name: 'Share Plan' }))
  await user.click(await screen.findByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText('Meal plan copied to clipboard!')).not.toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'Meal planner' })).toHaveFocus()
})

test('copies the plan where the share sheet is refused', async () => {
  offerShareSheet(async () => {
    throw notAllowed()
  })
  await pressShare()
  expect(await screen.findByText('Meal plan copied to clipboard!')).toBeVisible()
})

test('shows the text to copy by hand where the clipboard is refused too', async () => {
  const { user } = renderPlanScreen()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(notAllowed())
  await user.click(screen.getByRole('button', { name: 'Share Plan' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Here is your plan to copy yourself')
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your meal plan as text' })
  expect(field.value).toContain('Your 7-Day Meal Plan')
})
