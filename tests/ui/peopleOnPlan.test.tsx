import { act, screen, within } from '@testing-library/react'
import { type OtherPerson, planBasisOf, planToJson, type WeekPlan } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { newPlanState } from '../../src/core/state/newPlanState.js'
import { planGroceries } from '../../src/store/selectors.js'
import { renderPlanScreen } from '../support/renderPlanScreen.js'
import { sampleMadeWeek, samplePlan } from '../support/samplePlan.js'
import { sampleProfile } from '../support/sampleProfile.js'

it('says on each card how many servings are cooked for all who eat', async () => {
  renderPlanScreen({ plan: { profile: sampleProfile({ people: 3 }) } })
  expect((await screen.findAllByText('Cook 3 servings')).length).toBeGreaterThan(0)
})

it('says whose amounts a plan shows where several people eat the same', () => {
  const whose = 'For 3 people. The amounts of each meal are for one of them.'
  const { unmount } = renderPlanScreen({ plan: { profile: sampleProfile({ people: 3 }) } })
  expect(screen.getByText(whose)).toBeVisible()
  unmount()
  renderPlanScreen()
  expect(screen.queryByText(/^For \d people\./)).toBeNull()
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
    await user.click(screen.getByRole('radio', { name: 'Person 2 · 50%' }))
    expect(eggs()).toHaveTextContent('1 large egg')
    expect(targets()).toHaveTextContent('/ 855 kcal')
    await user.click(await screen.findByRole('button', { name: 'How to cook it: Eggs and an apple' }))
    expect(await screen.findByText(/The list above is the portion of Person 2\.$/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'How to cook it: Eggs and an apple' }))
    await user.click(screen.getByRole('radio', { name: 'Person 1' }))
    expect(eggs()).toHaveTextContent('2 large eggs')
  })

  it('are still of that person after a look at the list', async () => {
    const profile = sampleProfile({ people: 2, others: [{ portion: 0.5 }] })
    const { user, openTab } = renderPlanScreen({ plan: { profile } })
    await user.click(screen.getByRole('radio', { name: /^Person 2/ }))
    await openTab('Grocery List')
    await openTab('Meal Plan')
    expect(await screen.findByRole('radio', { name: /^Person 2/ })).toBeChecked()
    expect(eggs()).toHaveTextContent('1 large egg')
  })

  it('are still of that person in another week, and the visitor’s own after other answers', async () => {
    const profile = sampleProfile({ people: 2, others: [{ portion: 0.5 }] })
    const made = { ...sampleMadeWeek(), plan: newPlanState(samplePlan().week, planBasisOf(profile), 2) }
    const { user, actions } = renderPlanScreen({
      plan: { profile },
      services: { makeWeek: async () => made },
    })
    await user.click(screen.getByRole('radio', { name: /^Person 2/ }))
    await user.click(screen.getByRole('button', { name: 'Generate New Plan' }))
    await screen.findByText('Here is another plan.')
    expect(screen.getByRole('radio', { name: /^Person 2/ })).toBeChecked()
    await act(() => actions.submitProfile())
    expect(screen.getByRole('radio', { name: 'Person 1' })).toBeChecked()
  })

  it('are the visitor’s own again when undo leads to a plan for one', async () => {
    const profile = sampleProfile({ people: 2, others: [{ portion: 0.5 }] })
    const { user, store, plan } = renderPlanScreen({ plan: { profile } })
    await user.click(screen.getByRole('radio', { name: /^Person 2/ }))
    const alone = { ...plan, profile: sampleProfile(), basis: planBasisOf(sampleProfile()) }
    act(() => store.setState({ phase: { name: 'plan', plan: alone } }))
    expect(screen.queryByRole('group', { name: 'Portions for' })).toBeNull()
    act(() => store.setState({ phase: { name: 'plan', plan } }))
    act(() => store.setState({ phase: { name: 'plan', plan: alone } }))
    expect(eggs()).toHaveTextContent('2 large eggs')
    expect(targets()).toHaveTextContent('/ 1,710 kcal')
  })

  it('are the visitor’s own in the recipe, too, when undo leads to a plan for fewer', async () => {
    const profile = sampleProfile({ people: 3, others: [{ portion: 0.5 }, { portion: 0.7 }] })
    const fewer = sampleProfile({ people: 2, others: [{ portion: 0.5 }] })
    const { user, store, plan } = renderPlanScreen({ plan: { profile } })
    await user.click(screen.getByRole('radio', { name: /^Person 3/ }))
    act(() =>
      store.setState({
        phase: { name: 'plan', plan: { ...plan, profile: fewer, basis: planBasisOf(fewer) } },
      }),
    )
    await user.click(screen.getByRole('button', { name: 'How to cook it: Eggs and an apple' }))
    expect(await screen.findByText(/The list above is your portion\.$/)).toBeVisible()
  })

  it('are the visitor’s own where a meal or a food is swapped then', async () => {
    const profile = sampleProfile({ people: 2, others: [{ portion: 0.5 }] })
    const { user, store, plan } = renderPlanScreen({ plan: { profile } })
    await user.click(screen.getByRole('radio', { name: /^Person 2/ }))
    const alone = { ...plan, profile: sampleProfile(), basis: planBasisOf(sampleProfile()) }
    act(() => store.setState({ phase: { name: 'plan', plan: alone } }))
    const meal = () => within(screen.getByRole('article', { name: 'Eggs and an apple' }))
    await user.click(meal().getByRole('button', { name: /^Swap: / }))
    expect(await meal().findAllByRole('button', { name: /at checkout/ })).toHaveLength(3)
    await user.click(meal().getByRole('button', { name: /^More: / }))
    await user.click(await screen.findByRole('button', { name: /^Swap a food/ }))
    await user.click(meal().getByRole('button', { name: /^Swap this food: Apples/ }))
    expect(await meal().findAllByRole('button', { name: /protein that day/ })).not.toHaveLength(0)
  })

  it('need no choice where all eat the same', () => {
    renderPlanScreen({ plan: { profile: sampleProfile({ people: 2 }) } })
    expect(screen.queryByRole('group', { name: 'Portions for' })).toBeNull()
  })
})

describe('the plan screen of a person who is chosen', () => {
  const man: OtherPerson = {
    age: 36,
    gender: 'male',
    heightFeet: 6,
    heightInches: 1,
    weight: 190,
    activityLevel: 'very_active',
    goal: 'gain',
  }
  const average = () => screen.getByText('Average a day').nextElementSibling?.textContent
  const dayButton = () => screen.getAllByRole('button', { name: /of .* kcal$/ })[0]
  const weekRow = (name: RegExp) =>
    within(screen.getByRole('table', { name: 'Each day against the daily target' })).getByRole('row', {
      name,
    })
  const openNutrients = async (user: ReturnType<typeof renderPlanScreen>['user']) => {
    await user.click(screen.getByText('What else this week brings'))
    await screen.findByRole('heading', { name: 'Vitamins and minerals' })
  }

  it('has this person’s average, days and week, and what all of them pay', async () => {
    const profile = sampleProfile({ people: 2, others: [man] })
    const { user, plan } = renderPlanScreen({ plan: { profile } })
    const cost = screen.getByText('This week uses').nextElementSibling?.textContent
    // As in the file that this visitor can save.
    const file = JSON.parse(planToJson(plan.week, { ...planGroceries(plan), tickedFoodIds: [] }, plan.basis))
    const [week]: readonly [WeekPlan] = file.otherPlans
    const target = plan.basis.otherTargets?.[0]?.calories ?? 0
    const whole = (amount = 0) => Math.round(amount).toLocaleString('en-US')
    expect(dayButton()).toHaveAccessibleName(expect.stringContaining('of 1,710 kcal'))
    await user.click(screen.getByRole('radio', { name: /^Person 2/ }))
    expect(average()).toBe(`${whole(week.totals.calories / 7)} kcal`)
    expect(dayButton()).toHaveAccessibleName(
      expect.stringContaining(`${whole(week.days[0]?.totals.calories)} of ${whole(target)} kcal`),
    )
    expect(weekRow(/^Daily target/)).toHaveTextContent(whole(target))
    expect(weekRow(/^Week /)).toHaveTextContent(whole(week.totals.calories))
    expect(screen.getByText('This week uses').nextElementSibling).toHaveTextContent(cost ?? '')
  })

  it('advises on drinks and nutrients by this person’s sex and age', async () => {
    const { user } = renderPlanScreen({ plan: { profile: sampleProfile({ people: 2, others: [man] }) } })
    await openNutrients(user)
    expect(screen.getByText(/advised for a woman of 34\./)).toBeVisible()
    expect(screen.getByText(/^Most women do well/)).toBeVisible()
    await user.click(screen.getByRole('radio', { name: /^Person 2/ }))
    expect(screen.getByText(/advised for a man of 36\./)).toBeVisible()
    expect(screen.getByText(/^Most men do well/)).toBeVisible()
    expect(screen.queryByText(/These are your own portions/)).toBeNull()
  })

  it('gives the shared dishes as the reason for what this person misses', async () => {
    const profile = sampleProfile({ foodRestrictions: ['dairy'], people: 2, others: [man] })
    const { user } = renderPlanScreen({ plan: { profile } })
    const week = screen.getByRole('heading', { name: 'Your week against your targets' }).parentElement
    await user.click(screen.getByRole('radio', { name: /^Person 2/ }))
    expect(week).toHaveTextContent(/\w+day is \d+% (short|over) on \w+/)
    expect(week).toHaveTextContent(
      'The dishes are chosen for you. This person has the same ones, in other portions.',
    )
    expect(week).not.toHaveTextContent('What you avoid leaves fewer foods to choose from.')
  })

  it('says whose the nutrients are if nothing but a share is known of this person', async () => {
    const profile = sampleProfile({ people: 2, others: [{ portion: 0.5 }] })
    const { user } = renderPlanScreen({ plan: { profile } })
    await openNutrients(user)
    const iron = () => screen.getByRole('meter', { name: 'Iron' }).getAttribute('aria-valuetext')
    const ownIron = iron()
    await user.click(screen.getByRole('radio', { name: /^Person 2/ }))
    expect(
      screen.getByText('These are your own portions: the age and sex of Person 2 are not known.'),
    ).toBeVisible()
    expect(iron()).toBe(ownIron)
    expect(screen.queryByText(/^Most women do well/)).toBeNull()
    expect(screen.getByText(/^Drink more on hot days/)).toBeVisible()
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
    await user.click(screen.getByRole('radio', { name: /^Person 3/ }))
    expect(screen.queryByText(/^Over 65/)).toBeNull()
    expect(screen.getByText(/^Person 3 is already under a healthy weight\./)).toBeVisible()
    await user.click(screen.getByRole('radio', { name: /^Person 2/ }))
    expect(screen.queryByText(/^Person 3 is already/)).toBeNull()
  })
})
