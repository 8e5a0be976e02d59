import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderPlan } from '../support/renderPlanner.js'
import { renderPlanScreen } from '../support/renderPlanScreen.js'

afterEach(() => vi.restoreAllMocks())

describe('Download Plan', () => {
  it('saves the plan as a text file named after its first day', async () => {
    const files: Blob[] = []
    const names: string[] = []
    const revoked: string[] = []
    // jsdom has no object URLs and downloads nothing, so these stand in for the browser.
    URL.createObjectURL = (file) => {
      if (file instanceof Blob) files.push(file)
      return 'blob:plan'
    }
    URL.revokeObjectURL = (url) => revoked.push(url)
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(`${this.download} from ${this.href}`)
    })

    const { user } = renderPlanScreen()
    await user.click(screen.getByRole('button', { name: 'Download Plan' }))

    await waitFor(() => expect(names).toEqual(['meal-plan-2026-11-21.txt from blob:plan']))
    const text = await files[0]?.text()
    expect(text).toContain('Your 7-Day Meal Plan')
    expect(text).toContain('Oatmeal with banana and almonds')
    expect(text).toMatch(/\nFreeze when you get home: Chicken breast, boneless, for .*\.\n/)
    expect(text).toContain('The night before, thaw the chicken from your freezer in the refrigerator.')
    expect(text).toMatch(/How to cook it: \d+ min in all[^\n]*\n +1\. Bring .* rolled oats/)
    await waitFor(() => expect(revoked).toEqual(['blob:plan']))
  })

  it('says that it failed, and tells the host why', async () => {
    const fault = new Error('no files here')
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    URL.createObjectURL = () => {
      throw fault
    }
    const onError = vi.fn()
    const { user } = await renderPlan({ onError })
    await user.click(screen.getByRole('button', { name: 'Download Plan' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Something in the meal planner went wrong')
    expect(onError.mock.calls).toEqual([[fault]])
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('MealPlanner'), fault)
  })
})
