import { act, screen, within } from '@testing-library/react'
import { type OtherPerson, planBasisOf } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { renderPlanScreen } from '../support/renderPlanScreen.js'
import { sampleProfile } from '../support/sampleProfile.js'

it('says on each card how many servings are cooked for all who eat', async () => {
  renderPlanScreen({ plan: { profile: sampleProfile({ people: 3 }) } })
  expect((await screen.findAllByText('Cook 3 servings')).length).toBeGreaterThan(0)
})

it('does not mention servings if one person eats what is cooked for one meal', () => {
  renderPlanScreen()
  expect(screen.queryByText(/^Cook \d+ servings$/)).toBeNull()
})

describe('portions of several people', () => {
  const eggs = () =>
    within(screen.getByRole('article', { name: 'Eggs and an apple' }))
      .getByText(/large eggs?/)
      .closest('li')
  const targets = () => screen.getByRole('group', { name: 'Calories' })

  it('show for the person who is chosen, with the targets of that person', async () => {
    const profile = sampleProfile({ people: 2, others: [{ portion: 0.5 }] })
    const { user } = renderPlanScreen({ plan: { profile } })
    expect(eggs()).toHaveTextContent('2 large eggs')
    expect(targets()).toHaveTextContent('/ 1,710 kcal')
    await user.click(screen.getByRole('radio', { name: 'Person 2' }))
    expect(eggs()).toHaveTextContent('1 large egg')
    expect(targets()).toHaveTextContent('/ 855 kcal')
    await user.click(screen.getByRole('radio', { name: 'You' }))
    expect(eggs()).toHaveTextContent('2 large eggs')
  })

  it('are the visitor’s own again when undo leads to a plan for one', async () => {
    const profile = sampleProfile({ people: 2, others: [{ portion: 0.5 }] })
    const { user, store, plan } = renderPlanScreen({ plan: { profile } })
    await user.click(screen.getByRole('radio', { name: 'Person 2' }))
    const alone = { ...plan, profile: sampleProfile(), basis: planBasisOf(sampleProfile()) }
    act(() => store.setState({ phase: { name: 'plan', plan: alone } }))
    expect(screen.queryByRole('group', { name: 'Portions for' })).toBeNull()
    act(() => store.setState({ phase: { name: 'plan', plan } }))
    act(() => store.setState({ phase: { name: 'plan', plan: alone } }))
    expect(eggs()).toHaveTextContent('2 large eggs')
    expect(targets()).toHaveTextContent('/ 1,710 kcal')
  })

  it('need no choice where all eat the same', () => {
    renderPlanScreen({ plan: { profile: sampleProfile({ people: 2 }) } })
    expect(screen.queryByRole('group', { name: 'Portions for' })).toBeNull()
  })
})

describe('warnings about targets', () => {
  const slim: OtherPerson = {
    age: 40,
    gender: 'male',
    heightFeet: 6,
    heightInches: 0,
    weight: 110,
    activityLevel: 'sedentary',
    goal: 'lose',
  }
  const others = [{ portion: 1 }, slim]

  it('name another person by their number, not the visitor', () => {
    renderPlanScreen({ plan: { profile: sampleProfile({ people: 3, others }) } })
    expect(screen.getByText(/^Person 3 is already under a healthy weight\./)).toBeVisible()
    expect(screen.queryByText(/you are already under a healthy weight/)).toBeNull()
  })

  it('are only about the person whose portions show', async () => {
    const profile = sampleProfile({ age: 70, goal: 'lose', people: 3, others })
    const { user } = renderPlanScreen({ plan: { profile } })
    expect(screen.getByText(/^Over 65/)).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'Person 3' }))
    expect(screen.queryByText(/^Over 65/)).toBeNull()
    expect(screen.getByText(/^Person 3 is already under a healthy weight\./)).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'Person 2' }))
    expect(screen.queryByText(/^Person 3 is already/)).toBeNull()
  })
})
