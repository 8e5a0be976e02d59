import { screen, waitFor, within } from '@testing-library/react'
import type { SavedState } from 'react-meal-planner/core'
import { describe, expect, it, vi } from 'vitest'
import { newPlanState } from '../../src/core/state/newPlanState.js'
import { renderPlan, renderPlanner } from '../support/renderPlanner.js'
import { samplePlan } from '../support/samplePlan.js'

const heading = () => screen.getByRole('heading', { name: 'Your 7-Day Meal Plan' })

/** A plan without the answers that it was made for. */
function keptPlan(): SavedState {
  const { week, basis } = samplePlan()
  return {
    version: 1,
    current: { plan: newPlanState(week, basis, 1), profile: null },
    own: null,
    answers: null,
    subscriptions: [],
  }
}

describe('the focus', () => {
  it('goes to the heading of a new week, which is said to be ready once', async () => {
    const { user } = await renderPlan()
    await waitFor(() => expect(heading()).toHaveFocus())
    expect(screen.getByText('Your week is ready.')).toHaveAttribute('role', 'status')

    await user.click(screen.getByRole('tab', { name: 'Grocery List' }))
    await user.click(screen.getByRole('tab', { name: 'Meal Plan' }))
    expect(heading()).not.toHaveFocus()

    await user.click(screen.getByRole('button', { name: 'Generate New Plan' }))
    await screen.findByText('Here is another plan.')
    await waitFor(() => expect(heading()).toHaveFocus())
    expect(screen.queryByText('Your week is ready.')).not.toBeInTheDocument()
  })

  it('stays where it is when a new week is changed for the first time', async () => {
    const { user } = await renderPlan()
    await waitFor(() => expect(heading()).toHaveFocus())
    const [more] = screen.getAllByRole('button', { name: /^More: / })
    await user.click(more ?? document.body)
    const avoidFood = await screen.findByRole('button', { name: /^Avoid a food/ })
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
    await user.click(avoidFood)
    const [avoid] = screen.getAllByRole('button', { name: /^Avoid this food: / })
    expect(avoid).toHaveFocus()
    await user.keyboard('{Enter}')
    await screen.findByText(/^Avoided from now on/)
    const [card] = screen.getAllByRole('article')
    await waitFor(() => expect(card).toContainElement(document.activeElement as HTMLElement))
    expect(scroll).not.toHaveBeenCalled()
  })

  it('goes to the first food’s swap after "Swap a food", also when the foods are open', async () => {
    const { user } = await renderPlan()
    for (const _ of ['closed', 'open']) {
      await user.click(screen.getAllByRole('button', { name: /^More: / })[0] ?? document.body)
      await user.click(await screen.findByRole('button', { name: /^Swap a food/ }))
      await waitFor(() =>
        expect(screen.getAllByRole('button', { name: /^Swap this food: / })[0]).toHaveFocus(),
      )
    }
  })

  it('goes to what takes the place of a meal, and from a decision that is taken back to the next one or the heading', async () => {
    const { user } = await renderPlan()
    const choose = async (index: number, name: RegExp) => {
      await user.click(screen.getAllByRole('button', { name: /^More: / })[index] ?? document.body)
      await user.click(await screen.findByRole('button', { name }))
    }
    await choose(1, /^I’m eating out/)
    const again = await screen.findByRole('button', { name: 'Plan a meal again' })
    await waitFor(() => expect(again).toHaveFocus())
    await user.keyboard('{Enter}')
    await screen.findByText(/^Planned again/)
    await waitFor(() =>
      expect(screen.getAllByRole('article')[1]).toContainElement(document.activeElement as HTMLElement),
    )

    for (const index of [0, 1]) await choose(index, /^Have it more often/)
    const chips = () => screen.getAllByRole('button', { name: /^Take back: / })
    await user.click(chips()[0] ?? document.body)
    await waitFor(() => expect(chips()[0]).toHaveFocus())
    await user.keyboard('{Enter}')
    await waitFor(() => expect(heading()).toHaveFocus())
  })

  it.each([/^I’m eating out/, /^Leave it out/])(
    'goes to the meal that "Undo" brings back after %s',
    async (name) => {
      const { user } = await renderPlan()
      await user.click(screen.getAllByRole('button', { name: /^More: / })[1] ?? document.body)
      await user.click(await screen.findByRole('button', { name }))
      const again = await screen.findByRole('button', { name: 'Plan a meal again' })
      await waitFor(() => expect(again).toHaveFocus())
      screen.getByRole('button', { name: 'Undo' }).focus()
      await user.keyboard('{Enter}')
      expect(again).not.toBeInTheDocument()
      await waitFor(() =>
        expect(screen.getAllByRole('article')[1]).toContainElement(document.activeElement as HTMLElement),
      )
    },
  )

  it('goes to the heading of the plan that the visitor goes back to', async () => {
    const { user } = await renderPlan()
    await user.click(screen.getByRole('button', { name: 'Change Preferences' }))
    await user.click(await screen.findByRole('button', { name: 'Back to my plan' }))
    await waitFor(() => expect(heading()).toHaveFocus())
    expect(screen.queryByText('Your week is ready.')).not.toBeInTheDocument()
  })

  it('stays where it is while a kept plan comes back', async () => {
    renderPlanner({ savedState: keptPlan() })
    await screen.findByRole('heading', { name: 'Your 7-Day Meal Plan' })
    expect(document.body).toHaveFocus()
    expect(screen.queryByText('Your week is ready.')).not.toBeInTheDocument()
  })

  it('goes to the form, which says why, for another week of a plan that came without answers', async () => {
    const { user } = renderPlanner({ savedState: keptPlan() })
    expect(await screen.findByText('Fill in the form for a week of your own.')).toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: 'Generate New Plan' }))
    await screen.findByRole('button', { name: 'Generate My Plan' })
    const why = 'Check this form for another week.'
    expect(screen.getByText(why)).toBeVisible()
    // The reason ends with the form.
    await user.click(screen.getByRole('button', { name: 'Back to my plan' }))
    await screen.findByRole('button', { name: 'Generate New Plan' })
    expect(screen.queryByText(why)).not.toBeInTheDocument()
  })

  it('stays on the chips of the form, whichever are folded away', async () => {
    const { user } = renderPlanner()
    const diets = within(screen.getByRole('group', { name: 'Common diets' }))
    await user.click(diets.getByRole('button', { name: '2 more' }))
    for (const name of ['Nut free', 'Kosher']) await user.click(diets.getByRole('checkbox', { name }))
    await user.click(diets.getByRole('button', { name: 'Fewer' }))
    expect(diets.getByRole('button', { name: 'Fewer' })).toHaveFocus()
    await user.click(diets.getByRole('checkbox', { name: 'Kosher' }))
    expect(diets.getByRole('checkbox', { name: 'Kosher' })).toHaveFocus()
    await user.click(diets.getByRole('button', { name: 'Fewer' }))
    expect(diets.queryByRole('checkbox', { name: 'Kosher' })).not.toBeInTheDocument()
    expect(diets.getByRole('button', { name: '1 more' })).toHaveFocus()

    const foods = within(screen.getByRole('group', { name: 'Foods to avoid' }))
    await user.click(foods.getByRole('button', { name: /more$/ }))
    await user.click(foods.getByRole('checkbox', { name: 'garlic' }))
    await user.click(foods.getByRole('button', { name: 'Fewer' }))
    const garlic = foods.getByRole('checkbox', { name: 'garlic' })
    await user.click(garlic)
    expect(garlic).not.toBeChecked()
    expect(garlic).toHaveFocus()
  })

  it('is back where it was after a notice is dismissed', async () => {
    const { user } = await renderPlan()
    const copy = screen.getByRole('button', { name: 'Share Plan' })
    await user.click(copy)
    const dismiss = await screen.findByRole('button', { name: 'Dismiss' })
    dismiss.focus()
    await user.keyboard('{Enter}')
    expect(copy).toHaveFocus()
  })
})
