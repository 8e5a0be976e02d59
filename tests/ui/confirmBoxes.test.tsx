import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { MealPlanner, type MealPlannerHandle } from 'react-meal-planner'
import { builtInFoods, type OtherPerson, type Profile } from 'react-meal-planner/core'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { PlannerProvider } from '../../src/store/PlannerContext.js'
import { PlannerScreen } from '../../src/ui/PlannerScreen.js'
import { readyStore } from '../support/plannerStore.js'
import { renderPlanner } from '../support/renderPlanner.js'
import { sampleProfile } from '../support/sampleProfile.js'

// What reads a text loads on demand. The first load takes long on a busy machine, and no test is about that.
beforeAll(() =>
  Promise.all([import('../../src/ui/planner.chunk.js'), import('../../src/host/services.chunk.js')]),
)

type User = ReturnType<typeof renderPlanner>['user']

const NOT_APPLIED = 'We could not apply: zorbix. I will check the meals and the labels myself'
const LEFT_OUT = 'We left out: peanuts. I will check the labels myself'
const SUPERVISED = 'I do this under medical supervision'
const ERROR = 'Tick this box before we make your plan'

const formFor = (changes: Partial<Profile>) => renderPlanner({ initialProfile: sampleProfile(changes) })
const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Generate My Plan' }))
const planTitle = () => screen.findByText('Your 7-Day Meal Plan')
const box = (name: string) => screen.findByLabelText(name)

/** The form is back, or still there, with its box refused. */
async function expectRefused(name: string) {
  await waitFor(() => expect(screen.getByLabelText(name)).toHaveFocus())
  expect(screen.getByLabelText(name)).toBeInvalid()
  expect(screen.getByLabelText(name)).toHaveAccessibleDescription(ERROR)
  expect(screen.getByRole('alert')).toHaveTextContent('1 answer needs another look.')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
}

describe('the box to check labels', () => {
  it('has to be ticked before a plan if words were not understood', async () => {
    const { user } = formFor({ dietaryRestrictions: 'vegetarian, zorbix' })
    expect(await box(NOT_APPLIED)).not.toBeChecked()
    await submit(user)
    await expectRefused(NOT_APPLIED)
    await user.click(await box(NOT_APPLIED))
    expect(screen.queryByText(ERROR)).not.toBeInTheDocument()
    await submit(user)
    await planTitle()
  })

  it('is asked for together with the other answers that are missing', async () => {
    const { user } = formFor({ age: 0, dietaryRestrictions: 'zorbix' })
    await box(NOT_APPLIED)
    await submit(user)
    await waitFor(() => expect(screen.getByLabelText('Age')).toHaveFocus())
    expect(screen.getByRole('alert')).toHaveTextContent('2 answers need another look.')
    expect(screen.getByLabelText(NOT_APPLIED)).toBeInvalid()
    await user.click(screen.getByLabelText(NOT_APPLIED))
    expect(screen.getByRole('alert')).toHaveTextContent('1 answer needs another look.')
    await submit(user)
    await waitFor(() => expect(screen.getByLabelText('Age')).toHaveFocus())
    expect(screen.getByRole('alert')).toHaveTextContent('1 answer needs another look.')
    await user.type(screen.getByLabelText('Age'), '34')
    await submit(user)
    await planTitle()
  })

  it('is not asked for if the text changes so that it goes', async () => {
    const { user } = formFor({ age: 0, dietaryRestrictions: 'zorbix' })
    await box(NOT_APPLIED)
    await user.clear(screen.getByLabelText('Dietary restrictions'))
    await user.type(screen.getByLabelText('Dietary restrictions'), 'vegan')
    await submit(user)
    await screen.findByText('Understood: vegan')
    expect(screen.getByRole('alert')).toHaveTextContent('1 answer needs another look.')
  })

  it('says what was left out if an allergy was understood', async () => {
    const { user } = formFor({ dietaryRestrictions: 'allergic to peanuts' })
    await box(LEFT_OUT)
    await submit(user)
    await expectRefused(LEFT_OUT)
  })

  it('distinguishes what is applied in part from what is not applied at all', async () => {
    formFor({ dietaryRestrictions: 'low FODMAP, zorbix' })
    await box(
      'We could not apply: zorbix. We could not fully apply: low FODMAP. I will check the meals and the labels myself',
    )
    expect(screen.getByText('Not fully applied: low FODMAP')).toBeInTheDocument()
  })

  it('does not show for a diet that was understood, or for foods that are ticked', async () => {
    const { user } = formFor({ dietaryRestrictions: 'vegan', foodRestrictions: ['soy'] })
    await screen.findByText('Understood: vegan')
    expect(screen.queryByLabelText(/labels myself/)).not.toBeInTheDocument()
    await submit(user)
    await planTitle()
  })

  it('loses its tick when the text changes', async () => {
    const { user } = formFor({ dietaryRestrictions: 'zorbix' })
    await user.click(await box(NOT_APPLIED))
    await user.type(screen.getByLabelText('Dietary restrictions'), ', vegan')
    await screen.findByText('Understood: vegan')
    expect(await box(NOT_APPLIED)).not.toBeChecked()
    await submit(user)
    await expectRefused(NOT_APPLIED)
  })

  it('cannot be ticked for a text that it does not describe yet', async () => {
    const { user } = formFor({ dietaryRestrictions: 'zorbix' })
    await box(NOT_APPLIED)
    await user.type(screen.getByLabelText('Dietary restrictions'), ', quux')
    await user.click(screen.getByLabelText(NOT_APPLIED))
    expect(
      await box('We could not apply: zorbix, quux. I will check the meals and the labels myself'),
    ).not.toBeChecked()
  })

  it('takes the focus as soon as it is there when the form is sent before the text was read', async () => {
    const { user } = formFor({})
    await user.type(screen.getByLabelText('Dietary restrictions'), 'zorbix')
    await submit(user)
    await expectRefused(NOT_APPLIED)
  })

  it('is there at the next submit when the text could not be read before', async () => {
    const problems = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    let isOnline = false
    const { store } = readyStore({
      initialProfile: sampleProfile({ dietaryRestrictions: 'zorbix' }),
      foods: async () => {
        if (isOnline) return builtInFoods
        throw new Error('offline')
      },
    })
    render(
      <PlannerProvider store={store}>
        <PlannerScreen frame={createRef()} />
      </PlannerProvider>,
    )
    await waitFor(() =>
      expect(problems).toHaveBeenCalledWith(expect.stringMatching(/could not be loaded/), expect.any(Error)),
    )
    problems.mockRestore()
    isOnline = true
    await submit(userEvent.setup())
    await expectRefused(NOT_APPLIED)
  })

  it('also holds back a plan that the host asks for', async () => {
    const ref = createRef<MealPlannerHandle>()
    const onEvent = vi.fn()
    const initialProfile = sampleProfile({ dietaryRestrictions: 'zorbix' })
    render(<MealPlanner ref={ref} pauses={0} onEvent={onEvent} initialProfile={initialProfile} />)
    await act(() => ref.current?.generate())
    await expectRefused(NOT_APPLIED)
    expect(ref.current?.getPlan()).toBeNull()
    expect(onEvent.mock.calls).toEqual([[{ type: 'form_refused', fields: ['checkLabels'] }]])
  })

  it('uses the foods of a host', async () => {
    const [first] = builtInFoods
    const foods = [...builtInFoods, { ...first, id: 'zorbix', name: 'Zorbix' }]
    renderPlanner({
      catalog: { foods } as never,
      initialProfile: sampleProfile({ dietaryRestrictions: 'no zorbix' }),
    })
    expect(await screen.findByText('Understood: no zorbix')).toBeInTheDocument()
    expect(screen.queryByLabelText(/labels myself/)).not.toBeInTheDocument()
  })

  it('is empty again after New Plan', async () => {
    const { user } = formFor({ dietaryRestrictions: 'zorbix' })
    await user.click(await box(NOT_APPLIED))
    await submit(user)
    await planTitle()
    await user.click(screen.getByRole('button', { name: 'New Plan' }))
    expect(await box(NOT_APPLIED)).not.toBeChecked()
  })
})

describe('the box about medical supervision', () => {
  const under1000: Partial<Profile> = { weight: 90, age: 60, activityLevel: 'sedentary' }

  it('has to be ticked before a plan if the target is under 1,000 kcal', async () => {
    const { user } = formFor(under1000)
    expect(await box(SUPERVISED)).not.toBeChecked()
    await submit(user)
    await expectRefused(SUPERVISED)
    await user.click(await box(SUPERVISED))
    await submit(user)
    await planTitle()
  })

  it('loses its tick when an answer changes that the target follows from', async () => {
    const { user } = formFor(under1000)
    await user.click(await box(SUPERVISED))
    await user.click(screen.getByLabelText('soy'))
    expect(await box(SUPERVISED)).toBeChecked()
    await user.type(screen.getByLabelText('Age'), '{ArrowUp}')
    expect(await box(SUPERVISED)).not.toBeChecked()
  })

  it('goes away when the target comes to 1,000 kcal', async () => {
    // BMR 1270.4 → 1270; 1270 × 1.2 − 525 = 999 kcal. A tenth of a pound more: 1271 × 1.2 − 525 = 1000.2 kcal.
    const { user } = formFor({ weight: 143, age: 53, activityLevel: 'sedentary' })
    await box(SUPERVISED)
    await user.type(screen.getByLabelText('Weight (lbs)'), '{ArrowUp}')
    await waitFor(() => expect(screen.queryByLabelText(SUPERVISED)).not.toBeInTheDocument())
  })

  it('says who of all who eat needs it', async () => {
    const small: OtherPerson = {
      age: 60,
      gender: 'female',
      heightFeet: 5,
      heightInches: 0,
      weight: 90,
      activityLevel: 'sedentary',
      goal: 'lose',
    }
    const texts: (readonly [Partial<Profile>, string])[] = [
      [{ others: [small], people: 2 }, 'Person 2 does this under medical supervision'],
      [
        { others: [small, { portion: 1 }, small], people: 4 },
        'Persons 2, 4 do this under medical supervision',
      ],
      [
        { ...under1000, others: [small], people: 2 },
        'I do this under medical supervision, and so does person 2',
      ],
    ]
    for (const [profile, text] of texts) {
      const { unmount } = formFor(profile)
      expect(await box(text)).not.toBeChecked()
      unmount()
    }
  })

  it('does not show for a higher target', async () => {
    formFor({})
    await within(screen.getByLabelText('Your daily targets')).findByText('1,710 kcal')
    expect(screen.queryByLabelText(SUPERVISED)).not.toBeInTheDocument()
  })
})

describe('what a week was made for', () => {
  const MADE_FOR = 'Made for: vegetarian, no soy · Not applied: zorbix'

  it('shows on the plan and on the list', async () => {
    const { user } = formFor({ dietaryRestrictions: 'vegetarian, zorbix', foodRestrictions: ['soy'] })
    await user.click(await box(NOT_APPLIED))
    await submit(user)
    await planTitle()
    expect(screen.getByText(MADE_FOR)).toBeVisible()
    await user.click(screen.getByRole('tab', { name: 'Grocery List' }))
    expect(within(screen.getByRole('tabpanel', { name: 'Grocery List' })).getByText(MADE_FOR)).toBeVisible()
  })
})

describe('a food to avoid of the host that the form has no box for', () => {
  const formWith = (food: string) => {
    const ref = createRef<MealPlannerHandle>()
    const foodRestrictions: object = ['eggs', food]
    const initialProfile = { ...sampleProfile(), foodRestrictions } as Partial<Profile>
    render(<MealPlanner ref={ref} pauses={0} initialProfile={initialProfile} />)
    return { user: userEvent.setup({ pointerEventsCheck: 0 }), ref }
  }

  it('has to be ticked before a host’s button makes a plan, if nobody understands it', async () => {
    const { user, ref } = formWith('zorbix')
    await act(async () => ref.current?.generate())
    expect(ref.current?.getPlan()).toBeNull()
    await expectRefused(NOT_APPLIED)
    await user.click(await box(NOT_APPLIED))
    await act(async () => ref.current?.generate())
    await planTitle()
    expect(ref.current?.getPlan()?.madeFor).toEqual({
      applied: [{ kind: 'avoid', name: 'eggs' }],
      notApplied: [{ kind: 'words', name: 'zorbix' }],
    })
  })

  it('is left out of the week, as the boxes are, if it is understood', async () => {
    const { ref } = formWith('nuts')
    await act(async () => ref.current?.generate())
    await planTitle()
    const foods = ref.current?.getPlan()?.days.flatMap(({ meals }) => meals.flatMap(({ items }) => items))
    const tags = new Set(foods?.flatMap(({ food }) => food.contains))
    for (const tag of ['eggs', 'tree nuts', 'peanuts']) expect(tags).not.toContain(tag)
    expect(ref.current?.getPlan()?.madeFor?.applied.map(({ name }) => name)).toEqual(['nuts', 'eggs'])
  })
})
