import { act, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MealPlanner } from 'react-meal-planner'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { dailyTargets } from '../../src/core/nutrition/dailyTargets.js'
import { PartNotLoadedError } from '../../src/core/PartNotLoadedError.js'
import { type LeastCost, leastCost } from '../../src/core/plan/leastCost.js'
import { NoFoodLeftError } from '../../src/core/plan/NoFoodLeftError.js'
import { planRulesFor } from '../../src/core/plan/planRules.js'
import { PlannerProvider } from '../../src/store/PlannerContext.js'
import { useLeastCost } from '../../src/ui/profile/useLeastCost.js'
import { deferred, readyStore } from '../support/plannerStore.js'
import { PSEUDO_LOCALE, pseudoMessages, unmarkedWords } from '../support/pseudoLanguage.js'
import { renderPlanner } from '../support/renderPlanner.js'
import { sampleProfile } from '../support/sampleProfile.js'

vi.mock(import('../../src/core/plan/leastCost.js'), { spy: true })

beforeAll(() => Promise.all([import('../../src/ui/planner.chunk.js'), import('../../src/planner/index.js')]))

/** Somebody who needs much, on the smallest budget. */
const hungry = () =>
  sampleProfile({ weeklyFoodBudget: 25, weight: 230, activityLevel: 'very_active', goal: 'gain' })
const week = () => screen.getByRole('region', { name: 'Your week' })

describe('the least cost at the budget field', () => {
  it('says what a week costs at least, beside a budget that is too small', async () => {
    const { user } = renderPlanner({ initialProfile: hungry() })
    const line = await within(week()).findByText(/^About \$\d+ a week for these targets and foods/)
    expect(line).toHaveTextContent(/; your budget is \$25\. About \$\d+ more may be enough\.$/)
    expect(within(week()).getByText(/^At checkout, from an empty cupboard: about \$\d+\.$/)).toBeVisible()
    const budget = screen.getByLabelText('Weekly food budget')
    await user.clear(budget)
    expect(
      await within(week()).findByText(/^The least for these targets and foods is about \$\d+/),
    ).toBeVisible()
    const [, least = ''] = /about \$(\d+) a week/i.exec(line.textContent) ?? []
    await user.type(budget, least)
    const barely = await within(week()).findByText(/ may be just enough\. The least for these targets/)
    expect(barely).toHaveTextContent(`$${least} may be`)
    await user.clear(budget)
    await user.type(budget, '200')
    expect(await within(week()).findByText(/^\$200 fits\. The least for these targets/)).toBeVisible()
  })

  it('stands right below the budget, and is announced once', async () => {
    renderPlanner({ initialProfile: hungry() })
    const line = await screen.findByText(/^About \$\d+ a week for these targets and foods/)
    const status = line.closest('[role=status]')
    expect(status).not.toBeNull()
    expect(status?.previousElementSibling).toContainElement(screen.getByLabelText('Weekly food budget'))
    expect(screen.getByRole('region', { name: 'Your daily targets' })).not.toHaveTextContent('$')
  })

  it('says nothing before the body is filled in', () => {
    renderPlanner({})
    expect(within(week()).getByRole('status')).toBeEmptyDOMElement()
  })

  it('judges a budget when it is typed, not at each key, and leaves one that is too small to its field', async () => {
    renderPlanner({ initialProfile: { ...hungry(), weeklyFoodBudget: 200 } })
    const place = await within(week()).findByText(/^\$200 fits\./)
    const said: (string | null)[] = []
    const listener = new MutationObserver(() => said.push(place.textContent))
    listener.observe(place, { childList: true, characterData: true, subtree: true })
    const budget = screen.getByLabelText('Weekly food budget')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    for (const value of ['1', '19', '190']) fireEvent.change(budget, { target: { value } })
    await act(() => vi.advanceTimersByTimeAsync(500))
    expect(said).toEqual([expect.stringMatching(/^\$190 fits\./)])
    fireEvent.change(budget, { target: { value: '19' } })
    await act(() => vi.advanceTimersByTimeAsync(500))
    vi.useRealTimers()
    expect(week()).not.toHaveTextContent('$19')
    expect(week()).not.toHaveTextContent('The least')
  })

  it('is worked out to the end if the form refuses a submit meanwhile', async () => {
    vi.mocked(leastCost).mockClear()
    const profile = { ...hungry(), dietaryRestrictions: 'no zorbix' }
    const { user } = renderPlanner({ initialProfile: profile })
    await waitFor(() => expect(leastCost).toHaveBeenCalled())
    await user.click(screen.getByRole('button', { name: 'Generate My Plan' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('1 answer needs another look.')
    expect(await within(week()).findByText(/^About \$\d+ a week/)).toBeVisible()
  })

  it('is worked out once for the same foods and answers', async () => {
    const { unmount } = renderPlanner({ initialProfile: hungry() })
    await within(week()).findByText(/^About \$\d+ a week/)
    unmount()
    vi.mocked(leastCost).mockClear()
    renderPlanner({ initialProfile: hungry() })
    await within(week()).findByText(/^About \$\d+ a week/)
    expect(leastCost).not.toHaveBeenCalled()
  })

  it('is worked out once for answers that the visitor takes back, also with a catalogue written inline', async () => {
    const shop = () => (
      <MealPlanner initialProfile={hungry()} catalog={{ prices: [{ id: 'eggs', priceUsd: 3.49 }] }} />
    )
    const user = userEvent.setup({ pointerEventsCheck: 0 })
    const { rerender } = render(shop())
    await within(week()).findByText(/^About \$\d+ a week/)
    rerender(shop())
    vi.mocked(leastCost).mockClear()
    const weight = screen.getByLabelText('Weight (lbs)')
    await user.type(weight, '{Backspace}')
    await user.type(weight, '0')
    await within(week()).findByText(/^About \$\d+ a week/)
    expect(leastCost).not.toHaveBeenCalled()
  })

  it('stays unknown when the foods do not load', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { store } = readyStore({
      foods: async () => {
        throw new Error('The network is gone.')
      },
    })
    const { result } = renderHook(() => useLeastCost(dailyTargets(sampleProfile())), {
      wrapper: ({ children }) => <PlannerProvider store={store}>{children}</PlannerProvider>,
    })
    await waitFor(() => expect(complaint).toHaveBeenCalled())
    expect(result.current).toEqual({ cost: null, isSlow: false })
    complaint.mockRestore()
  })

  it.each([
    ['the planner does not load', new PartNotLoadedError(new Error('404')), 1],
    ['no week can be planned', new NoFoodLeftError(planRulesFor(sampleProfile(), [])), 0],
  ])('stays unknown when %s', async (_, error, reports) => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.mocked(leastCost).mockClear().mockRejectedValueOnce(error)
    const onError = vi.fn()
    renderPlanner({ initialProfile: { ...hungry(), age: 72 }, onError })
    await waitFor(() => expect(leastCost).toHaveBeenCalled())
    await waitFor(() => expect(onError.mock.calls).toEqual(Array(reports).fill([error])))
    expect(week()).not.toHaveTextContent(/a week for these targets/)
    complaint.mockRestore()
  })

  it('is announced as being worked out if that takes a while', async () => {
    const { promise, resolve } = deferred<LeastCost>()
    vi.mocked(leastCost).mockReturnValueOnce(promise)
    renderPlanner({ initialProfile: { ...hungry(), age: 71 } })
    const waiting = await screen.findByText('Working out what a week costs at least…')
    expect(waiting.closest('[role=status]')).toBeVisible()
    resolve({ costUsd: 60, tillUsd: 90, reached: 1, isEnough: true, missed: [], help: [], needsAll: false })
    expect(await within(week()).findByText(/^About \$60 a week/)).toBeVisible()
    expect(waiting).not.toBeInTheDocument()
  })

  it('disappears as soon as an answer that it depends on changes', async () => {
    const { user } = renderPlanner({ initialProfile: hungry() })
    await within(week()).findByText(/^About \$\d+ a week/)
    const meals = screen.getByRole('group', { name: 'Meals per day' })
    await user.click(within(meals).getByLabelText('6'))
    await waitFor(() => expect(within(week()).queryByText(/a week for these targets/)).toBeNull())
  })

  it('names what to relax if the foods have too few calories', async () => {
    renderPlanner({
      initialProfile: sampleProfile({
        weight: 230,
        activityLevel: 'very_active',
        dietaryRestrictions:
          'vegan, no vegetables, no fruit, no grains, no legumes, no nuts, no oil, no soy, no supplements',
      }),
    })
    const line = await within(week()).findByText(/^These foods reach only \d+% of the calories you need/)
    expect(line).toHaveTextContent('It would help to change one of these: ')
    expect(line).toHaveTextContent('“no legumes”')
    expect(line).not.toHaveTextContent('vegan')
  })

  it('is said in the host’s language', async () => {
    const messages = pseudoMessages
    renderPlanner({
      messages,
      locale: PSEUDO_LOCALE,
      initialProfile: hungry(),
    })
    const region = screen.getByRole('region', { name: messages.profile.groups.week })
    const line = await within(region).findByText(/⟦About \$⟧/)
    const till = within(region).getByText(/⟦At checkout/)
    for (const { textContent } of [line, till]) expect(unmarkedWords(textContent ?? '', [])).toEqual([])
  })
})
