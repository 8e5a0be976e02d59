import { screen, waitFor, within } from '@testing-library/react'
import { MealPlanner } from 'react-meal-planner'
import { describe, expect, it } from 'vitest'
import { renderPlanner } from '../support/renderPlanner.js'
import { sampleProfile } from '../support/sampleProfile.js'

type User = ReturnType<typeof renderPlanner>['user']

const submit = (user: User) => user.click(screen.getByText('Generate My Plan'))
const targets = () => within(screen.getByLabelText('Your daily targets'))

describe('the profile form', () => {
  it('asks for everything the plan needs, in the order people expect', () => {
    renderPlanner()
    const form = screen.getByRole('form', { name: 'Your profile' })
    const labels = [
      'Age',
      'Gender',
      'Height (feet)',
      'Height (inches)',
      'Weight (lbs)',
      'Activity level',
      'Goal',
      'Dietary restrictions',
      'Foods to avoid',
      'Weekly food budget',
      'Meals per day',
      'Meal variety',
    ]
    const found = within(form)
      .getAllByText((_, element) => element?.matches('label, legend') === true)
      .map((element) => element.textContent ?? '')
      .filter((label) => labels.includes(label))
    expect(found).toEqual(labels)
  })

  it('starts with empty numbers and the usual choices', () => {
    renderPlanner()
    for (const label of ['Age', 'Height (feet)', 'Height (inches)', 'Weight (lbs)', 'Weekly food budget']) {
      expect(screen.getByLabelText(label)).toHaveValue('')
    }
    for (const choice of ['Male', 'Sedentary', 'Lose fat', '4', 'Medium']) {
      expect(screen.getByLabelText(choice)).toBeChecked()
    }
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked()
  })

  it('does not take the focus when it appears', () => {
    renderPlanner()
    expect(document.body).toHaveFocus()
  })

  it('explains each activity level beside its name', () => {
    renderPlanner()
    expect(screen.getByLabelText('Sedentary')).toHaveAccessibleDescription('Desk job, little exercise')
  })

  it('says what the tool is not for', () => {
    renderPlanner()
    expect(screen.getByText(/general nutrition information/)).toHaveTextContent('healthcare professionals')
  })

  it('says where the answers go', () => {
    const { unmount } = renderPlanner()
    expect(screen.getByText('Your answers stay on this device')).toBeInTheDocument()
    unmount()
    renderPlanner({ apiBase: 'https://shop.example/api' })
    expect(screen.getByText('Your answers go to this site, which may ask an AI model')).toBeInTheDocument()
  })

  it('does not say that answers stay on the device if the host gets them', () => {
    const { rerender } = renderPlanner({ onStateChange: () => undefined })
    expect(screen.getByText('Your answers stay on this device')).toBeInTheDocument()
    rerender(<MealPlanner onStateChange={() => undefined} persistProfile />)
    expect(screen.queryByText('Your answers stay on this device')).not.toBeInTheDocument()
  })
})

it('has at most 32 tab stops', async () => {
  const { user } = renderPlanner()
  const stops = new Set<Element>()
  for (;;) {
    await user.tab()
    const stop = document.activeElement
    if (stop === null || stop === document.body || stops.has(stop)) break
    stops.add(stop)
  }
  expect(stops.size).toBeGreaterThan(20)
  expect(stops.size).toBeLessThanOrEqual(32)
})

describe('an incomplete profile form', () => {
  it('says what is wrong under each field and moves the focus to the first one', async () => {
    const { user } = renderPlanner()
    await user.type(screen.getByLabelText('Age'), '17')
    await submit(user)
    await screen.findByRole('alert')
    const errors = {
      Age: 'Age must be between 18 and 100',
      'Height (feet)': 'Height must be between 4 and 8 feet',
      'Height (inches)': 'Inches must be between 0 and 11',
      'Weight (lbs)': 'Weight must be between 66 and 660 lbs',
      'Weekly food budget': 'Weekly budget must be between $25 and $500',
    }
    for (const [label, message] of Object.entries(errors)) {
      expect(screen.getByLabelText(label)).toBeInvalid()
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message)
    }
    expect(screen.getByLabelText('Age')).toHaveFocus()
    expect(screen.getByRole('alert')).toHaveTextContent('5 answers need another look.')
  })

  it('says of a number within its limits that it must be whole', async () => {
    const { user } = renderPlanner({ initialProfile: sampleProfile() })
    for (const [label, text] of [
      ['Age', '34.5'],
      ['Height (feet)', '5.5'],
    ] as const) {
      await user.clear(screen.getByLabelText(label))
      await user.type(screen.getByLabelText(label), text)
    }
    await user.click(screen.getByRole('button', { name: 'Generate My Plan' }))
    await screen.findByText('2 answers need another look.')
    expect(screen.getByLabelText('Age')).toHaveAccessibleDescription('Age must be a whole number')
    expect(screen.getByLabelText('Height (feet)')).toHaveAccessibleDescription(
      'Height (feet) must be a whole number',
    )
  })

  it('marks a wrong number once its field is left, and no empty one', async () => {
    const { user } = renderPlanner()
    const [age, feet] = [screen.getByLabelText('Age'), screen.getByLabelText('Height (feet)')]
    await user.type(age, '12')
    expect(age).toBeValid()
    await user.click(feet)
    await waitFor(() => expect(age).toHaveAccessibleDescription('Age must be between 18 and 100'))
    expect(age).toBeInvalid()
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
    await user.type(age, '{Backspace}')
    expect(age).toBeValid()
    await user.clear(age)
    await user.click(feet)
    await new Promise((resolve) => setTimeout(resolve, 400))
    for (const field of [age, feet]) expect(field).toBeValid()
  })

  it('marks no number that the visitor has come back to', async () => {
    const { user } = renderPlanner()
    const age = screen.getByLabelText('Age')
    await user.type(age, '1')
    await user.tab()
    await user.click(age)
    await user.type(age, '2')
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(age).toBeValid()
  })

  it('leads from the count of its errors to the first of them', async () => {
    const { user } = renderPlanner({ initialProfile: sampleProfile({ age: 0, weeklyFoodBudget: 0 }) })
    await submit(user)
    await user.type(screen.getByLabelText('Age'), '34')
    await user.click(screen.getByRole('button', { name: '1 answer needs another look.' }))
    expect(screen.getByLabelText('Weekly food budget')).toHaveFocus()
  })

  it('removes an error as soon as its field is edited, and keeps the others', async () => {
    const { user } = renderPlanner()
    await submit(user)
    await screen.findByText('Age must be between 18 and 100')
    await user.type(screen.getByLabelText('Age'), '3')
    expect(screen.queryByText('Age must be between 18 and 100')).not.toBeInTheDocument()
    expect(screen.getByText('Weight must be between 66 and 660 lbs')).toBeInTheDocument()
  })

  it('moves the focus again on every refused submit', async () => {
    const { user } = renderPlanner({ initialProfile: sampleProfile() })
    await user.clear(screen.getByLabelText('Weight (lbs)'))
    await submit(user)
    await waitFor(() => expect(screen.getByLabelText('Weight (lbs)')).toHaveFocus())
    await submit(user)
    await waitFor(() => expect(screen.getByLabelText('Weight (lbs)')).toHaveFocus())
  })

  it('is not sent by Enter on a box, which is there to be ticked', async () => {
    const { user } = renderPlanner()
    screen.getByRole('checkbox', { name: 'Vegan' }).focus()
    await user.keyboard('{Enter}')
    expect(screen.getByLabelText('Age')).toBeValid()
    screen.getByRole('radio', { name: 'Male' }).focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByLabelText('Age')).toBeInvalid())
  })

  it('keeps the typed text to the letter', async () => {
    const { user } = renderPlanner({ initialProfile: sampleProfile() })
    await user.clear(screen.getByLabelText('Weight (lbs)'))
    await user.type(screen.getByLabelText('Weight (lbs)'), '170,5 kg{Enter}')
    await waitFor(() => expect(screen.getByLabelText('Weight (lbs)')).toBeInvalid())
    expect(screen.getByLabelText('Weight (lbs)')).toHaveValue('170,5 kg')
  })
})

describe('a number field', () => {
  it('steps the weight by 0.1 lb and the budget by $5 with the arrow keys', async () => {
    const { user } = renderPlanner({ initialProfile: sampleProfile({ weight: 150.1 }) })
    await user.type(screen.getByLabelText('Weight (lbs)'), '{ArrowUp}{ArrowUp}')
    expect(screen.getByLabelText('Weight (lbs)')).toHaveValue('150.3')
    await user.type(screen.getByLabelText('Weekly food budget'), '{ArrowDown}')
    expect(screen.getByLabelText('Weekly food budget')).toHaveValue('115')
  })

  it('steps the budget to the next $5 with the buttons, within its limits', async () => {
    const { user } = renderPlanner({ initialProfile: sampleProfile({ weeklyFoodBudget: 493 }) })
    const budget = screen.getByLabelText('Weekly food budget')
    const more = screen.getByRole('button', { name: '$5 more' })
    await user.click(more)
    expect(budget).toHaveValue('495')
    await user.click(more)
    await user.click(more)
    expect(budget).toHaveValue('500')
    await user.click(screen.getByRole('button', { name: '$5 less' }))
    expect(budget).toHaveValue('495')
  })

  it('starts at its lower limit when it is empty', async () => {
    const { user } = renderPlanner()
    await user.click(screen.getByRole('button', { name: '$5 more' }))
    expect(screen.getByLabelText('Weekly food budget')).toHaveValue('25')
  })

  it.each([
    ['$60', '65'],
    ['1,000', '500'],
    ['62,5', '65'],
    ['＄６０', '65'],
    ['80 dollars', '85'],
    ['€80', '25'],
    ['0x64', '25'],
  ])('steps on from "%s" as the submit would read it', async (typed, stepped) => {
    const { user } = renderPlanner()
    const budget = screen.getByLabelText('Weekly food budget')
    await user.type(budget, typed)
    await user.click(screen.getByRole('button', { name: '$5 more' }))
    expect(budget).toHaveValue(stepped)
  })
})

describe('a height typed into the field of feet', () => {
  it.each(['5\'11"', '5 ft 11 in', '5’11'])('fills in feet and inches from %s', async (typed) => {
    const { user } = renderPlanner({ initialProfile: sampleProfile() })
    const [feet, inches] = [screen.getByLabelText('Height (feet)'), screen.getByLabelText('Height (inches)')]
    await user.clear(feet)
    await user.type(feet, typed)
    expect(feet).toHaveValue(typed)
    await user.tab()
    expect(feet).toHaveValue('5')
    expect(inches).toHaveValue('11')
  })

  it('does so at Enter, too', async () => {
    const { user } = renderPlanner({ initialProfile: sampleProfile({ weeklyFoodBudget: 0 }) })
    const feet = screen.getByLabelText('Height (feet)')
    await user.clear(feet)
    await user.type(feet, "5'11{Enter}")
    expect(await screen.findByText('1 answer needs another look.')).toBeInTheDocument()
    expect(feet).toHaveValue('5')
    expect(screen.getByLabelText('Height (inches)')).toHaveValue('11')
  })
})

describe('the strip of daily targets', () => {
  it('fills in as soon as the body fields are valid, without a budget', async () => {
    const { user } = renderPlanner({
      initialProfile: sampleProfile({ goal: 'maintain', weight: 0, weeklyFoodBudget: 0 }),
    })
    expect(targets().getByText('Fill in age, height and weight to see them.')).toBeInTheDocument()
    await user.type(screen.getByLabelText('Weight (lbs)'), '160')
    // BMR round(10·72.57472 + 6.25·167.64 − 5·34 − 161) = 1442; 1442·1.55 − 25 = 2210.1 kcal
    expect(await targets().findByText('2,210 kcal')).toBeInTheDocument()
    expect(targets().getByText('138 g')).toBeInTheDocument()
    expect(targets().getByText('249 g')).toBeInTheDocument()
    expect(targets().getByText('74 g')).toBeInTheDocument()
    expect(targets().getByText('25 g')).toBeInTheDocument()
  })

  it('follows the restrictions text', async () => {
    const { user } = renderPlanner({ initialProfile: sampleProfile({ goal: 'maintain' }) })
    await user.click(screen.getByLabelText('Keto'))
    // 2210 kcal: 70 % fat, 5 % carbs
    expect(await targets().findByText('172 g')).toBeInTheDocument()
    expect(targets().getByText('28 g')).toBeInTheDocument()
  })

  it('shows a caution when the targets are low', async () => {
    const { user } = renderPlanner({ initialProfile: sampleProfile({ activityLevel: 'sedentary' }) })
    // 1442·1.2 − 525 = 1205.4 kcal
    expect(await targets().findByText('1,205 kcal')).toBeInTheDocument()
    expect(targets().queryByText(/healthcare professional/)).not.toBeInTheDocument()
    await user.clear(screen.getByLabelText('Weight (lbs)'))
    await user.type(screen.getByLabelText('Weight (lbs)'), '110')
    expect(await targets().findByText(/less energy than is usually advised/)).toBeInTheDocument()
    expect(targets().getByText(/already under a healthy weight/)).toBeInTheDocument()
  })

  it('says plainly when the goal leaves nothing to eat', async () => {
    renderPlanner({
      initialProfile: sampleProfile({
        age: 100,
        heightFeet: 4,
        heightInches: 0,
        weight: 66,
        activityLevel: 'sedentary',
      }),
    })
    expect(await targets().findByText(/leave no energy to plan with/)).toBeInTheDocument()
  })
})
