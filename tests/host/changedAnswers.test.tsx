import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { createRef } from 'react'
import { MealPlanner, type MealPlannerHandle, type WeekPlan } from 'react-meal-planner'
import { describe, expect, it } from 'vitest'
import { renderPlan, renderPlanner } from '../support/renderPlanner.js'
import { sampleProfile } from '../support/sampleProfile.js'

const ANSWERS = 'You have changed your answers since. This plan is still made from the ones before.'
const LED_TO_FORM = 'Check this form for another week.'
const heading = () => screen.findByRole('heading', { name: 'Your 7-Day Meal Plan' })
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }))

/** Changes an answer of the plan on screen and goes back to it without making another one. */
async function answer(user: UserEvent, label: string, value: string) {
  await press(user, 'Change Preferences')
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })
  await user.click(await screen.findByRole('button', { name: 'Back to my plan' }))
  await heading()
}

/** Collects what an overlay says as long as it is there. */
function watchOverlay() {
  const said: string[] = []
  const watch = () => {
    const overlay = document.querySelector('dialog')
    if (overlay) said.push(overlay.textContent)
  }
  const observer = new MutationObserver(watch)
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  return () => {
    observer.disconnect()
    return said
  }
}

const foodsOf = (week: WeekPlan | undefined) =>
  (week?.days ?? []).flatMap(({ meals }) => meals).flatMap(({ items }) => items.map(({ food }) => food.id))

describe('answers that are changed and not sent', () => {
  it('are no silent part of another week: an allergy is confirmed first, and binds it then', async () => {
    const weeks: WeekPlan[] = []
    const { user } = await renderPlan({ onPlanGenerated: (week) => weeks.push(week) })
    await answer(user, 'Dietary restrictions', 'allergic to fish, eggs')
    expect(screen.getByText(ANSWERS)).toBeVisible()

    await press(user, 'Generate New Plan')
    expect(await screen.findByText(LED_TO_FORM)).toBeVisible()
    expect(screen.getByLabelText('Dietary restrictions')).toHaveValue('allergic to fish, eggs')
    expect(weeks).toHaveLength(1)

    await user.click(await screen.findByRole('checkbox', { name: /label/ }))
    await press(user, 'Generate My Plan')
    await waitFor(() => expect(weeks).toHaveLength(2))
    expect(foodsOf(weeks[1])).not.toContain('eggs')
    expect(foodsOf(weeks[1])).not.toContain('tilapia')
    await heading()
    expect(screen.queryByText(ANSWERS)).not.toBeInTheDocument()
  })

  it('lead to the form at once, without saying that a week is made', async () => {
    const { user } = await renderPlan()
    await answer(user, 'Age', '35')
    const watched = watchOverlay()
    await press(user, 'Generate New Plan')
    expect(await screen.findByText(LED_TO_FORM)).toBeVisible()
    expect(watched()).toEqual([])
  })

  it('are not dropped from another week in silence either', async () => {
    const ref = createRef<MealPlannerHandle>()
    const weeks: WeekPlan[] = []
    const user = userEvent.setup({ pointerEventsCheck: 0 })
    render(
      <MealPlanner
        ref={ref}
        pauses={0}
        initialProfile={sampleProfile()}
        onPlanGenerated={(week) => weeks.push(week)}
      />,
    )
    await press(user, 'Generate My Plan')
    await heading()
    await answer(user, 'Weekly food budget', '')
    await act(async () => ref.current?.generate())
    expect(await screen.findByText(LED_TO_FORM)).toBeVisible()
    expect(weeks).toHaveLength(1)
    await user.click(await screen.findByRole('button', { name: 'Back to my plan' }))
    expect(await heading()).toBeVisible()
  })

  it('are not seen in answers that were cleared before the plan, after a reload', async () => {
    localStorage.clear()
    const props = {
      persistKey: 'shop',
      persistProfile: true,
      initialProfile: { ...sampleProfile(), dietaryRestrictions: 'vegetarian', goal: 'gain' as const },
    }
    const { user } = renderPlanner(props)
    fireEvent.change(await screen.findByLabelText('Dietary restrictions'), { target: { value: '' } })
    await user.click(screen.getByRole('radio', { name: /^Maintain/ }))
    await press(user, 'Generate My Plan')
    await heading()
    await waitFor(() => expect(localStorage.getItem('meal-planner:shop')).toContain('"current":{'))
    cleanup()
    const weeks: WeekPlan[] = []
    const { user: back } = renderPlanner({ ...props, onPlanGenerated: (week) => weeks.push(week) })
    await heading()
    expect(screen.queryByText(ANSWERS)).not.toBeInTheDocument()
    await press(back, 'Generate New Plan')
    await waitFor(() => expect(weeks).toHaveLength(1))
    localStorage.clear()
  })

  it('are a press away, and nothing is said once they are those of the plan again', async () => {
    const weeks: WeekPlan[] = []
    const { user } = await renderPlan({ onPlanGenerated: (week) => weeks.push(week) })
    await answer(user, 'Dietary restrictions', 'vegan')
    await press(user, 'Check my answers')
    fireEvent.change(await screen.findByLabelText('Dietary restrictions'), { target: { value: '' } })
    await user.click(await screen.findByRole('button', { name: 'Back to my plan' }))
    await heading()
    expect(screen.queryByText(ANSWERS)).not.toBeInTheDocument()
    await press(user, 'Generate New Plan')
    await waitFor(() => expect(weeks).toHaveLength(2))
  })

  it('are not read into a metric body that is as it was', async () => {
    const { user } = await renderPlan()
    await press(user, 'Change Preferences')
    await user.click(await screen.findByText('More choices'))
    await user.click(await screen.findByRole('radio', { name: /Metric/ }))
    await user.click(await screen.findByRole('button', { name: 'Back to my plan' }))
    await heading()
    expect(screen.queryByText(ANSWERS)).not.toBeInTheDocument()
  })
})
