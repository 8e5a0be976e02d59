import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { OtherPerson } from 'react-meal-planner/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { renderPlanner } from '../support/renderPlanner.js'
import { sampleProfile } from '../support/sampleProfile.js'

// "More choices" loads on demand. The first load takes long on a busy machine, and no test is about that.
beforeAll(() =>
  Promise.all([import('../../src/ui/planner.chunk.js'), import('../../src/host/services.chunk.js')]),
)

type User = ReturnType<typeof renderPlanner>['user']

const open = async (user: User) => {
  await user.click(screen.getByText('More choices'))
  await screen.findByText('People eating')
}
const SLIGHT: OtherPerson = {
  age: 100,
  gender: 'female',
  heightFeet: 4,
  heightInches: 0,
  weight: 66,
  activityLevel: 'sedentary',
  goal: 'lose',
}

const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Generate My Plan' }))
const planTitle = () => screen.findByRole('heading', { name: 'Your 7-Day Meal Plan' })
const targets = () => within(screen.getByLabelText('Your daily targets'))

describe('metric units', () => {
  it('ask for centimeters and kilograms, and give the same targets', async () => {
    const { user } = renderPlanner({ initialProfile: sampleProfile({ goal: 'maintain' }), units: 'metric' })
    expect(await screen.findByLabelText('Height (cm)')).toHaveValue('168')
    expect(screen.getByLabelText('Weight (kg)')).toHaveValue('72.6')
    expect(screen.queryByLabelText('Height (feet)')).not.toBeInTheDocument()
    // The profile still says 5 ft 6 in and 160 lb, as in US units.
    expect(await targets().findByText('2,210 kcal')).toBeInTheDocument()
    const height = screen.getByLabelText('Height (cm)')
    await user.clear(height)
    await user.type(height, '182')
    expect(height).toHaveValue('182')
    // BMR round(10·72.57472 + 6.25·182.88 − 5·34 − 161) = 1538; 1538·1.55 − 25 = 2358.9 kcal
    expect(await targets().findByText('2,359 kcal')).toBeInTheDocument()
  })

  it('are a choice of the visitor', async () => {
    const { user } = renderPlanner({ initialProfile: sampleProfile() })
    await open(user)
    await user.click(screen.getByLabelText('Metric'))
    expect(await screen.findByLabelText('Height (cm)')).toHaveValue('168')
    await user.click(screen.getByLabelText('US'))
    expect(screen.getByLabelText('Height (feet)')).toHaveValue('5')
    expect(screen.getByLabelText('Height (inches)')).toHaveValue('6')
    expect(screen.getByLabelText('Weight (lbs)')).toHaveValue('160')
    await user.type(screen.getByLabelText('Height (feet)'), '{Backspace}9')
    expect(await targets().findByText('Height must be between 4 and 8 feet')).toBeVisible()
    await user.click(screen.getByLabelText('Metric'))
    expect(await targets().findByText('Height must be between 122 and 272 cm')).toBeVisible()
  })

  it('may be typed with the numbers', async () => {
    const { user } = renderPlanner({ initialProfile: sampleProfile({ goal: 'maintain' }), units: 'metric' })
    for (const [label, typed] of [
      ['Height (cm)', '182 cm'],
      ['Weight (kg)', '80 kg'],
    ] as const) {
      const field = await screen.findByLabelText(label)
      await user.clear(field)
      await user.type(field, typed)
      expect(field).toHaveValue(typed)
    }
    // 182 cm is nearest to 6 ft. BMR round(10·80 + 6.25·182.88 − 5·34 − 161) = 1612; 1612·1.55 − 25 = 2473.6 kcal
    expect(await targets().findByText('2,474 kcal')).toBeInTheDocument()
  })

  it('have the faults of the height and weight in US units, and no others', async () => {
    const { user } = renderPlanner({ initialProfile: sampleProfile({ weight: 66 }), units: 'metric' })
    // 66 lb is the least, and reads as a little less than 30 kg.
    const weight = await screen.findByLabelText('Weight (kg)')
    expect(weight).toHaveValue('29.9')
    await user.click(weight)
    const height = screen.getByLabelText('Height (cm)')
    await user.click(height)
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(weight).toBeValid()
    await open(user)
    await user.click(screen.getByLabelText('US'))
    await user.type(screen.getByLabelText('Height (inches)'), '{Backspace}11.5')
    await user.click(screen.getByLabelText('Metric'))
    await user.click(screen.getByRole('button', { name: 'Generate My Plan' }))
    expect(await screen.findByLabelText('Height (cm)')).toHaveAccessibleDescription(
      'Height must be between 122 and 272 cm',
    )
  })

  it('leave no answer in US units where the fields there are empty', async () => {
    const { user } = renderPlanner({ initialProfile: sampleProfile(), units: 'metric' })
    const height = await screen.findByLabelText('Height (cm)')
    await user.clear(height)
    await user.type(height, '280')
    await open(user)
    await user.click(screen.getByLabelText('US'))
    expect(await targets().findByText(/^Fill in age, height and weight/)).toBeVisible()
  })

  it('read as one decimal in US units, and as typed when they are chosen again', async () => {
    const { user } = renderPlanner({ initialProfile: sampleProfile({ goal: 'maintain' }), units: 'metric' })
    const write = async (label: string, value: string) => {
      const field = await screen.findByLabelText(label)
      await user.clear(field)
      await user.type(field, value)
    }
    await write('Height (cm)', '180')
    await write('Weight (kg)', '80')
    // BMR round(10·80 + 6.25·180 − 5·34 − 161) = 1594; 1594·1.55 − 25 = 2445.7 kcal
    expect(await targets().findByText('2,446 kcal')).toBeInTheDocument()
    await open(user)
    await user.click(screen.getByLabelText('US'))
    expect(screen.getByLabelText('Height (inches)')).toHaveValue('10.9')
    expect(screen.getByLabelText('Height (inches)')).toHaveAttribute('aria-valuenow', '10.9')
    expect(screen.getByLabelText('Weight (lbs)')).toHaveValue('176.4')
    expect(targets().getByText('2,446 kcal')).toBeInTheDocument()
    await user.click(screen.getByLabelText('Metric'))
    expect(await screen.findByLabelText('Height (cm)')).toHaveValue('180')
    expect(screen.getByLabelText('Weight (kg)')).toHaveValue('80')
  })

  it('read as typed when Undo brings back the answers of a plan', async () => {
    const { user } = renderPlanner({ initialProfile: sampleProfile(), units: 'metric' })
    const write = async (label: string, value: string) => {
      const field = await screen.findByLabelText(label)
      await user.clear(field)
      await user.type(field, value)
    }
    const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
    await write('Height (cm)', '182')
    await press('Generate My Plan')
    await press('Change Preferences')
    await write('Age', '51')
    await press('Generate My Plan')
    await press('Undo last change')
    await press('Change Preferences')
    expect(await screen.findByLabelText('Age')).not.toHaveValue('51')
    expect(await screen.findByLabelText('Height (cm)')).toHaveValue('182')
  })

  it('leave the fields in US units empty where they hold no number', async () => {
    const { user } = renderPlanner({ initialProfile: sampleProfile({ people: 2 }), units: 'metric' })
    for (const name of ['Height (cm)', 'Weight (kg)']) {
      const field = await screen.findByLabelText(name)
      await user.clear(field)
      await user.type(field, 'tall')
    }
    await open(user)
    await user.click(screen.getByLabelText('US'))
    for (const name of ['Height (feet)', 'Height (inches)', 'Weight (lbs)'])
      expect(await screen.findByLabelText(name)).toHaveValue('')
    await user.click(screen.getByLabelText('Metric'))
    expect(await screen.findByLabelText('Height (cm)')).toHaveValue('tall')
  })

  it('name their own limits under a field that is refused', async () => {
    const { user } = renderPlanner({
      initialProfile: sampleProfile({ heightFeet: 0, heightInches: 0 }),
      units: 'metric',
    })
    const height = await screen.findByLabelText('Height (cm)')
    const weight = screen.getByLabelText('Weight (kg)')
    await user.clear(weight)
    await user.type(weight, '300')
    await submit(user)
    await waitFor(() => expect(height).toHaveFocus())
    expect(height).toHaveAccessibleDescription('Height must be between 122 and 272 cm')
    expect(weight).toHaveAccessibleDescription('Weight must be between 30 and 299 kg')
    expect(screen.getByRole('alert')).toHaveTextContent('2 answers need another look.')
  })

  it('say what is wrong with a height or a weight as soon as it is typed', async () => {
    const { user } = renderPlanner({ initialProfile: sampleProfile(), units: 'metric' })
    const height = await screen.findByLabelText('Height (cm)')
    const weight = screen.getByLabelText('Weight (kg)')
    await user.clear(height)
    await user.type(height, '280')
    await user.clear(weight)
    await user.type(weight, '20')
    expect(await targets().findByText('Height must be between 122 and 272 cm')).toBeVisible()
    expect(targets().getByText('Weight must be between 30 and 299 kg')).toBeVisible()
    expect(targets().queryByText(/^Fill in/)).toBeNull()
    await waitFor(() => expect(height).toHaveAccessibleDescription('Height must be between 122 and 272 cm'))
    await user.clear(weight)
    expect(await targets().findByText(/^Fill in/)).toBeVisible()
  })

  it('show grams in the plan and on the list', async () => {
    const { user } = renderPlanner({ initialProfile: sampleProfile(), units: 'metric' })
    await submit(user)
    await planTitle()
    expect(document.body).not.toHaveTextContent(/\d oz/)
    expect(screen.getByText(/about 2\.2 liters of fluids a day/)).toBeInTheDocument()
    for (const recipe of await screen.findAllByText('How to cook it')) await user.click(recipe)
    expect(await screen.findAllByText(/\d (?:°C|ml of water)/)).not.toEqual([])
    expect(document.body).not.toHaveTextContent(/\d °F|\d cups?\b|\d[ -]inch/)
    await user.click(screen.getByRole('tab', { name: 'Grocery List' }))
    await screen.findByRole('button', { name: 'Print List' })
    expect(document.body).not.toHaveTextContent(/\d lb(?![) ])/)
  })

  it('write drinks with the decimals of the locale', async () => {
    const { user } = renderPlanner({ initialProfile: sampleProfile(), units: 'metric', locale: 'de-DE' })
    await submit(user)
    expect(await screen.findByText(/about 2,2 liters of fluids a day/)).toBeInTheDocument()
  })
})

describe('own targets', () => {
  it('start as the estimate and take its place', async () => {
    const { user } = renderPlanner({ initialProfile: sampleProfile({ goal: 'maintain' }) })
    await targets().findByText('2,210 kcal')
    await open(user)
    await user.click(screen.getByRole('checkbox', { name: /I have my own targets/ }))
    const calories = screen.getByLabelText('Calories (kcal)')
    expect(calories).toHaveValue('2210')
    await user.clear(calories)
    await user.type(calories, '2200')
    expect(await targets().findByText('2,200 kcal')).toBeInTheDocument()
    await user.type(calories, '{Backspace}{Backspace}10 kcal')
    expect(await targets().findByText('2,210 kcal')).toBeInTheDocument()
    expect(targets().getByText(/Your own targets/)).toBeInTheDocument()
  })

  it('show their fault again where the visitor has closed the fold around it', async () => {
    const { user } = renderPlanner({
      initialProfile: sampleProfile({ ownTargets: { calories: 2000, protein: 150, carbs: 200, fat: 67 } }),
    })
    await open(user)
    const protein = screen.getByLabelText('Protein (g)')
    await user.clear(protein)
    await user.type(protein, '1')
    await submit(user)
    const link = await screen.findByRole('button', { name: /another look/ })
    for (const again of [link, screen.getByRole('button', { name: 'Generate My Plan' })]) {
      await user.click(screen.getByText('More choices'))
      expect(protein).not.toBeVisible()
      await user.click(again)
      await waitFor(() => expect(protein).toBeVisible())
    }
  })

  it('have to lie within their limits and add up', async () => {
    const { user } = renderPlanner({
      initialProfile: sampleProfile({ ownTargets: { calories: 2000, protein: 150, carbs: 200, fat: 67 } }),
    })
    await open(user)
    const calories = screen.getByLabelText('Calories (kcal)')
    await user.clear(calories)
    await user.type(calories, '3000')
    await user.clear(screen.getByLabelText('Fat (g)'))
    expect(await targets().findByText('Fat must be between 10 and 400 grams')).toBeVisible()
    expect(targets().getByText('3,000 kcal')).toBeVisible()
    expect(targets().getByText('25 g')).toBeVisible()
    expect(targets().getAllByText('–')).toHaveLength(1)
    await submit(user)
    await waitFor(() =>
      expect(screen.getByLabelText('Fat (g)')).toHaveAccessibleDescription(
        'Fat must be between 10 and 400 grams',
      ),
    )
    await user.type(screen.getByLabelText('Fat (g)'), '70')
    const sum = 'Protein, carbs and fat must add up to the calories, within 10%'
    expect(await targets().findByText(sum)).toBeVisible()
    expect(targets().getByText('3,000 kcal')).toBeVisible()
    expect(targets().queryByText('–')).toBeNull()
    const inGrams = (name: string) => Number(screen.getByLabelText<HTMLInputElement>(`${name} (g)`).value)
    const kcal = 4 * inGrams('Protein') + 4 * inGrams('Carbs') + 9 * inGrams('Fat')
    const now = `Now they add up to ${kcal.toLocaleString('en-US')} kcal.`
    expect(targets().getByText(now)).toBeVisible()
    // Beside what is typed, too.
    expect(screen.getByText(`${sum}. ${now}`)).toBeVisible()
    // The sum does not depend on the other answers.
    await user.clear(screen.getByLabelText('Age'))
    await user.type(screen.getByLabelText('Age'), '15')
    expect(await targets().findByText('Age must be between 18 and 100')).toBeVisible()
    expect(targets().getByText(now)).toBeVisible()
    await user.clear(screen.getByLabelText('Age'))
    await user.type(screen.getByLabelText('Age'), '30')
    await submit(user)
    await waitFor(() => expect(calories).toHaveAccessibleDescription(`${sum}. ${now}`))
    expect(screen.getAllByText(`${sum}. ${now}`)).toHaveLength(1)
  })

  it('are kept as typed when the box is unticked and ticked again', async () => {
    const { user } = renderPlanner({ initialProfile: sampleProfile({ goal: 'maintain' }) })
    await targets().findByText('2,210 kcal')
    await open(user)
    const box = screen.getByRole('checkbox', { name: /I have my own targets/ })
    await user.click(box)
    await user.click(box)
    await user.click(screen.getByRole('radio', { name: /Lose fat/ }))
    await targets().findByText('1,710 kcal')
    await user.click(box)
    const calories = screen.getByLabelText('Calories (kcal)')
    // Nobody had typed the estimate of before.
    expect(calories).toHaveValue('1710')
    await user.type(calories, '{Backspace}5')
    await user.click(box)
    await targets().findByText('1,710 kcal')
    await user.click(box)
    expect(screen.getByLabelText('Calories (kcal)')).toHaveValue('1715')
  })

  it('are the estimate anew after a week was made with an estimate that nobody changed', async () => {
    const { user } = renderPlanner({ initialProfile: sampleProfile({ goal: 'maintain' }) })
    await targets().findByText('2,210 kcal')
    await open(user)
    const box = () => screen.getByRole('checkbox', { name: /I have my own targets/ })
    await user.click(box())
    await submit(user)
    await planTitle()
    await user.click(screen.getByRole('button', { name: 'Change Preferences' }))
    await targets().findByText('2,210 kcal')
    await user.click(box())
    await user.click(screen.getByRole('radio', { name: /Lose fat/ }))
    await targets().findByText('1,710 kcal')
    await user.click(box())
    expect(screen.getByLabelText('Calories (kcal)')).toHaveValue('1710')
  })

  it('bind the week', async () => {
    const { user } = renderPlanner({
      initialProfile: sampleProfile({ ownTargets: { calories: 2000, protein: 150, carbs: 200, fat: 67 } }),
    })
    await submit(user)
    await planTitle()
    expect(screen.getAllByText(/2,000/).length).toBeGreaterThan(0)
  })
})

describe('the first day', () => {
  it('is the day that the visitor chose', async () => {
    const weeks: string[] = []
    const { user } = renderPlanner({
      initialProfile: sampleProfile(),
      onPlanGenerated: (week) => weeks.push(week.startDate),
    })
    await open(user)
    const day = screen.getByLabelText('First day')
    fireEvent.change(day, { target: { value: '2099-03-02' } })
    await submit(user)
    await planTitle()
    expect(weeks).toEqual(['2099-03-02'])
  })

  it('is today if the day has passed, and the form says so', async () => {
    const weeks: string[] = []
    const { user } = renderPlanner({
      initialProfile: sampleProfile(),
      onPlanGenerated: (week) => weeks.push(week.startDate),
    })
    await open(user)
    const day = screen.getByLabelText<HTMLInputElement>('First day')
    const today = day.value
    fireEvent.change(day, { target: { value: '2020-01-31' } })
    expect(day).toHaveValue('2020-01-31')
    expect(day).toHaveAccessibleDescription(/^This day has passed, so the week begins today\./)
    expect(screen.getByText(/^This day has passed/).closest('[role=status]')).toBeVisible()
    await submit(user)
    await planTitle()
    expect(weeks).toEqual([today])
    await user.click(screen.getByRole('button', { name: 'Change Preferences' }))
    await open(user)
    expect(screen.getByLabelText('First day')).toHaveValue(today)
    expect(screen.getByLabelText('First day')).toBeValid()
  })

  it.each(['20266-11-22', '9999-12-30'])('stays today if the week would have no dates: %s', async (value) => {
    const { user } = renderPlanner({ initialProfile: sampleProfile() })
    await open(user)
    const day = screen.getByLabelText<HTMLInputElement>('First day')
    const today = day.value
    fireEvent.change(day, { target: { value } })
    expect(day).toHaveValue(today)
    expect(day).toHaveAttribute('max', '9999-12-25')
  })
})

describe('people eating', () => {
  it.each([1, 3])('multiply the list and leave the portions: %i', async (people) => {
    const grams = { eaten: 0, bought: 0 }
    const planner = renderPlanner({
      initialProfile: sampleProfile({ weeklyFoodBudget: 120 * people, people }),
      onPlanGenerated: ({ days }) => {
        const items = days.flatMap(({ meals }) => meals).flatMap((meal) => meal.items)
        grams.eaten = items.reduce((sum, { quantity }) => sum + quantity, 0)
      },
      onGroceryListChange: ({ items }) => {
        grams.bought = items.reduce((sum, { usedG }) => sum + usedG, 0)
      },
    })
    await submit(planner.user)
    await planTitle()
    expect(grams.bought).toBeCloseTo(people * grams.eaten, 3)
  })

  it('is chosen from one to six', async () => {
    const { user } = renderPlanner({ initialProfile: sampleProfile() })
    await open(user)
    const people = within(screen.getByRole('group', { name: 'People eating' }))
    expect(people.getByLabelText('1')).toBeChecked()
    await user.click(people.getByLabelText('6'))
    expect(people.getByLabelText('6')).toBeChecked()
  })

  it('may each have a profile of their own, which is checked like the first', async () => {
    const { user } = renderPlanner({ initialProfile: sampleProfile({ people: 2, weeklyFoodBudget: 250 }) })
    await open(user)
    const second = within(await screen.findByRole('group', { name: 'Person 2' }))
    expect(second.getByLabelText('Portions')).toHaveDisplayValue('As much as you')
    await user.selectOptions(second.getByLabelText('Portions'), 'From a profile of their own')
    await submit(user)
    const age = second.getByLabelText('Age')
    await waitFor(() => expect(age).toHaveFocus())
    expect(age).toHaveAccessibleDescription('Age must be between 18 and 100')
    expect(screen.getByRole('alert')).toHaveTextContent('4 answers need another look.')
    await user.type(age, '40.5')
    await submit(user)
    await waitFor(() => expect(age).toBeInvalid())
    expect(age).toHaveAccessibleDescription('Age must be a whole number')
    await user.clear(age)

    for (const [label, value] of [
      ['Age', '40'],
      ['Height (feet)', '6'],
      ['Height (inches)', '0'],
      ['Weight (lbs)', '190'],
    ] as const)
      await user.type(second.getByLabelText(label), value)
    expect(age).not.toHaveAccessibleDescription()
    await user.selectOptions(second.getByLabelText('Activity level'), 'Moderately active')
    await submit(user)
    await planTitle()
    expect(screen.getByRole('group', { name: 'Portions for' })).toBeVisible()
    await user.click(screen.getByRole('radio', { name: /^Person 2/ }))
    // BMR round(10·86.18248 + 6.25·182.88 − 5·40 − 161) = 1644; 1644·1.55 − 25 = 2523.2 kcal
    expect(screen.getByRole('group', { name: 'Calories' })).toHaveTextContent('/ 2,523 kcal')
  })

  it('keep what was typed of them when a portion, or fewer people, was chosen meanwhile', async () => {
    const { user } = renderPlanner({ initialProfile: sampleProfile({ people: 3 }) })
    await open(user)
    const person = (number: number) => within(screen.getByRole('group', { name: `Person ${number}` }))
    const eat = (number: number, portion: string) =>
      user.selectOptions(person(number).getByLabelText('Portions'), portion)
    const OWN = 'From a profile of their own'
    await eat(3, OWN)
    expect(person(3).getByLabelText('Portions')).toHaveAccessibleDescription(
      'A profile is for adults. For somebody under 18, choose a portion size.',
    )
    await user.type(person(3).getByLabelText('Age'), '４0')
    await eat(3, '75% of yours')
    expect(person(3).getByLabelText('Portions')).not.toHaveAccessibleDescription()
    await eat(3, OWN)
    expect(person(3).getByLabelText('Age')).toHaveValue('４0')

    const people = within(screen.getByRole('group', { name: 'People eating' }))
    await user.click(people.getByLabelText('2'))
    await eat(2, OWN)
    expect(person(2).getByLabelText('Age')).toHaveValue('')
    await user.click(people.getByLabelText('3'))
    expect(person(3).getByLabelText('Age')).toHaveValue('４0')
  })

  it('show if the host only says who they are', async () => {
    const { user } = renderPlanner({ initialProfile: { others: [{ portion: 0.5 }] } })
    await open(user)
    const second = within(await screen.findByRole('group', { name: 'Person 2' }))
    expect(second.getByLabelText('Portions')).toHaveValue('0.5')
  })

  it('are warned of their targets by their number', async () => {
    const profile = sampleProfile({
      people: 2,
      others: [
        {
          age: 70,
          gender: 'female',
          heightFeet: 5,
          heightInches: 6,
          weight: 160,
          activityLevel: 'very_active',
          goal: 'lose',
        },
      ],
    })
    renderPlanner({ initialProfile: profile })
    expect(await targets().findByText(/^Person 2 is over 65/)).toBeInTheDocument()
    expect(targets().queryByText(/^Over 65/)).toBeNull()
  })

  it('leave the targets of the first person as they are while answers of their own are missing', async () => {
    const { user } = renderPlanner({
      initialProfile: sampleProfile({
        goal: 'maintain',
        people: 3,
        others: [{ ...SLIGHT, age: 70, goal: 'lose', activityLevel: 'very_active', weight: 160 }],
      }),
    })
    await targets().findByText('2,210 kcal')
    await open(user)
    const third = within(await screen.findByRole('group', { name: 'Person 3' }))
    await user.selectOptions(third.getByLabelText('Portions'), 'From a profile of their own')
    await user.type(third.getByLabelText('Age'), '15')
    expect(targets().getByText('2,210 kcal')).toBeVisible()
    expect(targets().getByText(/^Person 2 is over 65/)).toBeVisible()
    await user.clear(screen.getAllByLabelText('Age')[0] as HTMLElement)
    await user.type(screen.getAllByLabelText('Age')[0] as HTMLElement, '15')
    expect(await targets().findByText('Age must be between 18 and 100')).toBeVisible()
  })

  it('are told of a further person whose goal leaves nothing to eat, beside their own targets', async () => {
    renderPlanner({ initialProfile: sampleProfile({ goal: 'maintain', people: 2, others: [SLIGHT] }) })
    expect(await targets().findByText(/^The answers of person 2 leave no energy to plan with/)).toBeVisible()
    expect(targets().getByText('2,210 kcal')).toBeVisible()
  })

  it('have their profiles in metric units too', async () => {
    const { user } = renderPlanner({ initialProfile: sampleProfile({ people: 2 }), units: 'metric' })
    await open(user)
    const second = within(await screen.findByRole('group', { name: 'Person 2' }))
    await user.selectOptions(second.getByLabelText('Portions'), 'From a profile of their own')
    await user.type(second.getByLabelText('Height (cm)'), '183')
    await user.type(second.getByLabelText('Weight (kg)'), '86.2')
    expect(second.getByLabelText('Height (cm)')).toHaveValue('183')
    expect(second.getByLabelText('Weight (kg)')).toHaveValue('86.2')
    await user.click(screen.getByLabelText('US'))
    expect(second.getByLabelText('Height (feet)')).toHaveValue('6')
    expect(second.getByLabelText('Weight (lbs)')).toHaveValue('190')
  })
})
